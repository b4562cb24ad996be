import Testing

/// What `kata list` prints, to the letter.
struct ListOutputTests {
  @Test func `all katas are listed with their findings`() throws {
    let run = try ToolRun(["list"])
    #expect(
      run.output == """
        Transactions: The transactions that don't add up
        A list of card payments, pull to refresh, and a detail behind each row.

          T1    A client can name the model type without a prefix
          T2    A client can read and build every transaction
          T3    One pending payment does not take the list down
          T4    A failed load leaves no spinner turning
          T5    A second failure is shown again
          T6    A tap on a row opens its detail
          T7    Every row shows its own amount and date
          T8    Pull to refresh replaces the list
          T9    Every amount is exact and in its own currency
          T10   Dates read well, and the order is by time
          T11   When the refresh ends, the data is on screen
          T12   A client can put its own service in
          T13a  Signs are readable without colour
          T13b  Leaving the screen mid-load is not a failure
          T13c  Minor units follow the currency
          T13d  A parent that redraws builds one service
          T14   An older answer never overwrites a newer one
          T15   A refresh that fails keeps the rows  (not shown in Broken)
          T16   An empty account says so
          T17   A changed payment is drawn again  (not shown in Broken)
          T18   A retry shows the spinner, a refresh the rows
          T19   A cancellation is judged by who asked for it
          T20   An open detail shows current data

        Search: Search and spend
        Part 2 of Transactions: add search, and show what was spent.

          S1    Money that comes in is not spending
          S2    A pending payment counts as spent
          S3    Each currency has its own total
          S4    Search matches the merchant only
          S5    Search ignores case and accents
          S6    White space around a query is ignored
          S7    A search without a hit says so
          S8    The total follows the search
          S9    Totals are exact
          S10   Totals know their currency's decimals
          S11   The query outlives every load
          S12   Clearing the query brings all rows back

        Converter: The converter that shows the wrong answer
        An amount, a currency, and a rates service that answers when it likes.

          C1    The newest input wins
          C2    A failure stops the spinner
          C3    Empty or odd input clears the result
          C4    Screen state belongs to the main actor
          C5    An old request never hides the new one's spinner
          C6    The field is read in the user's locale
          C7    A failure is shown, and is not loading
          C8    The result reads as money
          C9    The spinner starts with the keystroke
          C10   A burst of keystrokes sends one request
          C11   Other code cannot write the state or reach the API
          C12   No frame contradicts itself
          C13   A Swift 6 client can share the rates service
          C14   Only a currency passes for a currency
          C15   Closing the screen frees everything
          C16   Clearing the field clears the error too
          C17   Only a cancellation of ours is silent
          C18   An answer after closing changes nothing
          C19   After a failure the same input asks again  (not shown in Broken)
          C20   Every result is an amount that money can have
          C21   A rate that makes no sense is an error
          C22   The whole text is read, or refused

        swift run kata hint <id> gives a hint, for example: swift run kata hint T1

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `one kata is listed by its name in any case`() throws {
    let run = try ToolRun(["list", "search"])
    #expect(
      run.output == """
        Search: Search and spend
        Part 2 of Transactions: add search, and show what was spent.

          S1    Money that comes in is not spending
          S2    A pending payment counts as spent
          S3    Each currency has its own total
          S4    Search matches the merchant only
          S5    Search ignores case and accents
          S6    White space around a query is ignored
          S7    A search without a hit says so
          S8    The total follows the search
          S9    Totals are exact
          S10   Totals know their currency's decimals
          S11   The query outlives every load
          S12   Clearing the query brings all rows back

        swift run kata hint <id> gives a hint, for example: swift run kata hint S1

        """)
    #expect(run.error.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func `no line is longer than eighty columns`() throws {
    for line in try ToolRun(["list"]).output.split(separator: "\n") {
      #expect(line.count <= 80)
    }
  }
}

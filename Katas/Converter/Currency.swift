/// The code of a currency.
public typealias Currency = String

/// The currencies that the converter offers.
let offeredCurrencies = ["USD", "GBP", "EUR", "JPY"]

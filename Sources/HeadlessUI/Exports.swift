// Who imports SwiftUI sees these as well, so that a kata file needs no import more than in Xcode.
@_exported import Foundation
@_exported import Observation

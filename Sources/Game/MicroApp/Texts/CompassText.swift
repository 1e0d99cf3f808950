import Micro

/// The directions on the map, whose top is north.
@available(iOS 16, *)
enum CompassText: String, TextKey {
  case east, southEast, south, southWest, west, northWest, north, northEast

  /// Creates the direction nearest to a vector in the dish, whose x points to the right and y down.
  init(_ direction: Vector) {
    // Eighths of a turn from east on, clockwise.
    let turn = Math.atan2(direction.y, direction.x) / (2 * .pi)
    let eighth = (Int((turn * 8).rounded()) + 8) % 8
    self = Self.allCases[eighth]
  }

  var phrase: Phrase {
    switch self {
    case .east: Phrase("east", "Osten")
    case .southEast: Phrase("south-east", "Südosten")
    case .south: Phrase("south", "Süden")
    case .southWest: Phrase("south-west", "Südwesten")
    case .west: Phrase("west", "Westen")
    case .northWest: Phrase("north-west", "Nordwesten")
    case .north: Phrase("north", "Norden")
    case .northEast: Phrase("north-east", "Nordosten")
    }
  }
}

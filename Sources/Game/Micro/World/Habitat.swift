/// A kind of dish: how its water flows, and where there is light and food.
///
///     var settings = WorldSettings(population: 36)
///     settings.habitat = .vents
public enum Habitat: UInt8, CaseIterable, Hashable, Sendable {
  /// Light shallows: slow eddies, and bright patches in which most food grows.
  case shallows
  /// A stream through the middle that returns along the wall. It carries away food and everybody who doesn't swim.
  case stream
  /// Dark water around hot vents. Most food rises from the vents, and the only light is their glow.
  case vents

  /// The name in options and files.
  public var name: String {
    switch self {
    case .shallows: "shallows"
    case .stream: "stream"
    case .vents: "vents"
    }
  }

  /// Creates the habitat with a name. Returns `nil` for an unknown name.
  public init?(name: String) {
    guard let found = Habitat.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

/// The water of a stream.
enum Stream {
  /// The speed in the dish's middle, in cell lengths per second: most of the speed of weather, so that a creature that
  /// swims against it keeps two thirds of a seed creature's speed.
  static let speed: Float = 0.5
}

/// The vents on the dark ground of a dish.
enum Vents {
  /// The part of the dish's radius for each vent, in cell lengths: half of that for each eddy of other dishes.
  static let room: Float = 6
  /// The light over a vent, relative to that in a bright patch of shallows.
  static let glow: Float = 0.6
  /// The radius of the glow, relative to the dish's radius.
  static let reach: Float = 0.09
  /// The highest speed of the water that turns around a vent, in cell lengths per second.
  static let current: Float = 0.35
  /// The share of the motes that rise from a vent. The others are everywhere.
  static let share: Float = 0.75
  /// The largest distance from its vent at which a mote rises, relative to the dish's radius.
  static let spread: Float = 0.16
}

extension WorldSettings {
  /// The light at its brightest place without weather, 0 … 1.
  var brightness: Float { habitat == .vents ? light * Vents.glow : light }
}

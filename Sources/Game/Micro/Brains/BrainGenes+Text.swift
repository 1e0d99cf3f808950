extension InnerSense {
  /// The name in genome files and on the screen.
  public var name: String {
    switch self {
    case .bias: "bias"
    case .energy: "energy"
    case .health: "health"
    case .speed: "speed"
    case .spin: "spin"
    case .wall: "wall"
    }
  }
}

extension Command {
  /// The name in genome files and on the screen.
  public var name: String {
    switch self {
    case .effort: "effort"
    case .tempo: "tempo"
    case .turn: "turn"
    case .bite: "bite"
    case .jet: "jet"
    case .toxin: "toxin"
    case .grab: "grab"
    case .thrust: "thrust"
    case .shock: "shock"
    }
  }
}

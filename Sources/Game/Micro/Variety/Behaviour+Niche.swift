extension Behaviour {
  /// The numbers that distinguish behaviours.
  public enum Axis: Int, CaseIterable, Sendable {
    /// The speed of the creature.
    case speed
    /// The part of its gain that comes from hunting.
    case hunting
    /// The number of its weapons.
    case weapons
    /// The number of its cells.
    case size
    /// Its distance from the middle of the dish.
    case place

    /// The bounds between classes. A value at a bound belongs to the upper class.
    ///
    /// They are chosen so that generation 0 (10 to 13 cells, up to one length per second, zero to two weapons) is in
    /// the middle rather than at an edge. Half of the dish's water is within 0.7 of its radius.
    public var bounds: [Float] {
      switch self {
      case .speed: [0.5, 1]
      case .hunting: [1 / 3, 2 / 3]
      case .weapons: [1, 3]
      case .size: [10, 14]
      case .place: [0.707_106_8]
      }
    }

    /// The number of classes.
    public var classCount: Int { bounds.count + 1 }

    /// Returns the class of a value, from 0 on. NaN counts as the lowest.
    func classOf(_ value: Float) -> Int { bounds.count { value >= $0 } }
  }

  /// The number of niches: 162.
  public static var nicheCount: Int { Axis.allCases.reduce(1) { $0 * $1.classCount } }

  /// Returns the class along an axis.
  public func classAlong(_ axis: Axis) -> Int { axis.classOf(self[axis]) }

  /// The index in the grid, 0 ..< `nicheCount`. The last axis changes it fastest.
  public var niche: Int {
    Axis.allCases.reduce(0) { $0 * $1.classCount + classAlong($1) }
  }

  /// Returns the class along an axis of all creatures in a niche.
  public static func classOf(niche: Int, along axis: Axis) -> Int {
    precondition((0..<nicheCount).contains(niche), "there is no niche \(niche)")
    var rest = niche
    for other in Axis.allCases.reversed() {
      if other == axis { return rest % other.classCount }
      rest /= other.classCount
    }
    return rest
  }
}

extension Behaviour {
  /// The numbers by which behaviours are told apart.
  public enum Axis: Int, CaseIterable, Sendable {
    case speed
    case hunting
    case weapons
    case size
    case place

    /// Where one class ends and the next begins: a value at the bound belongs to the upper class.
    ///
    /// Own choice, so that generation 0 (10 to 13 cells, up to one length a second, no or two
    /// weapons) stands in the middle rather than at an edge. Half of the dish's water lies within
    /// 0.7 of its radius.
    public var bounds: [Float] {
      switch self {
      case .speed: [0.5, 1]
      case .hunting: [1 / 3, 2 / 3]
      case .weapons: [1, 3]
      case .size: [10, 14]
      case .place: [0.707_106_8]
      }
    }

    /// How many classes it has.
    public var classCount: Int { bounds.count + 1 }

    /// The class of a value, from 0 on. What isn't a number counts as the lowest.
    func classOf(_ value: Float) -> Int { bounds.count { value >= $0 } }
  }

  /// How many niches there are: 162.
  public static var nicheCount: Int { Axis.allCases.reduce(1) { $0 * $1.classCount } }

  /// The class along an axis.
  public func classAlong(_ axis: Axis) -> Int { axis.classOf(self[axis]) }

  /// The cell of the grid, 0 ..< `nicheCount`; the last axis changes it fastest.
  public var niche: Int {
    Axis.allCases.reduce(0) { $0 * $1.classCount + classAlong($1) }
  }

  /// The class along an axis of everybody in a niche.
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

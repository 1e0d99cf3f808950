import CoreGraphics

/// A displacement in points: right and down are positive.
public struct UIOffset: Sendable, Equatable, Codable {
  /// Displacement to the right.
  public var horizontal: CGFloat
  /// Displacement downward.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// No displacement.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Whether the two offsets are equal in both directions.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

import CoreGraphics

/// A displacement in points. Positive values are to the right and down.
public struct UIOffset: Sendable, Equatable, Codable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement down.
  public var vertical: CGFloat

  /// An offset of 0.
  public static let zero = UIOffset()

  /// Creates an offset of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Returns whether the offsets are equal in both directions.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

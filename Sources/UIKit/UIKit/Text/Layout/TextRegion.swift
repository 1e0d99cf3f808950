import CoreGraphics

/// Where lines may stand when that is not all of a column: beside shapes, or within one.
///
/// Points are those of the region, from its top left, y down; its lines have the region's padding at both
/// of their ends. The region is asked line by line, from the top, with the rectangle that a line would
/// have in a column.
struct TextRegion {
  /// An answer to a proposed rectangle.
  struct Answer {
    /// What of it a line may have, or where it may stand below; empty where there is no room.
    var fragment: CGRect
    /// The rest of the proposed rectangle behind the fragment, to be proposed next.
    var rest: CGRect
  }

  /// The width of proposed rectangles, paddings included.
  let width: CGFloat
  /// What stays free at both ends of each fragment.
  let padding: CGFloat
  /// Where the region ends; infinite if it doesn't.
  let bottom: CGFloat
  /// The answer to a rectangle for the line that begins at a UTF-16 unit, in a paragraph that reads right
  /// to left or doesn't.
  let answer: (_ proposed: CGRect, _ unit: Int, _ isRightToLeft: Bool) -> Answer
  /// The next height below one at which there may be more room.
  let next: (_ below: CGFloat) -> CGFloat

  /// The widths of text that count as having no end, as those of columns do.
  static let unlimited: CGFloat = 1e6
  /// A region that has had no room so many times has none at all.
  static let maximumMoves = 4096

  /// What the fragment of a rectangle is for text; `nil` if it isn't one.
  ///
  /// - Parameter column: the width of text in a proposed rectangle.
  func area(
    of fragment: CGRect, in proposed: CGRect, column: CGFloat
  ) -> (left: CGFloat, right: CGFloat)? {
    guard fragment.minX.isFinite, fragment.minY.isFinite, fragment.width.isFinite,
      fragment.width > 0, fragment.height > 0
    else { return nil }
    // To the bit, so that a line that has all the width is that of a column.
    if isWhole(fragment, proposed) { return (0, column) }
    return (fragment.minX, max(fragment.minX, fragment.maxX - 2 * padding))
  }

  func isWhole(_ fragment: CGRect, _ proposed: CGRect) -> Bool {
    fragment.minX == 0 && fragment.width == width && proposed.minX == 0 && proposed.width == width
  }

  /// The first room at a height or below it for a line on which nothing stands yet; `nil` where the region
  /// ends before.
  func room(
    from top: CGFloat, height: CGFloat, unit: Int, isRightToLeft: Bool, column: CGFloat
  ) -> (fragment: CGRect, area: (left: CGFloat, right: CGFloat))? {
    var proposed = CGRect(x: 0, y: top, width: width, height: height)
    for _ in 0..<Self.maximumMoves {
      let fragment = answer(proposed, unit, isRightToLeft).fragment
      let area = area(of: fragment, in: proposed, column: column)
      let place = area == nil ? proposed.minY : max(proposed.minY, fragment.minY)
      guard place + height <= bottom + PixelGrid.noise else { return nil }
      if let area, area.right > area.left || isWhole(fragment, proposed) {
        return (CGRect(x: fragment.minX, y: place, width: fragment.width, height: height), area)
      }
      proposed.origin.y = lower(than: place)
    }
    return nil
  }

  /// Where to ask next when there was no room at a height.
  func lower(than y: CGFloat) -> CGFloat { max(next(y), y + 0.01) }
}

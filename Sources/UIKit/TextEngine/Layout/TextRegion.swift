import CoreGraphics

/// An area for lines that isn't a whole column: next to shapes, or inside one.
///
/// Points are relative to the region's top left, with y pointing down. Its lines have the region's padding
/// at both ends. The region is queried line by line from the top, with the rectangle that a line would
/// have in a column.
package struct TextRegion {
  /// The result for a proposed rectangle.
  package struct Answer {
    /// The part of the rectangle that a line may use, or a rectangle below it. Empty if there is no space.
    var fragment: CGRect
    /// The rest of the proposed rectangle behind the fragment, which is proposed next.
    var rest: CGRect

    package init(fragment: CGRect, rest: CGRect) {
      self.fragment = fragment
      self.rest = rest
    }
  }

  /// The width of proposed rectangles, including padding.
  let width: CGFloat
  /// The padding at both ends of each fragment.
  let padding: CGFloat
  /// The region's bottom, or infinity without one.
  let bottom: CGFloat
  /// Returns the result for a rectangle, for the line that begins at a UTF-16 unit, in a paragraph with
  /// the given direction.
  let answer: (_ proposed: CGRect, _ unit: Int, _ isRightToLeft: Bool) -> Answer
  /// Returns the next lower position at which there may be more space.
  let next: (_ below: CGFloat) -> CGFloat

  package init(
    width: CGFloat, padding: CGFloat, bottom: CGFloat,
    answer: @escaping (_ proposed: CGRect, _ unit: Int, _ isRightToLeft: Bool) -> Answer,
    next: @escaping (_ below: CGFloat) -> CGFloat
  ) {
    self.width = width
    self.padding = padding
    self.bottom = bottom
    self.answer = answer
    self.next = next
  }

  /// The width from which text counts as unlimited, as in columns.
  package static let unlimited: CGFloat = 1e6
  /// The number of failed attempts after which a region counts as having no space.
  static let maximumMoves = 4096

  /// Returns the area of a fragment for text, or `nil` if the fragment can't contain text.
  ///
  /// - Parameter column: The width of text in a proposed rectangle.
  func area(
    of fragment: CGRect, in proposed: CGRect, column: CGFloat
  ) -> (left: CGFloat, right: CGFloat)? {
    guard fragment.minX.isFinite, fragment.minY.isFinite, fragment.width.isFinite,
      fragment.width > 0, fragment.height > 0
    else { return nil }
    // Exactly equal, so that a line with the full width is identical to that of a column.
    if isWhole(fragment, proposed) { return (0, column) }
    return (fragment.minX, max(fragment.minX, fragment.maxX - 2 * padding))
  }

  func isWhole(_ fragment: CGRect, _ proposed: CGRect) -> Bool {
    fragment.minX == 0 && fragment.width == width && proposed.minX == 0 && proposed.width == width
  }

  /// Returns the first space at or below a height for an empty line, or `nil` if the region ends before
  /// that.
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

  /// Returns the next height to try after there was no space at a height.
  func lower(than y: CGFloat) -> CGFloat { max(next(y), y + 0.01) }
}

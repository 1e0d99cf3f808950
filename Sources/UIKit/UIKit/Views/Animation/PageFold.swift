import CoreGraphics

/// The fold of a page that is being turned: a pure function of the turn's progress.
///
/// Layers are drawn flat and can't be bent, so a page doesn't roll. Instead it is folded at a line that moves
/// from the page's free edge to the spine, and the part beyond the line is seen from behind, over the part
/// that isn't turned yet.
struct PageFold: Equatable {
  /// The size of all pages together, in points.
  var size: CGSize
  var isVertical = false
  /// Whether pages are bound at the right, or at the bottom.
  var isFlipped = false
  /// The position of the spine, in points from the edge that the pages are bound at: 0, or half the
  /// length.
  var spine: CGFloat = 0

  /// The distance from the edge at which pages are bound to the other one.
  var length: CGFloat { isVertical ? size.height : size.width }
  var pageLength: CGFloat { length - spine }

  /// Returns the position of the fold after `progress`, from 0 to 1, of the turn.
  func fold(at progress: CGFloat) -> CGFloat { length - pageLength * progress }

  /// Returns the part of the page's front that is still visible.
  func front(at progress: CGFloat) -> CGRect { rect(spine, fold(at: progress)) }

  /// The frame of the turned page at rest.
  var page: CGRect { rect(spine, length) }

  /// Returns the visible part of the page's back.
  func back(at progress: CGFloat) -> CGRect {
    let fold = fold(at: progress)
    return rect(2 * fold - length, fold)
  }

  /// Returns the frame of the page's whole back, of which ``back(at:)`` is visible.
  func wholeBack(at progress: CGFloat) -> CGRect {
    let free = 2 * fold(at: progress) - length
    return rect(free, free + pageLength)
  }

  /// Returns a strip of `width` points beyond the fold, on the page beneath.
  func shadow(at progress: CGFloat, width: CGFloat) -> CGRect {
    let fold = fold(at: progress)
    return rect(fold, fold + width)
  }

  /// Returns a strip of `width` points on the page's back, at the fold.
  func shade(at progress: CGFloat, width: CGFloat) -> CGRect {
    let fold = fold(at: progress)
    return rect(max(2 * fold - length, fold - width), fold)
  }

  /// Returns the rectangle between two distances from the edge at which pages are bound.
  private func rect(_ low: CGFloat, _ high: CGFloat) -> CGRect {
    let extent = max(0, high - low)
    let start = isFlipped ? length - low - extent : low
    return isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: extent)
      : CGRect(x: start, y: 0, width: extent, height: size.height)
  }
}

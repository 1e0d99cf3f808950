import UIKit

/// The content next to a header, and touches in both.
extension HeaderHost {
  /// Whether the header may cover content.
  var headerStays: Bool {
    minimumHeaderHeight.length > 0 || keeper.settings.geometry.expansion == .immediate
  }

  /// The effective minimum height in points, at most the height at rest.
  var minimumThatCounts: CGFloat {
    min(minimumHeaderHeight.length, header?.restingHeight ?? 0)
  }

  /// The offset at which the end of the content is at the bottom of the visible area.
  var lowestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(-insets.top, contentSize.height + insets.bottom - bounds.height)
  }

  /// The height in points, below the top inset, that the header covers now.
  var presentCover: CGFloat {
    guard let header, header.isInPlace, headerStays else { return 0 }
    let bottom = header.presentState(settings, in: self).containerFrame.maxY
    return max(bottom - bounds.minY - adjustedContentInset.top, 0)
  }

  /// Returns the height in points, below the top inset, that the header covers once the content at `y` has
  /// moved to its bottom edge.
  func cover(over y: CGFloat) -> CGFloat {
    guard let header, header.isInPlace, headerStays else { return 0 }
    guard settings.geometry.expansion == .immediate, let state = header.state else {
      return minimumThatCounts
    }
    // The header appears when the user scrolls down that far.
    return state.containerFrame.maxY >= y ? header.restingHeight : minimumThatCounts
  }

  /// Returns the rectangle that must become visible so that the header doesn't cover `rect`, or `nil` if `rect`
  /// is in a header that is already visible.
  func rectBesideHeader(_ rect: CGRect) -> CGRect? {
    if headerStays, let frame = header?.state?.containerFrame, rect.lies(in: frame) { return nil }
    let cover = self.cover(over: rect.minY)
    return CGRect(
      x: rect.minX, y: rect.minY - cover, width: rect.width, height: rect.height + cover)
  }

  // MARK: Touches

  /// Whether a drag may cancel a touch in a button of the header. A header full of buttons has to scroll as
  /// well as rows full of buttons.
  func dragMayTakeTouch(from view: UIView) -> Bool {
    guard view is UIButton, let header else { return false }
    return view.isDescendant(of: header.view)
  }

  /// Returns the view that receives a touch that hit `view`: the view behind the header, if the header passes
  /// touches through.
  func receiver(of view: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard headerPassesTouchesThrough, let header, view === header.view else { return view }
    for view in subviews.reversed() where view !== header.outermost {
      if let behind = view.hitTest(convert(point, to: view), with: event) { return behind }
    }
    return self
  }
}

extension CGRect {
  /// Whether the rectangle is inside another one, to the nearest pixel. Views are placed on whole pixels, so a
  /// view at the header's edge may extend beyond it by part of one. `contains(_:)` compares a union for
  /// equality, which fails because of rounding.
  fileprivate func lies(in other: CGRect) -> Bool {
    let pixel: CGFloat = 1
    return minX >= other.minX - pixel && maxX <= other.maxX + pixel && minY >= other.minY - pixel
      && maxY <= other.maxY + pixel
  }
}

import UIKit

/// Content beside a header, and touches of either.
extension HeaderHost {
  /// Whether the header may lie over content.
  var headerStays: Bool {
    minimumHeaderHeight.length > 0 || keeper.settings.geometry.expansion == .immediate
  }

  /// The minimum height in points, which is no more than the height at rest.
  var minimumThatCounts: CGFloat {
    min(minimumHeaderHeight.length, header?.restingHeight ?? 0)
  }

  /// The offset at which the end of the content is at the bottom of what is seen.
  var lowestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(-insets.top, contentSize.height + insets.bottom - bounds.height)
  }

  /// Points below the top inset that the header covers now.
  var presentCover: CGFloat {
    guard let header, header.isInPlace, headerStays else { return 0 }
    let bottom = header.presentState(settings, in: self).containerFrame.maxY
    return max(bottom - bounds.minY - adjustedContentInset.top, 0)
  }

  /// Points below the top inset that the header covers when content at `y` comes to lie below it.
  func cover(over y: CGFloat) -> CGFloat {
    guard let header, header.isInPlace, headerStays else { return 0 }
    guard settings.geometry.expansion == .immediate, let state = header.state else {
      return minimumThatCounts
    }
    // Scrolled down to there, the header comes out.
    return state.containerFrame.maxY >= y ? header.restingHeight : minimumThatCounts
  }

  /// The rectangle that has to be made visible for `rect` to be seen beside the header; `nil` when
  /// `rect` is in a header that is seen already.
  func rectBesideHeader(_ rect: CGRect) -> CGRect? {
    if headerStays, let frame = header?.state?.containerFrame, rect.lies(in: frame) { return nil }
    let cover = self.cover(over: rect.minY)
    return CGRect(
      x: rect.minX, y: rect.minY - cover, width: rect.width, height: rect.height + cover)
  }

  // MARK: Touches

  /// Whether a drag may take its touch from a button in the header: a header full of buttons has to
  /// scroll as well as rows full of buttons.
  func dragMayTakeTouch(from view: UIView) -> Bool {
    guard view is UIButton, let header else { return false }
    return view.isDescendant(of: header.view)
  }

  /// Who gets a touch that hit `view`: what is behind the header, when the header lets it through.
  func receiver(of view: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard headerPassesTouchesThrough, let header, view === header.view else { return view }
    for view in subviews.reversed() where view !== header.outermost {
      if let behind = view.hitTest(convert(point, to: view), with: event) { return behind }
    }
    return self
  }
}

extension CGRect {
  /// Whether the rectangle lies in another one, to the pixel: views are placed on whole ones, and what
  /// is at the header's edge may lie part of one beside it. `contains(_:)` compares a union for equality,
  /// which rounding breaks.
  fileprivate func lies(in other: CGRect) -> Bool {
    let pixel: CGFloat = 1
    return minX >= other.minX - pixel && maxX <= other.maxX + pixel && minY >= other.minY - pixel
      && maxY <= other.maxY + pixel
  }
}

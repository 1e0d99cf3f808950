import CoreGraphics

extension UIView {
  /// Resizes the subviews by their autoresizing masks after a change of this view's size.
  func resizeSubviewsByMask(oldSize: CGSize) {
    let size = _layer.bounds.size
    for view in _subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.resizeByMask(from: oldSize, to: size)
    }
  }

  private func resizeByMask(from old: CGSize, to new: CGSize) {
    let mask = viewState.autoresizingMask
    guard !mask.isEmpty else { return }
    let frame = self.frame
    let x = AutoresizingSpan(origin: frame.minX, length: frame.width).resized(
      from: old.width, to: new.width,
      before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let y = AutoresizingSpan(origin: frame.minY, length: frame.height).resized(
      from: old.height, to: new.height,
      before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    let resized = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    if resized != frame { self.frame = resized }
  }
}

/// A view's position and length along one axis.
package struct AutoresizingSpan: Equatable {
  package var origin: CGFloat
  package var length: CGFloat

  package init(origin: CGFloat, length: CGFloat) {
    self.origin = origin
    self.length = length
  }

  /// Returns the span after the superview's length changed from `old` to `new`.
  ///
  /// The difference is distributed to the flexible parts in proportion to their lengths (UIView
  /// documentation, "autoresizingMask"), or in equal parts if all lengths are 0.
  package func resized(
    from old: CGFloat, to new: CGFloat, before: Bool, size: Bool, after: Bool
  ) -> AutoresizingSpan {
    guard before || size else { return self }
    let difference = new - old
    let margin = old - origin - length
    let total = (before ? origin : 0) + (size ? length : 0) + (after ? margin : 0)
    let count = CGFloat((before ? 1 : 0) + (size ? 1 : 0) + (after ? 1 : 0))
    func share(_ part: CGFloat) -> CGFloat {
      total > 0 ? difference * part / total : difference / count
    }
    return AutoresizingSpan(
      origin: before ? origin + share(origin) : origin,
      length: size ? max(0, length + share(length)) : length)
  }
}

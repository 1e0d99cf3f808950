import CoreGraphics
import QuartzCore

extension UIView {
  /// Returns a rectangle of the view in the screen's coordinates, or `nil` outside windows.
  func frameOnScreen(of rect: CGRect) -> CGRect? {
    window.map { $0.convert(convert(rect, to: nil), to: nil as UIWindow?) }
  }

  /// Converts a rectangle to a view's coordinates. `nil` means the window's coordinates, or those
  /// of the topmost view in a hierarchy without a window.
  func _convert(_ rect: CGRect, toView view: UIView?) -> CGRect {
    if view === self { return rect }
    if view === _superview, let view { return toSuperview(rect, view) }
    let (top, ascended) = ascend(rect, until: view)
    if top === view { return ascended }
    guard let view else { return ascended }
    return view.descend(top.acrossHierarchies(ascended, to: view.topView))
  }

  func _convert(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    (view ?? topView)._convert(rect, toView: self)
  }

  func _convert(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    _convert(CGRect(origin: point, size: .zero), toView: view).origin
  }

  func _convert(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    _convert(CGRect(origin: point, size: .zero), fromView: view).origin
  }

  func _convert(_ rect: CGRect, toSpace space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return _convert(rect, toView: view) }
    if let fixed = space as? FixedScreenSpace {
      return fixed.fromScreen(_convert(rect, toSpace: fixed.screen))
    }
    let top = topView
    let inTop = _convert(rect, toView: top)
    guard let window = top as? UIWindow else { return inTop }
    return inTop.applying(window.toSuperlayer)
  }

  func _convert(_ rect: CGRect, fromSpace space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return view._convert(rect, toView: self) }
    if let fixed = space as? FixedScreenSpace {
      return _convert(fixed.toScreen(rect), fromSpace: fixed.screen)
    }
    let top = topView
    let inTop = (top as? UIWindow).map { rect.applying($0.toSuperlayer.inverted()) } ?? rect
    return top._convert(inTop, toView: self)
  }

  /// The transform from this layer's coordinates to those of its superlayer.
  var toSuperlayer: CGAffineTransform {
    let bounds = _layer.bounds
    let anchor = _layer.anchorPoint
    let position = _layer.position
    let pivot = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    let transform = _layer.affineTransform()
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - pivot.x, y: position.y - pivot.y)
    }
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var topView: UIView {
    var view = self
    while let superview = view._superview { view = superview }
    return view
  }

  private func toSuperview(_ rect: CGRect, _ superview: UIView) -> CGRect {
    if CATransform3DIsAffine(_layer.transform) { return rect.applying(toSuperlayer) }
    return _layer.convert(rect, to: superview._layer)
  }

  /// Converts a rectangle up to `view`, or to the top if `view` isn't an ancestor.
  private func ascend(_ rect: CGRect, until view: UIView?) -> (UIView, CGRect) {
    var current = self
    var rect = rect
    while current !== view, let superview = current._superview {
      rect = current.toSuperview(rect, superview)
      current = superview
    }
    return (current, rect)
  }

  /// Converts a rectangle from the top view's coordinates down to this view's.
  private func descend(_ rect: CGRect) -> CGRect {
    guard let superview = _superview else { return rect }
    let outer = superview.descend(rect)
    if CATransform3DIsAffine(_layer.transform) {
      return outer.applying(toSuperlayer.inverted())
    }
    return _layer.convert(outer, from: superview._layer)
  }

  /// Converts a rectangle between two topmost views: windows on the screen, or views of hierarchies without a
  /// window, whose frames are compared as if they had one superview.
  private func acrossHierarchies(_ rect: CGRect, to other: UIView) -> CGRect {
    guard other !== self else { return rect }
    return rect.applying(toSuperlayer).applying(other.toSuperlayer.inverted())
  }
}

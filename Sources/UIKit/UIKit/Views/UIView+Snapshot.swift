import CoreGraphics
import QuartzCore

extension UIView {
  func _snapshotView(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard !rect.isEmpty, let image = render(afterUpdates: afterUpdates) else { return nil }
    let scale = _layer.contentsScale
    let part = CGRect(
      x: (rect.minX - bounds.minX) * scale, y: (rect.minY - bounds.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contentsScale = scale
    view.layer.contents = part.size == image.size ? image : image.cropping(to: part)
    if capInsets != .zero {
      view.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: (rect.width - capInsets.left - capInsets.right) / rect.width,
        height: (rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return view
  }

  func _drawHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard UIGraphicsGetCurrentContext() != nil, let image = render(afterUpdates: afterUpdates)
    else { return false }
    UIImage(cgImage: image, scale: _layer.contentsScale, orientation: .up).draw(in: rect)
    return true
  }

  /// Returns an image of a part of the view after pending changes, at `magnification` times the
  /// screen's resolution and without one of its subviews.
  func magnifiedPicture(of rect: CGRect, magnification: CGFloat, without subview: UIView)
    -> CGImage?
  {
    guard !rect.isEmpty else { return nil }
    RenderLoop.current.commit()
    let tree = RenderLoop.current.layerTree(root: _layer)
    let left = RenderLoop.current.layerTree(root: subview.layer).root.id
    var properties = tree.root.properties
    properties.bounds = rect
    return Compositor.render(
      LayerTree(
        root: LayerNode(
          id: tree.root.id, properties: properties,
          children: tree.root.children.filter { $0.id != left }),
        size: rect.size, scale: tree.scale * magnification))
  }

  /// Returns an image of the view at its scale. The view's own transform and position are ignored.
  private func render(afterUpdates: Bool) -> CGImage? {
    guard !bounds.isEmpty else { return nil }
    if afterUpdates { RenderLoop.current.commit() }
    return Compositor.render(RenderLoop.current.layerTree(root: _layer))
  }
}

extension CGImage {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}

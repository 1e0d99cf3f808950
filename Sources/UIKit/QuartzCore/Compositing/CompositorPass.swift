import CCairo
import CoreGraphics

/// One traversal of a layer tree, from back to front.
///
/// The drawing order is that of iOS: shadow, backdrop, background, gradient or shape, contents, sublayers,
/// border. Content that has to be composited as one picture (group opacity, masks) is first drawn on a separate
/// surface.
final class CompositorPass {
  /// The drawing targets, the innermost group last.
  private(set) var targets: [CairoTarget]
  var target: CairoTarget { targets[targets.count - 1] }

  init(_ target: CairoTarget) { targets = [target] }

  /// - Parameters:
  ///   - transform: The transform from the layer's own coordinates to device pixels.
  ///   - alpha: The factor for the layer's opacity.
  ///   - clip: The visible part of the device.
  ///   - isFlipped: Whether the y axis is flipped. Contents aren't flipped.
  func draw(
    _ node: LayerNode, transform: PlaneTransform, alpha: CGFloat = 1, clip: CGRect,
    isFlipped: Bool = false
  ) {
    let properties = node.properties
    let opacity = alpha * CGFloat(min(1, properties.opacity))
    guard !properties.isHidden, opacity > 0, !node.extent.isNull else { return }
    guard properties.isDoubleSided || transform.showsFront(of: properties.bounds) != isFlipped
    else { return }
    let area = PixelRect(covering: transform.boundingBox(of: node.extent).intersection(clip))
    guard !area.isEmpty else { return }
    guard transform.isAffine else {
      drawWarped(node, transform: transform, alpha: alpha, area: area)
      return
    }
    guard transform.isDrawable else { return }
    guard needsGroup(node, opacity: opacity) else {
      drawParts(node, transform, opacity, clip, isFlipped)
      return
    }
    let group = drawGroup(area) { drawParts(node, transform, 1, area.rect, isFlipped) }
    if let mask = node.mask {
      let coverage = drawGroup(area) {
        drawSublayer(mask, of: properties, transform, 1, area.rect, isFlipped)
      }
      group.keep(under: coverage)
    }
    target.paint(group, alpha: Double(opacity), mode: properties.blendMode)
  }

  private func drawGroup(_ area: PixelRect, _ body: () -> Void) -> CairoTarget {
    let group = CairoTarget(area: area)
    targets.append(group)
    body()
    targets.removeLast()
    return group
  }

  /// Returns whether a layer needs a group. A layer with a single part can be faded without one.
  private func needsGroup(_ node: LayerNode, opacity: CGFloat) -> Bool {
    if node.mask != nil || node.properties.blendMode != .normal { return true }
    guard opacity < 1, node.properties.allowsGroupOpacity else { return false }
    return !node.children.isEmpty || node.properties.partCount > 1
  }

  private func drawSublayer(
    _ child: LayerNode, of parent: LayerProperties, _ transform: PlaneTransform,
    _ alpha: CGFloat, _ clip: CGRect, _ isFlipped: Bool
  ) {
    draw(
      child,
      transform: child.properties.planeTransform(inside: parent).followed(by: transform),
      alpha: alpha, clip: clip, isFlipped: isFlipped != parent.isGeometryFlipped)
  }

  private func drawParts(
    _ node: LayerNode, _ transform: PlaneTransform, _ alpha: CGFloat, _ clip: CGRect,
    _ isFlipped: Bool
  ) {
    let properties = node.properties
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if !properties.masksToBounds, let shadow = properties.shadow {
      drawShadow(shadow, of: node, transform, alpha, clip)
    }
    guard target.setTransform(transform) else { return }
    if let backdrop = properties.backdrop {
      drawBackdrop(backdrop, of: properties, transform, alpha, clip)
    }
    let outline = properties.outline.drawable(
      in: clip, transform, border: properties.borderWidth)
    drawBackground(properties, outline, alpha)
    cairo_save(cairo)
    if properties.masksToBounds { self.clip(to: outline, transform) }
    switch properties.content {
    case .none: break
    case .gradient(let gradient): drawGradient(gradient, properties, outline, alpha)
    case .shape(let shape): drawShape(shape, alpha)
    }
    drawContents(properties, transform, alpha, isFlipped)
    let inside =
      properties.masksToBounds
      ? clip.intersection(transform.boundingBox(of: properties.bounds)) : clip
    for child in node.children {
      drawSublayer(child, of: properties, transform, alpha, inside, isFlipped)
    }
    cairo_restore(cairo)
    drawBorder(properties, outline, alpha)
  }
}

extension LayerProperties {
  var blendMode: CGBlendMode {
    self.compositingFilter.flatMap { CALayer.blendModes[$0] } ?? .normal
  }

  /// The number of parts that the layer itself draws and that could overlap.
  fileprivate var partCount: Int {
    var count = 0
    if shadow != nil { count += 1 }
    if self.backdrop != nil { count += 1 }
    if (backgroundColor?.alpha ?? 0) > 0 || self.backgroundPattern != nil { count += 1 }
    if contents != nil { count += 1 }
    if self.borderWidth > 0 { count += 1 }
    switch self.content {
    case .none: break
    case .gradient: count += 1
    case .shape(let shape):
      count += (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
    }
    return count
  }
}

extension PlaneTransform {
  /// Returns whether the visible side of `rect` is the front.
  fileprivate func showsFront(of rect: CGRect) -> Bool {
    let origin = apply(CGPoint(x: rect.minX, y: rect.minY))
    let right = apply(CGPoint(x: rect.maxX, y: rect.minY))
    let below = apply(CGPoint(x: rect.minX, y: rect.maxY))
    return (right.x - origin.x) * (below.y - origin.y)
      >= (right.y - origin.y) * (below.x - origin.x)
  }
}

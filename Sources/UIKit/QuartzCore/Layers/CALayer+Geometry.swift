extension LayerProperties {
  /// The bounding box of the transformed bounds in the superlayer's coordinates.
  var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    return planeTransform.boundingBox(of: bounds)
  }

  /// The transform from the layer's own coordinates to the superlayer's, before the superlayer's
  /// `sublayerTransform` and flip.
  var planeTransform: PlaneTransform {
    let anchor = anchorInBounds
    if CATransform3DIsIdentity(transform) {
      return PlaneTransform(dx: position.x - anchor.x, dy: position.y - anchor.y)
    }
    return PlaneTransform(spaceTransform)
  }

  /// Returns the transform from the layer's own coordinates to those of the superlayer `parent`.
  func planeTransform(inside parent: LayerProperties) -> PlaneTransform {
    guard let outer = parent.sublayerSpaceTransform else { return planeTransform }
    return PlaneTransform(CATransform3DConcat(spaceTransform, outer))
  }

  /// The three-dimensional form of ``planeTransform``; depth is points towards the eye.
  var spaceTransform: CATransform3D {
    let anchor = anchorInBounds
    let fromAnchor = CATransform3DMakeTranslation(
      -anchor.x, -anchor.y, -uncommonValues.anchorPointZ)
    let placement = CATransform3DMakeTranslation(
      position.x, position.y, zPosition + uncommonValues.anchorPointZ)
    return CATransform3DConcat(CATransform3DConcat(fromAnchor, transform), placement)
  }

  /// The transform from a layer to its sublayers: flip, then `sublayerTransform` about the anchor point. It is
  /// `nil` if it has no effect.
  var sublayerSpaceTransform: CATransform3D? {
    if !uncommonValues.isGeometryFlipped
      && CATransform3DIsIdentity(uncommonValues.sublayerTransform)
    {
      return nil
    }
    var result = CATransform3DIdentity
    if uncommonValues.isGeometryFlipped {
      result.m22 = -1
      result.m42 = bounds.minY + bounds.maxY
    }
    guard !CATransform3DIsIdentity(uncommonValues.sublayerTransform) else { return result }
    let anchor = anchorInBounds
    let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -uncommonValues.anchorPointZ)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, uncommonValues.anchorPointZ)
    return CATransform3DConcat(
      result,
      CATransform3DConcat(there, CATransform3DConcat(uncommonValues.sublayerTransform, back)))
  }

  var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }
}

extension CALayer {
  func setFrame(_ frame: CGRect) {
    let frame = finite(frame, "frame").standardized
    let t = transform
    guard !CATransform3DIsIdentity(t) else {
      let anchor = anchorPoint
      position = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      resizeBounds(to: frame.size)
      return
    }
    let inverse = CATransform3DGetAffineTransform(t).inverted()
    let size = PlaneTransform(inverse).boundingBox(of: CGRect(origin: .zero, size: frame.size)).size
    var resized = state
    resized.bounds.size = size
    let reached = resized.frame
    position = CGPoint(
      x: state.position.x + frame.midX - reached.midX,
      y: state.position.y + frame.midY - reached.midY)
    resizeBounds(to: size)
  }

  private func resizeBounds(to size: CGSize) {
    guard bounds.size != size else { return }
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// The transform from the layer's coordinates to the superlayer's.
  var toSuperlayer: PlaneTransform {
    guard let parent = superlayer else { return state.planeTransform }
    return state.planeTransform(inside: parent.state)
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    transform(from: l, to: self).apply(p)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    transform(from: self, to: l).apply(p)
  }

  /// Converts a rectangle and returns its bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    transform(from: l, to: self).boundingBox(of: r)
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    transform(from: self, to: l).boundingBox(of: r)
  }

  /// Returns the transform through the nearest common superlayer, or through the root's own space if there is
  /// none. A `nil` layer stands for the space of the other layer's root.
  private func transform(from source: CALayer?, to target: CALayer?) -> PlaneTransform {
    if source === target { return .identity }
    var up: [UInt32: PlaneTransform] = [:]
    var climbing = PlaneTransform.identity
    var layer = source
    while let current = layer {
      up[current.modelSerial] = climbing
      if current === target { return climbing }
      climbing = climbing.followed(by: current.toSuperlayer)
      layer = current.superlayer
    }
    var down = PlaneTransform.identity
    layer = target
    while let current = layer {
      if let toCommon = up[current.modelSerial] {
        return toCommon.followed(by: down.inverted())
      }
      down = down.followed(by: current.toSuperlayer)
      layer = current.superlayer
    }
    return climbing.followed(by: down.inverted())
  }

  /// Returns `transform` as a two-dimensional transform.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The part of the bounds that no masking superlayer clips, in the layer's coordinates. Scroll layers mask.
  public var visibleRect: CGRect {
    var visible = bounds
    var ancestor = superlayer
    while let layer = ancestor, !visible.isNull {
      if layer.masksToBounds { visible = visible.intersection(convert(layer.bounds, from: layer)) }
      ancestor = layer.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// Returns whether the contents are drawn upside down, because an odd number of layers is flipped.
  public func contentsAreFlipped() -> Bool {
    (superlayer?.contentsAreFlipped() ?? false) != isGeometryFlipped
  }

  /// Returns the ratio between the extent of the continuous curve and the radius of the circular one.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  func findLayer(at p: CGPoint) -> CALayer? {
    let own = toSuperlayer.inverted().apply(p)
    let inside = contains(own)
    if masksToBounds && !inside { return nil }
    for layer in LayerOrder.sorted(sublayerList ?? [], by: { $0.state.zPosition }).reversed()
    where !layer.isHidden {
      if let hit = layer.hitTest(own) { return hit }
    }
    return inside ? self : nil
  }
}

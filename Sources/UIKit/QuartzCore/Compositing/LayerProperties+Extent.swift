extension LayerProperties {
  /// Returns the area that the layer and `children` can paint at most, in the layer's own coordinates; null if
  /// there is none.
  func extent(of children: [LayerNode]) -> CGRect {
    var result = ownExtent
    for child in children where !child.properties.isHidden && !child.extent.isNull {
      let box = child.properties.planeTransform(inside: self).boundingBox(of: child.extent)
        .inReach
      result = result.union(masksToBounds ? box.intersection(bounds) : box)
    }
    guard !masksToBounds, let shadow = uncommonValues.shadow else { return result }
    // A shadow path casts a shadow even if the layer draws nothing.
    let caster = shadow.pathValue.map(\.drawableBox) ?? result
    guard !caster.isNull else { return result }
    let reach = -3 * shadow.radius.clamped(to: 0...10_000)
    return result.union(
      caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: reach, dy: reach).inReach)
  }

  private var ownExtent: CGRect {
    var result = CGRect.null
    if uncommonValues.fillsBounds || (backgroundColor?.alpha ?? 0) > 0 { result = bounds.inReach }
    if contents != nil {
      result = result.union(masksToBounds ? bounds.inReach : contentsFrame.inReach)
    }
    switch uncommonValues.content {
    case .none: break
    case .gradient: result = result.union(bounds.inReach)
    case .shape(let shape):
      let box = shape.extent
      result = result.union(masksToBounds ? box.intersection(bounds) : box)
    }
    return result
  }
}

extension UncommonLayerProperties {
  /// Whether a pattern, a border or a backdrop can paint up to the edges.
  fileprivate var fillsBounds: Bool {
    backdrop != nil || backgroundPattern != nil || borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
  }
}

extension ShapeProperties {
  /// The area that fill and stroke can paint at most; null if there is none.
  fileprivate var extent: CGRect {
    let box = pathValue?.drawableBox ?? .null
    guard (strokeColor?.alpha ?? 0) > 0, lineWidth > 0, !box.isNull else { return box }
    // Square caps extend by √2 half widths, miters up to their limit.
    let reach = lineWidth / 2 * (lineJoin == .miter ? max(1.5, miterLimit) : 1.5)
    return box.insetBy(dx: -reach, dy: -reach).inReach
  }
}

extension CGRect {
  /// The part of a layer's plane that is drawn. Lists that scroll without an end show parts that are millions of
  /// points away from the origin.
  private static let reach = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// The part of the rectangle within that area; null if there is none or if the rectangle contains a NaN.
  var inReach: CGRect {
    let known = ifFinite
    return known.isNull || Self.reach.contains(known) ? known : known.intersection(Self.reach)
  }

  /// Whether Cairo can draw all of the rectangle, which is in pixels: its coordinates are limited to 2²³.
  var isInCairosReach: Bool {
    !ifFinite.isNull && minX > -1e6 && minY > -1e6 && maxX < 1e6 && maxY < 1e6
  }
}

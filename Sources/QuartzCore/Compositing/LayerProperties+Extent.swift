extension LayerProperties {
  /// What the layer and `children` can paint at most, in the layer's own coordinates; null for nothing.
  func extent(of children: [LayerNode]) -> CGRect {
    var result = ownExtent
    for child in children where !child.properties.isHidden && !child.extent.isNull {
      let box = child.properties.planeTransform(inside: self).boundingBox(of: child.extent)
      result = result.union(masksToBounds ? box.intersection(bounds) : box)
    }
    guard let shadow, !masksToBounds else { return result }
    // A path throws its shadow also when the layer draws nothing.
    let caster = shadow.path?.boundingBoxOfPath ?? result
    guard !caster.isNull else { return result }
    let reach = -3 * max(0, shadow.radius)
    return result.union(
      caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: reach, dy: reach))
  }

  private var ownExtent: CGRect {
    var result = CGRect.null
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    if hasBorder || backdrop != nil || (backgroundColor?.alpha ?? 0) > 0 { result = bounds }
    if contents != nil { result = result.union(masksToBounds ? bounds : contentsFrame) }
    switch content {
    case .none: break
    case .gradient: result = result.union(bounds)
    case .shape(let shape):
      guard let path = shape.path else { break }
      var box = path.boundingBoxOfPath
      if (shape.strokeColor?.alpha ?? 0) > 0 && !box.isNull {
        let reach =
          shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(1.5, shape.miterLimit) : 1.5)
        box = box.insetBy(dx: -reach, dy: -reach)
      }
      result = result.union(masksToBounds ? box.intersection(bounds) : box)
    }
    return result
  }
}

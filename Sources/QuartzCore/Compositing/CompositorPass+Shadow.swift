import CCairo
import Synchronization

extension CompositorPass {
  /// Draws what the layer, or the shadow's path, throws on what lies behind.
  func drawShadow(
    _ shadow: Shadow, of node: LayerNode, _ transform: PlaneTransform, _ alpha: CGFloat,
    _ clip: CGRect
  ) {
    guard let color = shadow.color, transform.meanScale > 0,
      abs(shadow.offset.width) < 1e6, abs(shadow.offset.height) < 1e6
    else { return }
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    let sigma = max(0, shadow.radius) * transform.meanScale
    let offset = linear.apply(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    let caster = ShadowCaster(shadow, node: node, linear: linear)
    let image: ShadowImage?
    if caster.isLarge {
      // Only the visible part of a caster larger than any screen is worth drawing.
      let reach = -GaussianBlur.reach(sigma: min(sigma, ScaledBlur.widest)) - 1
      let seen = clip.offsetBy(dx: -transform.tx - offset.x, dy: -transform.ty - offset.y)
        .insetBy(dx: reach, dy: reach)
      image = caster.draw(sigma: sigma, within: seen)
    } else {
      image = ShadowCache.shared.image(for: caster, sigma: sigma) { caster.draw(sigma: sigma) }
    }
    guard let image, image.surface.target.isIntact else { return }
    let cairo = target.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let (x, y) = target.origin
    cairo_rectangle(
      cairo, Double(clip.minX) - x, Double(clip.minY) - y, Double(clip.width), Double(clip.height))
    cairo_clip(cairo)
    cairo_translate(
      cairo, Double(transform.tx + offset.x) + Double(image.origin.x) - x,
      Double(transform.ty + offset.y) + Double(image.origin.y) - y)
    target.setSource(color, alpha: Double(shadow.opacity) * Double(alpha))
    let pattern = image.surface.makePattern()
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_restore(cairo)
  }
}

/// A blurred silhouette, and where it lies from the layer's origin, in pixels.
final class ShadowImage: Sendable {
  let surface: BlurredSurface
  let origin: CGPoint

  init(surface: BlurredSurface, origin: CGPoint) {
    self.surface = surface
    self.origin = origin
  }
}

/// The caster of a shadow, at the size of the device's pixels.
struct ShadowCaster: Sendable {
  enum Shape: Sendable {
    case path(PathValue)
    case outline(CornerPath)
    /// Whatever the layer draws.
    case layer(LayerNode)
  }

  let shape: Shape
  let linear: PlaneTransform

  init(_ shadow: Shadow, node: LayerNode, linear: PlaneTransform) {
    self.linear = linear
    let properties = node.properties
    if let path = shadow.pathValue {
      shape = .path(path)
    } else if properties.backgroundColor?.alpha == 1, node.silhouetteIsOutline {
      shape = .outline(properties.outline)
    } else {
      shape = .layer(node)
    }
  }

  /// The area that it covers, in pixels; null for nothing.
  private var box: CGRect {
    let own =
      switch shape {
      case .path(let path): path.drawableBox
      case .outline(let outline): outline.rect
      case .layer(let node): node.extent
      }
    return linear.boundingBox(of: own)
  }

  /// Whether it is too large to be kept whole.
  var isLarge: Bool { box.width > 4096 || box.height > 4096 }

  /// `nil` when nothing throws a shadow.
  func draw(sigma: CGFloat, within limit: CGRect? = nil) -> ShadowImage? {
    let area = PixelRect(covering: limit.map { box.intersection($0) } ?? box)
    guard !area.isEmpty else { return nil }
    let silhouette = CairoTarget(area: area)
    switch shape {
    case .layer(let node):
      CompositorPass(silhouette).draw(node.withoutShadow, transform: linear, clip: area.rect)
    case .path(let path):
      guard silhouette.setTransform(linear) else { return nil }
      path.path.add(toCairo: silhouette.cairo)
      cairo_fill(silhouette.cairo)
    case .outline(let outline):
      guard silhouette.setTransform(linear) else { return nil }
      outline.add(to: silhouette.cairo)
      cairo_fill(silhouette.cairo)
    }
    return ShadowImage(
      surface: ScaledBlur.blur(silhouette, sigma: sigma, edge: .transparent),
      origin: CGPoint(x: area.x, y: area.y))
  }

  func isSame(as other: ShadowCaster) -> Bool {
    guard linear == other.linear else { return false }
    switch (shape, other.shape) {
    case (.path(let a), .path(let b)): return a == b
    case (.outline(let a), .outline(let b)): return a == b
    case (.layer(let a), .layer(let b)): return a === b
    default: return false
    }
  }
}

extension LayerNode {
  /// Whether an opaque background hides what else the subtree draws.
  fileprivate var silhouetteIsOutline: Bool {
    guard mask == nil, properties.cornerRadius == 0 || children.isEmpty else { return false }
    if case .shape = properties.content { return false }
    if properties.contents != nil && !properties.bounds.contains(properties.contentsFrame) {
      return false
    }
    return children.allSatisfy {
      $0.properties.isHidden || $0.extent.isNull
        || properties.bounds.contains(
          $0.properties.planeTransform(inside: properties).boundingBox(of: $0.extent))
    }
  }

  fileprivate var withoutShadow: LayerNode {
    var properties = properties
    properties.shadowValues.opacity = 0
    properties.opacity = 1
    properties.isHidden = false
    return LayerNode(id: id, properties: properties, children: children, mask: mask)
  }
}

/// The shadows of the last frames: blurring is what costs, and shadows seldom change.
final class ShadowCache: Sendable {
  static let shared = ShadowCache()

  private struct Entry: Sendable {
    var caster: ShadowCaster
    var sigma: CGFloat
    var image: ShadowImage
  }

  /// More than one screen shows.
  private static let capacity = 64
  /// The last used at the end.
  private let entries = Mutex<[Entry]>([])

  func image(
    for caster: ShadowCaster, sigma: CGFloat, make: () -> ShadowImage?
  ) -> ShadowImage? {
    let known = entries.withLock { entries -> ShadowImage? in
      guard
        let index = entries.firstIndex(where: { $0.sigma == sigma && $0.caster.isSame(as: caster) })
      else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.image
    }
    if let known { return known }
    guard let image = make() else { return nil }
    entries.withLock { entries in
      if entries.count >= Self.capacity { entries.removeFirst() }
      entries.append(Entry(caster: caster, sigma: sigma, image: image))
    }
    return image
  }
}

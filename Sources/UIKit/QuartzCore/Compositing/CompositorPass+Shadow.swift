import CCairo
import Synchronization

extension CompositorPass {
  /// Draws the shadow of the layer, or of its shadow path, on the content behind.
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
      // If the caster is larger than any screen, only its visible part is drawn.
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

/// A blurred silhouette, and its offset from the layer's origin in pixels.
final class ShadowImage: Sendable {
  let surface: BlurredSurface
  let origin: CGPoint

  init(surface: BlurredSurface, origin: CGPoint) {
    self.surface = surface
    self.origin = origin
  }
}

/// The caster of a shadow, in device pixels.
struct ShadowCaster: Sendable {
  enum Shape: Sendable {
    case path(PathValue)
    case outline(CornerPath)
    /// The content of the layer.
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

  /// The area that the caster covers in pixels; null if it is empty.
  private var box: CGRect {
    let own =
      switch shape {
      case .path(let path): path.drawableBox
      case .outline(let outline): outline.rect
      case .layer(let node): node.extent
      }
    return linear.boundingBox(of: own)
  }

  /// Whether the caster is too large to be cached as a whole.
  var isLarge: Bool { box.width > 4096 || box.height > 4096 }

  /// Draws the shadow. Returns `nil` if there is none.
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
}

extension LayerNode {
  /// Whether an opaque background hides the rest of the subtree.
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
    changed {
      $0.shadowValues.opacity = 0
      $0.opacity = 1
      $0.isHidden = false
    }
  }
}

/// A cache of the last frames' shadows. Blurring is expensive, and shadows rarely change.
final class ShadowCache: Sendable {
  static let shared = ShadowCache(limit: 32 << 20)

  private struct Entry: Sendable {
    let caster: KeptCaster
    let sigma: CGFloat
    let image: ShadowImage
  }

  private struct State: Sendable {
    /// The entries, the most recently used one last.
    var entries: [Entry] = []
    /// The size of the images in bytes.
    var bytes = 0

    mutating func forget(where isDue: (Entry) -> Bool) {
      entries.removeAll { entry in
        guard isDue(entry) else { return false }
        bytes -= entry.image.surface.target.bytes
        return true
      }
    }
  }

  /// The maximum number of entries, more than a screen shows. A search checks all of them.
  private static let capacity = 64
  /// The maximum size of all cached images in bytes: two full screens of a tablet.
  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// The size of the cached images in bytes.
  var bytes: Int { state.withLock(\.bytes) }

  func image(
    for caster: ShadowCaster, sigma: CGFloat, make: () -> ShadowImage?
  ) -> ShadowImage? {
    let known = state.withLock { state -> ShadowImage? in
      guard
        let index = state.entries.firstIndex(where: {
          $0.sigma == sigma && $0.caster.isSame(as: caster)
        })
      else { return nil }
      let entry = state.entries.remove(at: index)
      state.entries.append(entry)
      return entry.image
    }
    if let known { return known }
    guard let image = make() else { return nil }
    let bytes = image.surface.target.bytes
    guard bytes <= limit / 4 else { return image }
    state.withLock { state in
      state.forget { $0.caster.isGone }
      while let oldest = state.entries.first,
        state.entries.count >= Self.capacity || state.bytes + bytes > limit
      {
        state.bytes -= oldest.image.surface.target.bytes
        state.entries.removeFirst()
      }
      state.entries.append(Entry(caster: KeptCaster(caster), sigma: sigma, image: image))
      state.bytes += bytes
    }
    return image
  }
}

/// A caster with a cached shadow. It doesn't retain the layers' images: they are released with the last tree
/// that shows them, and the shadow with them.
private struct KeptCaster: Sendable {
  private enum Shape: Sendable {
    case path(PathValue)
    case outline(CornerPath)
    case layer(WeakNode)
  }

  private final class WeakNode: Sendable {
    weak let node: LayerNode?

    init(_ node: LayerNode) { self.node = node }
  }

  private let shape: Shape
  private let linear: PlaneTransform

  init(_ caster: ShadowCaster) {
    linear = caster.linear
    shape =
      switch caster.shape {
      case .path(let path): .path(path)
      case .outline(let outline): .outline(outline)
      case .layer(let node): .layer(WeakNode(node))
      }
  }

  /// Whether the caster can't produce a shadow any more.
  var isGone: Bool {
    guard case .layer(let node) = shape else { return false }
    return node.node == nil
  }

  func isSame(as caster: ShadowCaster) -> Bool {
    guard linear == caster.linear else { return false }
    switch (shape, caster.shape) {
    case (.path(let a), .path(let b)): return a == b
    case (.outline(let a), .outline(let b)): return a == b
    case (.layer(let a), .layer(let b)): return a.node === b
    default: return false
    }
  }
}

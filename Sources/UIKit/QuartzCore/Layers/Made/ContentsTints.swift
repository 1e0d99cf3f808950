import CCairo

/// Images multiplied by a colour. They are kept while a layer's nodes show them, so that each is created and
/// sent only once.
struct ContentsTints {
  private struct Key: Hashable {
    var serial: UInt64
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  private var kept: [Key: CGImage] = [:]
  private var used: [Key: CGImage] = [:]
  private var keys: [UInt64: Key] = [:]

  /// Begins a pass over all nodes. Images that aren't requested by its end are released.
  mutating func begin() { used = [:] }

  mutating func end() {
    kept = used
    keys = [:]
    for (key, image) in kept { keys[image.serial] = key }
  }

  /// Returns `image` with each pixel's red, green and blue multiplied by the colour's, in eight bits.
  mutating func image(_ image: CGImage, multipliedBy color: RGBA) -> CGImage {
    func byte(_ value: Float) -> UInt8 { UInt8((value.clamped(to: 0...1) * 255).rounded()) }
    let key = Key(
      serial: image.serial, red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
    guard key.red < 255 || key.green < 255 || key.blue < 255 else { return image }
    if let known = used[key] { return known }
    let made = kept[key] ?? Self.multiplied(image, [key.blue, key.green, key.red]) ?? image
    used[key] = made
    return made
  }

  /// Keeps the images of a subtree whose nodes are reused.
  mutating func keep(_ node: LayerNode) {
    if let image = node.properties.contents, let key = keys[image.serial] { used[key] = image }
    for child in node.children { keep(child) }
    if let mask = node.mask { keep(mask) }
  }

  private static func multiplied(_ image: CGImage, _ factors: [UInt8]) -> CGImage? {
    image.withCairoSurface { source in
      let (width, height) = (image.width, image.height)
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      guard let surface, let from = cairo_image_surface_get_data(source),
        let to = cairo_image_surface_get_data(surface)
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      let fromStride = Int(cairo_image_surface_get_stride(source))
      let toStride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height {
        let (old, new) = (from + y * fromStride, to + y * toStride)
        for x in 0..<width {
          for channel in 0..<3 {
            let product = Int(old[4 * x + channel]) * Int(factors[channel])
            new[4 * x + channel] = UInt8((product + 127) / 255)
          }
          new[4 * x + 3] = old[4 * x + 3]
        }
      }
      cairo_surface_mark_dirty(surface)
      return CGImage(cairoSurface: surface)
    }
  }
}

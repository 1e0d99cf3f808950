import CCairo

public typealias CGBitmapContextReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Creates a bitmap context with its origin at the bottom left and y pointing up.
  ///
  /// With 8 bits per component, it supports RGB with premultiplied or ignored alpha in every order, gray
  /// without alpha, and alpha only. For other formats it returns `nil`, as iOS does for formats that it doesn't
  /// support.
  ///
  /// - Parameters:
  ///   - data: The memory to draw into, which must outlive the context, or `nil` for memory of its own.
  ///   - bytesPerRow: The bytes per row, or 0 for the minimum if `data` is `nil`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  /// Creates a bitmap context whose `releaseCallback` receives `releaseInfo` and `data` when the context no
  /// longer needs the memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let maximum = ImageLimits.largestSurfaceSide
    let model = info.alphaInfo == .alphaOnly ? .monochrome : space.model
    let channels = info.alphaInfo == .alphaOnly || model == .monochrome ? 1 : 4
    guard bitsPerComponent == 8, (1...maximum).contains(width), (1...maximum).contains(height),
      let format = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: channels * 8, model: model, bitmapInfo: info),
      format.alpha != .straight
    else { return nil }
    let rowBytes = bytesPerRow == 0 ? width * channels : bytesPerRow
    guard rowBytes >= width * channels, data == nil || bytesPerRow != 0 else { return nil }

    let isDirect = format.isCairoARGB || format.isCairoRGB
    let kind = format.isCairoRGB ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let canShare =
      data != nil && isDirect && rowBytes % 4 == 0 && UInt(bitPattern: data) % 4 == 0
      && rowBytes <= Int(Int32.max)
    let surface: OpaquePointer?
    if canShare {
      surface = cairo_image_surface_create_for_data(
        data!.assumingMemoryBound(to: UInt8.self), kind, Int32(width), Int32(height),
        Int32(rowBytes))
    } else {
      surface = makeSurface(
        width: width, height: height,
        format: format.alpha == .none ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let cairo = cairo_create(surface)
    cairo_surface_destroy(surface)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(
      handle: cairo, width: width, height: height, format: format, space: space,
      ctm: .identity, deviceToCairo: flip,
      release: releaseCallback.map { callback in { callback(releaseInfo, data) } })
    Self.setMatrix(flip, on: cairo!)
    if !canShare, data != nil || !isDirect {
      mirror = PixelMirror(
        memory: data, bytesPerRow: rowBytes, height: height, format: format)
      mirror?.load(into: self.surface)
    }
  }

  /// The first byte of the bitmap: its top row. After this call, drawing keeps the memory up to date, and later
  /// drawing sees changes made to it.
  public var data: UnsafeMutableRawPointer? {
    let surface = surface
    guard let surface else { return nil }
    if let mirror {
      mirror.isExposed = true
      mirror.store(from: surface)
      return mirror.memory
    }
    cairo_surface_flush(surface)
    return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
  }

  public var bytesPerRow: Int {
    if let mirror { return mirror.bytesPerRow }
    guard handle != nil else { return width * format.bytesPerPixel }
    return Int(cairo_image_surface_get_stride(surface))
  }

  /// Returns an image of the drawing so far, or `nil` for a lazy context without any drawing, for a context
  /// without pixels, and inside a transparency layer.
  public func makeImage() -> CGImage? {
    guard handle != nil, layers.isEmpty, width > 0, height > 0, let surface,
      let copy = makeSurface(
        width: width, height: height)
    else { return nil }
    mirror?.loadIfExposed(into: surface)
    cairo_surface_flush(surface)
    let from = cairo_image_surface_get_data(surface)!
    let to = cairo_image_surface_get_data(copy)!
    let stride = Int(cairo_image_surface_get_stride(surface))
    let newStride = Int(cairo_image_surface_get_stride(copy))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    for y in 0..<height {
      let row = to + y * newStride
      row.update(from: from + y * stride, count: width * 4)
      // The fourth byte of such a surface is undefined; in an image it is opaque alpha.
      if isOpaque { for x in 0..<width { row[x * 4 + 3] = 255 } }
    }
    cairo_surface_mark_dirty(copy)
    return CGImage(surface: copy, format: format, space: space)
  }

  /// Returns the image like ``makeImage()`` but without copying. Later drawing into the context starts with an
  /// empty bitmap. Use it only if nothing else uses the pixels.
  package func takeImage() -> CGImage? {
    guard let handle, layers.isEmpty, mirror == nil, width > 0, height > 0, let surface,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return makeImage() }
    cairo_surface_flush(surface)
    let image = CGImage(
      surface: cairo_surface_reference(surface), format: format, space: space)
    cairo_destroy(handle)
    self.handle = nil
    return image
  }

  /// Completes all pending work on the bitmap. Drawing is immediate here, so this does nothing else.
  public func flush() {
    if let surface { cairo_surface_flush(surface) }
  }

  public func synchronize() { flush() }

  /// The surface for drawing, without transparency layers; `nil` before a lazy context's first drawing.
  var surface: OpaquePointer? { handle.map { cairo_get_target($0) } }
}

/// Memory in another layout, with the Cairo surface that replaces it while drawing.
final class PixelMirror {
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let format: PixelFormat
  private let ownsMemory: Bool
  /// Whether the app has a pointer to the memory, so that drawing must update it and changes to it count.
  var isExposed: Bool

  init(memory: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, format: PixelFormat) {
    self.bytesPerRow = bytesPerRow
    self.format = format
    ownsMemory = memory == nil
    isExposed = memory != nil
    if let memory {
      self.memory = memory
    } else {
      self.memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit {
    if ownsMemory { memory.deallocate() }
  }

  func loadIfExposed(into surface: OpaquePointer?) {
    if isExposed { load(into: surface) }
  }

  func storeIfExposed(from surface: OpaquePointer?) {
    if isExposed { store(from: surface) }
  }

  func load(into surface: OpaquePointer?) {
    guard let surface, let pixels = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    forEachRow(of: surface, pixels) { own, row, width in
      format.unpack(own, to: row, width: width)
    }
    cairo_surface_mark_dirty(surface)
  }

  func store(from surface: OpaquePointer?) {
    guard let surface, let pixels = cairo_image_surface_get_data(surface) else { return }
    cairo_surface_flush(surface)
    forEachRow(of: surface, pixels) { own, row, width in
      format.pack(row, to: own, width: width)
    }
  }

  private func forEachRow(
    of surface: OpaquePointer, _ pixels: UnsafeMutablePointer<UInt8>,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      let own = memory.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      body(own, pixels + y * stride, width)
    }
  }
}

import CCairo
import CPixbuf

extension CGImage {
  /// Decodes a PNG, JPEG, GIF (its first frame), BMP, TIFF, ICO or WebP.
  ///
  /// Colour profiles in the file are not applied. The pixels stay as stored; ``exifOrientation`` is the
  /// rotation for display.
  package static func decode(
    _ data: Data, limits: ImageLimits = .default
  ) throws(ImageDecodingError) -> CGImage {
    let decoder = try ImageDecoder(of: data, limits: limits)
    return try decoder.decode(data)
  }

  /// Decodes as much of a file as there is. Missing rows are transparent.
  package static func decode(
    beginning data: Data, limits: ImageLimits = .default
  ) throws(ImageDecodingError) -> CGImage {
    let decoder = try ImageDecoder(of: data, limits: limits, allowsBeginning: true)
    return try decoder.decode(data, allowsBeginning: true)
  }

  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(
      file: source, kind: .png, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }

  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(
      file: source, kind: .jpeg, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }

  private convenience init?(
    file source: CGDataProvider, kind: ImageKind, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil, ImageKind(sniffing: source.bytes) == kind,
      let image = try? CGImage.decode(source.bytes)
    else { return nil }
    self.init(
      surface: cairo_surface_reference(image.surface), format: image.format,
      shouldInterpolate: shouldInterpolate, intent: intent, utType: image.utType,
      exifOrientation: image.exifOrientation)
  }
}

/// A gdk-pixbuf loader for one file.
final class ImageDecoder {
  let kind: ImageKind
  private let limits: ImageLimits
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  /// The size that was refused. The loader's signal sets it as soon as it has read the header.
  private var refusedSize: (width: Int, height: Int)?

  /// Creates a decoder for the format that the first bytes indicate.
  ///
  /// - Parameter allowsBeginning: Whether to decode a file that ends early.
  convenience init(
    of data: Data, limits: ImageLimits, allowsBeginning: Bool = false
  ) throws(ImageDecodingError) {
    guard data.count <= limits.maximumBytes else {
      throw .tooManyBytes(count: data.count, limit: limits.maximumBytes)
    }
    guard let kind = ImageKind(sniffing: data) else { throw .unknownFormat }
    // With zero sizes, the GIF loader prints on standard error before it fails.
    if kind == .gif, !allowsBeginning, let flaw = kind.flaw(in: data) { throw .damaged(flaw) }
    try self.init(kind: kind, limits: limits)
  }

  init(kind: ImageKind, limits: ImageLimits) throws(ImageDecodingError) {
    guard let loader = gdk_pixbuf_loader_new_with_type(kind.rawValue, nil) else {
      throw .unknownFormat
    }
    self.kind = kind
    self.limits = limits
    self.loader = loader
  }

  deinit {
    g_object_unref(loader)
  }

  /// - Parameter allowsBeginning: Whether to accept a file that ends early.
  func decode(
    _ data: Data, allowsBeginning: Bool = false
  ) throws(ImageDecodingError) -> CGImage {
    try load(data, allowsBeginning: allowsBeginning)
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw .damaged("no picture in it")
    }
    return try CGImage(pixbuf, limits: limits, utType: kind.utType)
  }

  /// The frames of the loaded file, which live as long as the decoder; `nil` if there is only one.
  var animation: OpaquePointer? {
    guard let animation = gdk_pixbuf_loader_get_animation(loader),
      gdk_pixbuf_animation_is_static_image(animation) == 0
    else { return nil }
    return animation
  }

  /// Passes a complete file, or the beginning of one, to the loader.
  func load(_ data: Data, allowsBeginning: Bool = false) throws(ImageDecodingError) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    let prepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void = { loader, width, height, decoder in
        Unmanaged<ImageDecoder>.fromOpaque(decoder!).takeUnretainedValue().check(
          width: Int(width), height: Int(height), loader)
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), me, nil,
      GConnectFlags(rawValue: 0))
    let failure = feed(data)
    if let refusedSize {
      throw .tooManyPixels(width: refusedSize.width, height: refusedSize.height)
    }
    if !allowsBeginning, let failure = failure ?? kind.flaw(in: data) { throw .damaged(failure) }
  }

  private func check(
    width: Int, height: Int, _ loader: UnsafeMutablePointer<GdkPixbufLoader>?
  ) {
    guard !limits.allow(width: width, height: height) else { return }
    refusedSize = (width, height)
    // A size of zero makes a loader stop with an error before it allocates any pixels.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }

  /// Returns the loader's error message if the data is invalid. The loader is closed in any case.
  private func feed(_ data: Data) -> String? {
    var failure: String?
    data.withUnsafeBytes { bytes in
      var offset = 0
      // The data is passed in pieces, so that a refused header ends the work early.
      while offset < bytes.count, failure == nil, refusedSize == nil {
        let count = min(1 << 16, bytes.count - offset)
        var error: UnsafeMutablePointer<GError>?
        let start = bytes.baseAddress!.advanced(by: offset).assumingMemoryBound(to: UInt8.self)
        if gdk_pixbuf_loader_write(loader, start, gsize(count), &error) == 0 {
          failure = takeMessage(of: error) ?? "the loader gave up"
        }
        offset += count
      }
    }
    var error: UnsafeMutablePointer<GError>?
    if gdk_pixbuf_loader_close(loader, &error) == 0 {
      let late = takeMessage(of: error)
      failure = failure ?? late ?? "the loader gave up"
    }
    return failure
  }
}

/// Returns the message of a GLib error, and frees the error.
func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String? {
  guard let error else { return nil }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message)
}

extension CGImage {
  /// Creates an image from the result of a gdk-pixbuf loader.
  convenience init(
    _ pixbuf: OpaquePointer, limits: ImageLimits, utType: String
  ) throws(ImageDecodingError) {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard limits.allow(width: width, height: height),
      let surface = makeSurface(width: width, height: height)
    else { throw .tooManyPixels(width: width, height: height) }
    let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
    let source = PixelFormat(
      bitsPerComponent: 8, bitsPerPixel: hasAlpha ? 32 : 24, model: .rgb,
      bitmapInfo: CGBitmapInfo(
        rawValue: (hasAlpha ? CGImageAlphaInfo.last : CGImageAlphaInfo.none).rawValue))!
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf),
      let target = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      throw .damaged("no pixels in it")
    }
    for y in 0..<height {
      source.unpack(pixels + y * rowBytes, to: target + y * stride, width: width)
    }
    cairo_surface_mark_dirty(surface)
    let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap {
      Int(String(cString: $0))
    }
    self.init(
      surface: surface, format: hasAlpha ? source : .opaqueRGB, utType: utType,
      exifOrientation: (1...8).contains(orientation ?? 1) ? orientation ?? 1 : 1)
  }
}

extension PixelFormat {
  /// The layout R, G, B and an unused byte, which iOS reports for images without alpha.
  static let opaqueRGB = PixelFormat(
    bitsPerComponent: 8, bitsPerPixel: 32, model: .rgb,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue))!
}

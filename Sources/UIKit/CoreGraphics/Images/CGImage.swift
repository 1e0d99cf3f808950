import CCairo
import Synchronization

/// A bitmap that never changes.
///
/// Whatever it was made from, it is held as premultiplied 8-bit BGRA in sRGB; its properties tell
/// the layout it came with, and ``dataProvider`` gives its bytes in that layout.
public final class CGImage: @unchecked Sendable {
  /// Unique among all images of this process, and never used again.
  package let serial: UInt64
  /// The rotation that the file asks for in display: EXIF's 1 (upright) to 8.
  package let exifOrientation: Int

  let surface: OpaquePointer
  let format: PixelFormat
  let givenProvider: CGDataProvider?
  let givenBytesPerRow: Int

  public let width: Int
  public let height: Int
  public let isMask: Bool
  public let colorSpace: CGColorSpace?
  public let shouldInterpolate: Bool
  public let renderingIntent: CGColorRenderingIntent
  public let utType: CFString?

  /// Takes over `surface`: a premultiplied ARGB32 image surface that nobody draws into any more.
  init(
    surface: OpaquePointer, format: PixelFormat = .native, space: CGColorSpace? = .standardRGB,
    isMask: Bool = false, provider: CGDataProvider? = nil, bytesPerRow: Int? = nil,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent,
    utType: String? = nil, exifOrientation: Int = 1
  ) {
    cairo_surface_flush(surface)
    self.surface = surface
    self.format = format
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    self.utType = utType
    self.exifOrientation = exifOrientation
    colorSpace = space
    renderingIntent = intent
    givenProvider = provider
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    givenBytesPerRow = bytesPerRow ?? (width * format.bitsPerPixel + 7) / 8
    serial = imageSerials.add(1, ordering: .relaxed).newValue
  }

  /// Takes over `surface`: a premultiplied ARGB32 image surface that nobody draws into any more.
  package convenience init(cairoSurface surface: OpaquePointer) { self.init(surface: surface) }

  deinit {
    cairo_surface_destroy(surface)
  }

  public var bitsPerComponent: Int { format.bitsPerComponent }
  public var bitsPerPixel: Int { format.bitsPerPixel }
  public var bytesPerRow: Int { givenBytesPerRow }
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo ?? .none }
  public var byteOrderInfo: CGImageByteOrderInfo { format.bitmapInfo.byteOrder ?? .orderDefault }
  /// The range that samples stand for: 0 to 1, since an array that the image was made with is applied to its
  /// bytes.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

  /// The image's bytes in its own layout, ``bytesPerRow`` apart.
  public var dataProvider: CGDataProvider? {
    givenProvider ?? CGDataProvider(data: packedBytes())
  }

  public func copy() -> CGImage? { self }

  /// Calls `body` with a premultiplied ARGB32 image surface, which must not be drawn into. An
  /// image mask is black there, with the alpha it lets through.
  package func withCairoSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows
    -> Result
  {
    try withExtendedLifetime(self) { try body(surface) }
  }

  /// Calls `body` with some rows of pixels, 0 being the top: premultiplied `0xAARRGGBB` words.
  package func forEachRow(
    in rows: some Sequence<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    withExtendedLifetime(self) {
      guard let data = cairo_image_surface_get_data(surface) else { return }
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in rows {
        let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        body(UnsafeBufferPointer(start: row, count: width))
      }
    }
  }

  /// Whether every pixel is opaque as far as the layout tells.
  package var isOpaqueByFormat: Bool { format.alpha == .none && !isMask }

  private func packedBytes() -> Data {
    var data = Data(count: givenBytesPerRow * height)
    guard let pixels = cairo_image_surface_get_data(surface) else { return data }
    let stride = Int(cairo_image_surface_get_stride(surface))
    data.withUnsafeMutableBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
      for y in 0..<height {
        format.pack(pixels + y * stride, to: base + y * givenBytesPerRow, width: width)
      }
    }
    return data
  }
}

/// Equal when they are one object: comparing pixels is nobody's wish.
extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }
}

private let imageSerials = Atomic<UInt64>(0)

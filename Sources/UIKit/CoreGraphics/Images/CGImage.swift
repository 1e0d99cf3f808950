import CCairo
import Synchronization

/// An immutable bitmap.
///
/// It is always stored as premultiplied 8-bit BGRA in sRGB. Its properties describe the original layout, and
/// ``dataProvider`` returns its bytes in that layout.
public final class CGImage: @unchecked Sendable {
  /// A number that is unique among all images of this process and never used again.
  package let serial: UInt64
  /// The orientation in the file, from EXIF's 1 (upright) to 8.
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

  /// Creates an image that takes ownership of `surface`: a premultiplied ARGB32 image surface that isn't drawn
  /// into any more.
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

  /// Creates an image that takes ownership of `surface`: a premultiplied ARGB32 image surface that isn't drawn
  /// into any more.
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
  /// The range of the samples, which is 0 to 1: an array with which the image was created was applied to its
  /// bytes.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

  /// The image's bytes in its own layout, with ``bytesPerRow`` bytes per row.
  public var dataProvider: CGDataProvider? {
    givenProvider ?? CGDataProvider(data: packedBytes())
  }

  public func copy() -> CGImage? { self }

  /// Calls `body` with a premultiplied ARGB32 image surface, which must not be drawn into. An image mask is
  /// black in it, with the alpha that it lets through.
  package func withCairoSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows
    -> Result
  {
    try withExtendedLifetime(self) { try body(surface) }
  }

  /// Calls `body` with some rows of pixels, 0 being the top, as premultiplied `0xAARRGGBB` words.
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

  /// Whether the layout guarantees that every pixel is opaque.
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

/// Two images are equal if they are the same object; pixels are never compared.
extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }
}

private let imageSerials = Atomic<UInt64>(0)

import CCairo
import CPixbuf

/// An SVG file that can be drawn as a bitmap of any size. librsvg draws it, through its loader in gdk-pixbuf.
///
/// Only files in the app itself are read. The text must be UTF-8 and must not declare entities. Files that it
/// refers to aren't read, because the loader has no location to read them from. librsvg itself limits the
/// number of elements and of their uses.
package final class SVGPicture: Sendable, Equatable {
  private let data: Data
  /// The intrinsic size in points.
  package let size: CGSize

  package init(
    _ data: Data, limits: ImageLimits = VectorPicture.limits
  ) throws(ImageDecodingError) {
    guard data.count <= limits.maximumBytes else {
      throw .tooManyBytes(count: data.count, limit: limits.maximumBytes)
    }
    // Another encoding could hide what is searched for.
    guard !data.contains(0), String(data: data, encoding: .utf8) != nil else {
      throw .damaged("its text is not UTF-8")
    }
    guard data.range(of: Data("<!ENTITY".utf8)) == nil else {
      throw .damaged("it declares entities")
    }
    guard data.range(of: Data("<svg".utf8)) != nil || data.range(of: Data(":svg".utf8)) != nil
    else { throw .unknownFormat }
    self.data = data
    let loading = try SVGLoading(size: nil)
    _ = try loading.run(data)
    guard let natural = loading.natural, natural.width > 0, natural.height > 0 else {
      throw .damaged("it has no size")
    }
    guard natural.width <= limits.maximumDimension, natural.height <= limits.maximumDimension else {
      throw .tooManyPixels(width: natural.width, height: natural.height)
    }
    size = CGSize(width: natural.width, height: natural.height)
  }

  package static func == (a: SVGPicture, b: SVGPicture) -> Bool { a === b }

  /// Returns a bitmap of this many pixels. ``VectorPicture/image(width:height:)`` limits its sides.
  func image(width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
    let loading = try SVGLoading(size: (width, height))
    guard let image = try loading.run(data) else { throw .damaged("no picture in it") }
    return image
  }
}

/// One run of the loader.
private final class SVGLoading {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  /// The size in pixels; `nil` for the smallest one, to get only the intrinsic size.
  private let size: (width: Int, height: Int)?
  private(set) var natural: (width: Int, height: Int)?

  init(size: (width: Int, height: Int)?) throws(ImageDecodingError) {
    guard let loader = gdk_pixbuf_loader_new_with_type("svg", nil) else { throw .unknownFormat }
    self.loader = loader
    self.size = size
  }

  deinit { g_object_unref(loader) }

  func run(_ data: Data) throws(ImageDecodingError) -> CGImage? {
    let prepared:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void = { loader, width, height, context in
        let loading = Unmanaged<SVGLoading>.fromOpaque(context!).takeUnretainedValue()
        loading.natural = (Int(width), Int(height))
        let size = loading.size ?? (1, 1)
        gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    var error: UnsafeMutablePointer<GError>?
    let isWritten = data.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
      return gdk_pixbuf_loader_write(loader, start, gsize(bytes.count), &error) != 0
    }
    var late: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &late) != 0
    let messages = [error, late].compactMap(takeMessage)
    guard isWritten, isClosed else { throw .damaged(messages.first ?? "the loader gave up") }
    guard size != nil, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    return try CGImage(pixbuf, limits: VectorPicture.limits, utType: "public.svg-image")
  }
}

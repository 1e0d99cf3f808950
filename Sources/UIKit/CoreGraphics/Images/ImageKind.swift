/// The file formats, recognised by their first bytes. Only these are passed to a loader. gdk-pixbuf would
/// recognise more by itself (SVG, XPM, plug-ins of the system), which apps don't expect and which aren't
/// hardened.
enum ImageKind: String, CaseIterable {
  case png
  case jpeg
  case gif
  case bmp
  case tiff
  case ico
  case webp

  init?(sniffing data: Data) {
    let head = [UInt8](data.prefix(12))
    func starts(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: bytes)
    }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts(Array("GIF87a".utf8)) || starts(Array("GIF89a".utf8)) {
      self = .gif
    } else if starts(Array("BM".utf8)) {
      self = .bmp
    } else if starts([0x49, 0x49, 0x2A, 0]) || starts([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if starts([0, 0, 1, 0]) || starts([0, 0, 2, 0]) {
      self = .ico
    } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The uniform type identifier that iOS reports.
  var utType: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .ico: "com.microsoft.ico"
    case .webp: "org.webmproject.webp"
    }
  }
}

extension CGImage {
  /// Returns the uniform type identifier of a file by its first bytes, or `nil` if the format isn't supported.
  package static func type(sniffing data: Data) -> String? { ImageKind(sniffing: data)?.utType }

  /// The uniform type identifiers of all formats that ``decode(_:limits:)`` supports.
  package static let readableTypes = ImageKind.allCases.map(\.utType)
}

/// Why something in an asset catalogue cannot be used. Paths are whole.
enum AssetCatalogError: Error, Equatable, CustomStringConvertible {
  /// A `Contents.json` is absent, or cannot be read.
  case noContents(path: String)
  /// A `Contents.json` says something else than the format.
  case malformed(path: String, reason: String)
  /// A file is larger than what is read.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// A file that a set names is not there, or lies outside of the set.
  case missingFile(path: String)
  /// An SVG or PDF file that can't be drawn, or that asks for what is refused.
  case unusableDrawing(path: String, reason: String)
  /// A file is of a kind that nothing here decodes.
  case undecodable(path: String)
  /// A bundle has more folders than are looked through.
  case tooMany(path: String, limit: Int)

  var description: String {
    switch self {
    case .noContents(let path): "\(path): no Contents.json that can be read"
    case .malformed(let path, let reason): "\(path): \(reason)"
    case .tooLarge(let path, let bytes, let limit):
      "\(path): \(bytes) bytes, more than the \(limit) that are read"
    case .missingFile(let path): "\(path): named by its set, and not there"
    case .unusableDrawing(let path, let reason): "\(path): \(reason)"
    case .undecodable(let path): "\(path): no PNG, JPEG, GIF, BMP, TIFF, ICO, WebP, SVG or PDF"
    case .tooMany(let path, let limit): "\(path): more than the \(limit) folders that are searched"
    }
  }

  /// Says it on standard error, once for each path.
  func report() {
    Diagnostics.report(description, from: "Asset catalogue")
  }
}

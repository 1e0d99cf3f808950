/// An error for a part of an asset catalogue that can't be used. Paths are absolute.
enum AssetCatalogError: Error, Equatable, CustomStringConvertible {
  /// A `Contents.json` is missing or can't be read.
  case noContents(path: String)
  /// A `Contents.json` doesn't follow the format.
  case malformed(path: String, reason: String)
  /// A file is larger than the limit.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// A file that a set names doesn't exist or is outside the set.
  case missingFile(path: String)
  /// An SVG or PDF file can't be drawn, or requires something that is rejected.
  case unusableDrawing(path: String, reason: String)
  /// A file has a format that isn't supported.
  case undecodable(path: String)
  /// A bundle has more folders than the search limit.
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

  /// Prints the error to standard error, once per path.
  func report() {
    Diagnostics.report(description, from: "Asset catalogue")
  }
}

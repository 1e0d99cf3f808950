import QuartzCore

/// The description of a file in the header of a title's menu.
@MainActor struct DocumentSummary {
  /// The file's name without its extension.
  let name: String
  /// The kind of file.
  let kind: String
  /// Its size in bytes; nil for folders and for files that don't exist.
  let size: Int64?
  private let url: URL
  private let symbol: String

  init(url: URL) {
    self.url = url
    let found = try? FileManager.default.attributesOfItem(atPath: url.path)
    let isFolder = found?[.type] as? FileAttributeType == .typeDirectory
    name = url.deletingPathExtension().lastPathComponent
    size = isFolder ? nil : (found?[.size] as? NSNumber)?.int64Value
    let suffix = url.pathExtension.lowercased()
    if isFolder {
      (kind, symbol) = (SystemText.folder.text, "folder")
    } else if Self.pictures.contains(suffix) {
      let format = suffix == "jpg" ? "JPEG" : suffix.uppercased()
      (kind, symbol) = (SystemText.imageOf.text(with: format), "photo")
    } else if Self.texts.contains(suffix) {
      (kind, symbol) = (SystemText.textDocument.text, "doc.text")
    } else {
      kind =
        suffix.isEmpty
        ? SystemText.document.text : SystemText.documentOf.text(with: suffix.uppercased())
      symbol = "doc"
    }
  }

  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "heic", "tiff"]
  private static let texts: Set<String> = ["txt", "text", "md", "markdown"]

  /// Its kind and size in one line.
  var details: String {
    guard let size else { return kind }
    return "\(kind) · \(ByteCountFormatter.string(fromByteCount: size, countStyle: .file))"
  }

  /// Returns an icon: a picture that can be read is its own icon, sharp in a square of `side` points on every
  /// screen; other files have a symbol.
  func icon(side: CGFloat) -> UIImage? {
    if symbol == "photo", let picture = UIImage(contentsOfFile: url.path), picture.size.width > 0,
      picture.size.height > 0
    {
      let scale = 3 * side / max(picture.size.width, picture.size.height)
      let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
      if let small = picture.preparingThumbnail(of: size) { return small }
    }
    return UIImage(
      systemName: symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: side * 0.8, weight: .regular))
  }
}

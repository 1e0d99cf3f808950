/// Which uniform type identifiers conform to which, as Apple's "System-declared uniform type
/// identifiers" has them, as far as texts, addresses, pictures and documents need it.
package enum UniformType {
  private static let parents: [String: [String]] = [
    "public.content": ["public.item"],
    "public.data": ["public.item"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.comma-separated-values-text": ["public.text"],
    "public.vcard": ["public.text"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.archive": ["public.data"],
    "public.zip-archive": ["public.archive"],
    "public.folder": ["public.item"],
    "com.apple.uikit.attributedstring": ["public.data"],
    "com.apple.uikit.color": ["public.data"],
  ]

  private static let typesByExtension = [
    "txt": "public.utf8-plain-text", "text": "public.utf8-plain-text", "rtf": "public.rtf",
    "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json",
    "csv": "public.comma-separated-values-text", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "heic": "public.heic", "tiff": "public.tiff",
    "gif": "com.compuserve.gif", "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4",
    "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "zip": "public.zip-archive",
    "swift": "public.swift-source",
  ]

  /// Whether a type is another or a kind of it. Unknown types are kinds of themselves alone.
  package static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }

  /// The type of a file by the ending of its name.
  package static func type(ofExtension ending: String) -> String {
    typesByExtension[ending.lowercased()] ?? "public.data"
  }

  /// The ending that names of such files have; empty when none is known.
  package static func fileExtension(of type: String) -> String {
    typesByExtension.filter { $0.value == type }.keys.min { ($0.count, $0) < ($1.count, $1) } ?? ""
  }
}

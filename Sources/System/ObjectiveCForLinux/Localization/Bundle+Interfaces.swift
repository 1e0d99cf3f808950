import Foundation

extension Bundle {
  /// The kinds of Interface Builder files that Xcode compiles, and the kinds of their sources, which bundles
  /// contain here.
  private static let sources = ["nib": "xib", "storyboardc": "storyboard"]

  /// Returns the path of a resource. For a compiled Interface Builder file it is the path of its source.
  @_spi(Lowered) public func _path(forResource name: String?, ofType type: String?) -> String? {
    if let path = path(forResource: name, ofType: type) { return path }
    var stem = name ?? ""
    var kind = type?.trimmingPrefix(".").description ?? ""
    if kind.isEmpty, let dot = stem.lastIndex(of: ".") {
      kind = String(stem[stem.index(after: dot)...])
      stem = String(stem[..<dot])
    }
    guard let source = Self.sources[kind] else { return nil }
    guard !stem.isEmpty else { return path(forResource: nil, ofType: source) }
    return _localizedResource("\(stem).\(source)")?.path ?? path(forResource: stem, ofType: source)
  }

  /// Returns the location of a resource, as ``_path(forResource:ofType:)`` does its path.
  @_spi(Lowered) public func _url(forResource name: String?, withExtension type: String?) -> URL? {
    url(forResource: name, withExtension: type)
      ?? _path(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) }
  }
}

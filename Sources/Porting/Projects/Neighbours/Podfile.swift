import Foundation

/// The pods of a Podfile that are on this machine.
struct Podfile {
  /// The folders of pods with a `:path`, in the order of the file.
  let folders: [URL]

  init(_ file: URL) {
    let text = file.text ?? ""
    let root = file.deletingLastPathComponent()
    var folders: [URL] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.trimmed.hasPrefix("#") {
      guard
        let match = line.firstMatch(
          of: #/pod\s+['"][^'"]+['"].*?(?::path\s*=>|path:)\s*['"]([^'"]+)['"]/#)
      else { continue }
      var folder = URL(fileURLWithPath: String(match.1), relativeTo: root.asFolder)
        .standardizedFileURL
      if folder.pathExtension == "podspec" { folder.deleteLastPathComponent() }
      if !folders.contains(folder) { folders.append(folder) }
    }
    self.folders = folders
  }
}

extension Substring {
  /// The text without whitespace at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

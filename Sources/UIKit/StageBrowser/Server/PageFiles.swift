import Foundation

/// The files of the page, read once from the module's resources.
struct PageFiles: Sendable {
  private let files: [String: File]

  private struct File: Sendable {
    let type: String
    let data: Data
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "wasm": "application/wasm", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  enum LoadingError: Error {
    case missingPage(URL)
  }

  /// The marker in the page's head that is replaced by the lines about the web app.
  private static let marker = "  <!-- web app -->\n"

  /// - Parameter webApp: The description of the page as an installable application; `nil` if it isn't one.
  init(webApp: WebApp? = nil) throws {
    let resources = Bundle.module.bundleURL
    let folder = resources.appendingPathComponent("Web")
    var files: [String: File] = [:]
    // Files that are compiled for the page are next to its folder.
    for url in try [resources, folder].flatMap(Self.contents) {
      guard let type = Self.types[url.pathExtension] else { continue }
      files[url.lastPathComponent] = File(type: type, data: try Data(contentsOf: url))
    }
    guard let page = files["index.html"] else { throw LoadingError.missingPage(folder) }
    let head = webApp.map { "  \($0.head)\n" } ?? ""
    let text = String(decoding: page.data, as: UTF8.self)
      .replacingOccurrences(of: Self.marker, with: head)
    files["index.html"] = File(type: page.type, data: Data(text.utf8))
    for (name, data) in try webApp?.files ?? [:] {
      guard let type = Self.types[URL(fileURLWithPath: name).pathExtension] else { continue }
      files[name] = File(type: type, data: data)
    }
    self.files = files
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  /// Returns the response to a request for a file, or `nil` if there is no such file.
  ///
  /// - Parameter hosts: The names by which the page may refer to this server, with the port.
  func answer(for name: String, hosts: [String]) -> Answer? {
    guard let file = files[name.isEmpty ? "index.html" : name] else { return nil }
    return Answer(
      status: 200, phrase: "OK", headers: [("Content-Type", file.type)],
      contentPolicy: Self.policy(hosts: hosts), body: file.data)
  }

  /// Returns the content security policy. Nothing may come from elsewhere. Styles set by scripts need no
  /// exception; `data:` is for the icon. WebAssembly needs its own permission, which doesn't allow scripts made
  /// from text.
  private static func policy(hosts: [String]) -> String {
    // Not every browser treats a socket to the same host as the page's own origin.
    let sockets = hosts.map { "ws://\($0)" }.joined(separator: " ")
    return [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
      "img-src 'self' data:", "manifest-src 'self'",
      "connect-src 'self' \(sockets)", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}

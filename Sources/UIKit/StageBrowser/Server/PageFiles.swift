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

  /// Where the page's head says what it is as an application.
  private static let marker = "  <!-- web app -->\n"

  /// - Parameter webApp: What the page is as an application; `nil` if it can't be kept as one.
  init(webApp: WebApp? = nil) throws {
    let resources = Bundle.module.bundleURL
    let folder = resources.appendingPathComponent("Web")
    var files: [String: File] = [:]
    // Files that are compiled for the page lie beside its folder.
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

  /// The answer to a request for a file; `nil` when there is none of that name.
  ///
  /// - Parameter hosts: What the page may call this server, with the port.
  func answer(for name: String, hosts: [String]) -> Answer? {
    guard let file = files[name.isEmpty ? "index.html" : name] else { return nil }
    return Answer(
      status: 200, phrase: "OK", headers: [("Content-Type", file.type)],
      contentPolicy: Self.policy(hosts: hosts), body: file.data)
  }

  /// Nothing from anywhere else. Styles set from scripts need no exception; `data:` is the icon. What is compiled to
  /// WebAssembly has to be allowed by that name, which allows no script to be made from text.
  private static func policy(hosts: [String]) -> String {
    // Not every browser takes a socket for the page's own.
    let sockets = hosts.map { "ws://\($0)" }.joined(separator: " ")
    return [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
      "img-src 'self' data:", "manifest-src 'self'",
      "connect-src 'self' \(sockets)", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}

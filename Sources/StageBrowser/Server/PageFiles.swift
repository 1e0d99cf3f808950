import FlyingFox
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
    "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
  ]

  enum LoadingError: Error {
    case missingPage(URL)
  }

  init() throws {
    let resources = Bundle.module.bundleURL
    let folder = resources.appendingPathComponent("Web")
    var files: [String: File] = [:]
    // What is compiled for the page lies beside its folder.
    for url in try [resources, folder].flatMap(Self.contents) {
      guard let type = Self.types[url.pathExtension] else { continue }
      files[url.lastPathComponent] = File(type: type, data: try Data(contentsOf: url))
    }
    guard files["index.html"] != nil else { throw LoadingError.missingPage(folder) }
    self.files = files
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  /// The answer to a request for a file; `nil` when there is none of that name.
  func response(for name: String, port: UInt16) -> HTTPResponse? {
    guard let file = files[name.isEmpty ? "index.html" : name] else { return nil }
    var headers = Self.headers
    headers[.contentType] = file.type
    headers[HTTPHeader("Content-Security-Policy")] = Self.policy(port: port)
    return HTTPResponse(statusCode: .ok, headers: headers, body: file.data)
  }

  /// A short answer in plain text.
  static func message(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = "text/plain; charset=utf-8"
    return HTTPResponse(statusCode: status, headers: headers, body: Data("\(text)\n".utf8))
  }

  private static let headers: HTTPHeaders = [
    .cacheControl: "no-store",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
  ]

  /// Nothing from anywhere else. Styles set from scripts need no exception; `data:` is the icon. What is compiled to
  /// WebAssembly has to be allowed by that name, which allows no script to be made from text.
  private static func policy(port: UInt16) -> String {
    [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
      "img-src data:",
      "connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port)", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}

import Foundation

/// An answer to a request. Whatever it says, it carries the headers that keep a browser from making
/// more of it, and its connection ends with it, but for an upgraded one.
struct Answer: Sendable {
  var status: Int
  var phrase: String
  /// In the order in which they are sent, after the security headers.
  var headers: [(name: String, value: String)]
  /// The sources that the page may load; none, unless it is the page.
  var contentPolicy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  var body: Data?

  /// A short answer in plain text.
  static func message(
    _ status: Int, _ phrase: String, _ text: String, headers: [(name: String, value: String)] = []
  ) -> Answer {
    Answer(
      status: status, phrase: phrase,
      headers: [("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: Data("\(text)\n".utf8))
  }

  private static let securityHeaders = [
    ("Cache-Control", "no-store"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// The bytes as they are sent.
  var encoded: Data {
    var all = Self.securityHeaders + [("Content-Security-Policy", contentPolicy)] + headers
    if let body { all += [("Content-Length", "\(body.count)"), ("Connection", "close")] }
    let lines = all.map { "\($0.0): \($0.1)\r\n" }.joined()
    return Data("HTTP/1.1 \(status) \(phrase)\r\n\(lines)\r\n".utf8) + (body ?? Data())
  }
}

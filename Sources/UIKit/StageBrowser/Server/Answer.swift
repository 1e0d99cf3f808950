import Foundation

/// A response to a request. Every response has headers that restrict the browser. The connection ends after it,
/// unless it was upgraded.
struct Answer: Sendable {
  var status: Int
  var phrase: String
  /// The headers in the order in which they are sent, after the security headers.
  var headers: [(name: String, value: String)]
  /// The sources that the page may load. Only the page itself may load any.
  var contentPolicy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  var body: Data?

  /// Returns a short response in plain text.
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

  /// The bytes to send.
  var encoded: Data {
    var all = Self.securityHeaders + [("Content-Security-Policy", contentPolicy)] + headers
    if let body { all += [("Content-Length", "\(body.count)"), ("Connection", "close")] }
    let lines = all.map { "\($0.0): \($0.1)\r\n" }.joined()
    return Data("HTTP/1.1 \(status) \(phrase)\r\n\(lines)\r\n".utf8) + (body ?? Data())
  }
}

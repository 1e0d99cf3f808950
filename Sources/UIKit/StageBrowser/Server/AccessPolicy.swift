import Foundation

/// The clients that the server admits: only the page that knows the token, in a browser on this machine or, if
/// the user asked for it, in the same network.
///
/// Any web page in the user's browser can send requests to 127.0.0.1, and read the responses with DNS
/// rebinding. So every path begins with an unguessable token, the `Host` must be an address of this server, and
/// the `Origin` of a socket must be this server's own page.
package struct AccessPolicy: Sendable {
  package let token: String
  package let port: UInt16
  /// The machine's network addresses at which the server also listens, such as `192.168.1.20`.
  package let addresses: [String]

  package enum Refusal: Error, Equatable {
    case foreignHost
    case wrongToken
    case foreignOrigin
  }

  package init(
    token: String = AccessPolicy.makeToken(), port: UInt16, addresses: [String] = []
  ) {
    self.token = token
    self.port = port
    self.addresses = addresses
  }

  /// Returns 128 random bits in hexadecimal.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// The page's address on this machine.
  package var url: URL { url(at: "127.0.0.1") }

  /// The page's addresses for other machines in the same network.
  package var networkURLs: [URL] { addresses.map { url(at: $0) } }

  private func url(at host: String) -> URL { URL(string: "http://\(host):\(port)/\(token)/")! }

  /// Returns the part of `path` after the token, or the reason why the request is refused.
  package func resource(path: String, host: String?) -> Result<String, Refusal> {
    guard let host, ownHosts.contains(host.lowercased()) else { return .failure(.foreignHost) }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first, matches(String(first)) else { return .failure(.wrongToken) }
    return .success(parts.count > 1 ? String(parts[1]) : "")
  }

  /// Returns whether a socket may be opened from this origin. Browsers always send one, so a missing origin is
  /// refused too.
  func admits(origin: String?) -> Bool {
    guard let origin else { return false }
    return ownHosts.contains { origin.lowercased() == "http://\($0)" }
  }

  /// Compares in constant time, so that the duration doesn't reveal the number of correct characters.
  package func matches(_ candidate: String) -> Bool {
    let (own, other) = (Array(token.utf8), Array(candidate.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The names of this server in requests, with the port.
  var ownHosts: [String] {
    (["127.0.0.1", "localhost"] + addresses).map { "\($0):\(port)" }
  }
}

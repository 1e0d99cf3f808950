import Foundation

/// Who may talk to the server: the one page that knows the token, in a browser on this machine, or
/// where the user asked for it in the same network.
///
/// Any web page in the user's browser can send requests to 127.0.0.1, and by rebinding a name even
/// read the answers. So every path begins with an unguessable token, the `Host` has to be an
/// address of this server, and a socket's `Origin` has to be this server's own page.
package struct AccessPolicy: Sendable {
  package let token: String
  package let port: UInt16
  /// The machine's addresses in its network at which the server listens too, as in `192.168.1.20`.
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

  /// 128 random bits in hexadecimal.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// The page's address on this machine.
  package var url: URL { url(at: "127.0.0.1") }

  /// The page's addresses for others in the same network.
  package var networkURLs: [URL] { addresses.map { url(at: $0) } }

  private func url(at host: String) -> URL { URL(string: "http://\(host):\(port)/\(token)/")! }

  /// The part of `path` behind the token, or why the request is refused.
  package func resource(path: String, host: String?) -> Result<String, Refusal> {
    guard let host, ownHosts.contains(host.lowercased()) else { return .failure(.foreignHost) }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first, matches(String(first)) else { return .failure(.wrongToken) }
    return .success(parts.count > 1 ? String(parts[1]) : "")
  }

  /// Whether a socket may be opened from this origin. Browsers always send one, so a missing one
  /// is refused too.
  func admits(origin: String?) -> Bool {
    guard let origin else { return false }
    return ownHosts.contains { origin.lowercased() == "http://\($0)" }
  }

  /// Compares in a time that does not tell how many characters are right.
  package func matches(_ candidate: String) -> Bool {
    let (own, other) = (Array(token.utf8), Array(candidate.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The browser's names for this server, with the port.
  var ownHosts: [String] {
    (["127.0.0.1", "localhost"] + addresses).map { "\($0):\(port)" }
  }
}

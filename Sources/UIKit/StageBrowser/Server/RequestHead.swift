/// The head of an HTTP request: its first line and its headers (RFC 9112). Bodies are not read.
struct RequestHead: Equatable, Sendable {
  var method: String
  /// The path as sent, without the query.
  var path: String
  /// Header values by lowercase name. The values of a repeated header are joined with commas.
  var headers: [String: String]

  enum Failure: Error {
    /// The request isn't valid HTTP/1.1 or 1.0.
    case malformed
    /// The head has more than ``limit`` bytes.
    case tooLong
  }

  /// The longest head that is read, in bytes. A browser's head has several hundred, plus all cookies of
  /// 127.0.0.1, for every port.
  static let limit = 16_384

  /// Removes the head from the beginning of `bytes`, or returns `nil` while it is incomplete. The first
  /// `searched` bytes are known not to contain its end.
  static func take(
    from bytes: inout [UInt8], searched: Int = 0
  ) throws(Failure) -> RequestHead? {
    let end: [UInt8] = [13, 10, 13, 10]
    var index = max(0, searched - end.count + 1)
    while index + end.count <= bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    let isComplete = index + end.count <= bytes.count
    guard (isComplete ? index : bytes.count) <= limit else { throw .tooLong }
    guard isComplete else { return nil }
    let head = bytes[..<index]
    let rest = Array(bytes[(index + end.count)...])
    // Values may contain tabs; no other control character is allowed anywhere.
    guard !head.contains(where: { ($0 < 32 && ![9, 10, 13].contains($0)) || $0 == 127 }),
      let text = String(validating: head, as: UTF8.self)
    else { throw .malformed }
    let parsed = try RequestHead(text)
    bytes = rest
    return parsed
  }

  private init(_ text: String) throws(Failure) {
    // A carriage return and a line feed are one `Character`.
    var lines = text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false)
    guard lines.allSatisfy({ !$0.contains { $0 == "\r" || $0 == "\n" } }) else { throw .malformed }
    let first = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, !first[0].isEmpty, first[1].hasPrefix("/"),
      first[2] == "HTTP/1.1" || first[2] == "HTTP/1.0"
    else { throw .malformed }
    method = String(first[0])
    path = String(first[1].prefix { $0 != "?" })
    headers = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      // Servers interpret a space before the colon, and continuation lines, differently.
      guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte) else { throw .malformed }
      var value = line[line.index(after: colon)...]
      while value.first?.isWhitespace == true { value.removeFirst() }
      while value.last?.isWhitespace == true { value.removeLast() }
      headers[name] = headers[name].map { "\($0), \(value)" } ?? String(value)
    }
  }

  /// Returns whether a byte may occur in a header's name (RFC 9110, 5.6.2).
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

import Testing

@testable import StageBrowser

@Suite struct RequestHeadTests {
  private func head(_ text: String) throws(RequestHead.Failure) -> RequestHead? {
    var bytes = Array(text.utf8)
    return try RequestHead.take(from: &bytes)
  }

  /// Split anywhere, a head is read the same, and the bytes after it remain.
  @Test func aHeadComesInPieces() throws {
    let text = "GET /a/b?c=d HTTP/1.1\r\nHost:  x:1 \r\nOrigin: a\r\nORIGIN:b\r\n\r\n"
    let rest: [UInt8] = [0, 13, 10, 255]
    let all = Array(text.utf8) + rest
    for cut in 0...all.count {
      var bytes: [UInt8] = []
      var found: RequestHead?
      var searched = 0
      for part in [all[..<cut], all[cut...]] {
        bytes += part
        if found == nil { found = try RequestHead.take(from: &bytes, searched: searched) }
        searched = bytes.count
      }
      let head = try #require(found)
      #expect(head.method == "GET")
      #expect(head.path == "/a/b")
      #expect(head.headers == ["host": "x:1", "origin": "a, b"])
      #expect(bytes == rest)
    }
  }

  @Test(
    arguments: [
      "", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET x HTTP/1.1", " GET / HTTP/1.1",
      "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n: a",
      "GET / HTTP/1.1\r\nA: b\r\n c", "GET / HTTP/1.1\r\nA: b\nC: d", "GET / HTTP/1.1\r\nA: b\rc",
      "GET / HTTP/1.1\r\nÄ: b", "GET / HTTP/1.1\r\nA: \u{0}", "GET /\u{1B} HTTP/1.1",
    ])
  func whatIsNoHeadIsRefused(text: String) {
    #expect(throws: RequestHead.Failure.malformed) { try head(text + "\r\n\r\n") }
  }

  /// The limit applies whether the end of the head arrives or not.
  @Test func aLongHeadIsRefused() throws {
    let line = "GET / HTTP/1.1\r\nA: "
    for extra in -2...2 {
      let text = line + String(repeating: "b", count: RequestHead.limit - line.utf8.count + extra)
      if extra > 0 {
        #expect(throws: RequestHead.Failure.tooLong) { try head(text) }
        #expect(throws: RequestHead.Failure.tooLong) { try head(text + "\r\n\r\n") }
      } else {
        #expect(try head(text) == nil)
        #expect(try head(text + "\r\n\r\n")?.path == "/")
      }
    }
  }
}

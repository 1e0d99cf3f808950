import Testing

@testable import StageBrowser

@Suite struct AccessPolicyTests {
  let policy = AccessPolicy(token: "0123456789abcdef0123456789abcdef", port: 4242)

  @Test func tokensAreLongAndDiffer() {
    let tokens = Set((0..<100).map { _ in AccessPolicy.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test(arguments: [
    ("/0123456789abcdef0123456789abcdef/", ""),
    ("/0123456789abcdef0123456789abcdef", ""),
    ("/0123456789abcdef0123456789abcdef/main.js", "main.js"),
    ("/0123456789abcdef0123456789abcdef/socket", "socket"),
  ])
  func theTokenOpens(path: String, resource: String) {
    for host in ["127.0.0.1:4242", "localhost:4242", "LOCALHOST:4242"] {
      #expect(policy.resource(path: path, host: host) == .success(resource))
    }
  }

  @Test(arguments: [
    "", "/", "/main.js", "/0123456789abcdef0123456789abcde/", "/0123456789ABCDEF0123456789ABCDEF/",
    "/x/0123456789abcdef0123456789abcdef/", "/0123456789abcdef0123456789abcdef0/",
  ])
  func aWrongTokenDoesNot(path: String) {
    #expect(policy.resource(path: path, host: "127.0.0.1:4242") == .failure(.wrongToken))
  }

  @Test(arguments: [
    nil, "", "127.0.0.1", "127.0.0.1:4243", "evil.example:4242", "localhost", "[::1]:4242",
    "127.0.0.1:4242.evil.example",
  ])
  func aForeignHostDoesNot(host: String?) {
    let path = "/0123456789abcdef0123456789abcdef/"
    #expect(policy.resource(path: path, host: host) == .failure(.foreignHost))
  }

  @Test func onlyTheOwnOriginMayOpenASocket() {
    #expect(policy.admits(origin: "http://127.0.0.1:4242"))
    #expect(policy.admits(origin: "http://localhost:4242"))
    for origin in [
      nil, "", "null", "http://127.0.0.1", "https://127.0.0.1:4242", "http://127.0.0.1:4243",
      "http://evil.example", "http://127.0.0.1:4242.evil.example", "http://localhost:4242/",
    ] {
      #expect(!policy.admits(origin: origin))
    }
  }

  @Test func theRateIsLimited() {
    var limit = RateLimit(rate: 10, burst: 5)
    func admitted(_ count: Int, at time: Double) -> Int {
      (0..<count).count { _ in limit.admit(at: time) }
    }
    #expect(admitted(6, at: 1) == 5)
    #expect(admitted(2, at: 1.15) == 1)
    // A pause fills the bucket, but not beyond its size.
    #expect(admitted(6, at: 100) == 5)
  }
}

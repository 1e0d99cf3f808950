import Testing

@testable import StageBrowser

/// The first row is the example of RFC 9110, 12.5.4. The others follow from its rules: a weight of 1 without `q`, 0 for
/// languages that aren't acceptable.
@Suite struct AcceptLanguageTests {
  @Test(
    "languages by weight, in order among equal ones",
    arguments: [
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),
      ("de-CH,de;q=0.9,en;q=0.8,*;q=0.5", ["de-CH", "de", "en"]),
      ("en;q=0.2, fr;q=0.9, de;q=0.9", ["fr", "de", "en"]),
      ("en;q=0, de", ["de"]), ("de ; q=0.5 , en", ["en", "de"]),
      ("de;Q=0.1,en;q=0.100", ["de", "en"]),
      ("", []), ("*", []), (",;,", []), ("de;q=2, en", ["en"]), ("<script>, de", ["de"]),
    ])
  func tags(header: String, expected: [String]) {
    #expect(AcceptLanguage.tags(in: header) == expected)
  }

  @Test("a page's socket brings the languages of its browser") @MainActor func socket() async throws
  {
    try await Loopback.serve { server, port, token in
      var seen: [[String]] = []
      server.onLanguages = { seen.append($0) }
      var headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
      headers["Accept-Language"] = "de-CH,de;q=0.9,en;q=0.8"
      let sent = headers
      let hello = ClientMessage.hello(
        version: ClientMessage.version, token: token, viewport: ClientMessageTests.viewport
      ).encoded()
      let frame = try await Loopback.client(port) { client in
        #expect(client.request("/\(token)/socket", headers: sent).status == 101)
        client.sendFrame(opcode: 2, hello)
        return client.receiveFrame()
      }
      #expect(frame != nil)
      #expect(seen == [["de-CH", "de", "en"]])
    }
  }

  @Test("a page without languages changes none") @MainActor func silent() {
    let live = LiveStage(
      title: "Test", content: .screens([StageScreen(name: "a", title: "A") { .init() }]),
      screen: nil, stage: .init())
    var calls = 0
    live.onLanguages = { _ in calls += 1 }
    let policy = AccessPolicy(token: AccessPolicy.makeToken(), port: 4242)
    let page = live.connect(policy: policy) { _ in }
    page.receive(
      ClientMessage.hello(
        version: ClientMessage.version, token: policy.token, viewport: ClientMessageTests.viewport
      ).encoded(), at: 0)
    #expect(page.isOpen)
    #expect(calls == 0)
  }
}

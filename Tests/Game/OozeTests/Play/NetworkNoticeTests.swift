import Foundation
import Testing

@testable import ooze

@Suite("The notice of a server on the network") struct NetworkNoticeTests {
  private let urls = ["http://192.168.1.20:4242/00ff/", "http://10.0.0.7:4242/00ff/"]
    .compactMap { URL(string: $0) }

  @Test("without a network there is nothing to tell")
  func none() {
    #expect(NetworkNotice(urls: [], isForTerminal: true) == nil)
  }

  @Test("it names each address, who has access, and the lack of encryption")
  func plain() throws {
    let text = try #require(NetworkNotice(urls: urls, isForTerminal: false)?.text)
    for url in urls { #expect(text.contains(url.absoluteString)) }
    #expect(text.contains("Anyone with one of these addresses"))
    #expect(text.contains("The connection isn't encrypted"))
    #expect(!text.contains("\u{1B}"), "a pipe gets no colours")
  }

  @Test("a terminal gets a code, in its own black and white")
  func code() throws {
    let text = try #require(NetworkNotice(urls: urls, isForTerminal: true)?.text)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("\u{1B}[30;107m") }
    let side = try #require(QRCode(urls[0].absoluteString)).side
    #expect(rows.count == (side + 9) / 2)
    #expect(rows.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
  }

  @Test("it is shown only on request")
  func option() throws {
    #expect(try !#require(try PlayCommand.parseAsRoot([]) as? PlayCommand).network)
    #expect(try #require(try PlayCommand.parseAsRoot(["--network"]) as? PlayCommand).network)
  }
}

import Foundation
import Micro
import Testing

@testable import MicroApp

@MainActor @Suite("The address of a rematch") struct RematchLinkTests {
  private let page = URL(string: "https://example.org/dish/")

  @Test("it has the seed and both creatures, behind the # that no server receives")
  func parts() throws {
    let result = DeadRun.stabbed.result
    let page = try #require(page)
    let url = try #require(RematchLink(result)?.url(on: page))
    #expect(url.absoluteString.hasPrefix("https://example.org/dish/#seed=\(result.card.seed)&"))
    let parts = try #require(url.fragment).split(separator: "&").map { $0.split(separator: "=") }
    let values = Dictionary(
      uniqueKeysWithValues: parts.map { (String($0[0]), $0.dropFirst().joined(separator: "=")) })
    #expect(try GenomeCode.parse(values["creature"] ?? "") == result.genome)
    #expect(try GenomeCode.parse(values["killer"] ?? "") == result.ending?.killer?.genome)
  }

  @Test("a card has it if there are a page and a killer")
  func card() throws {
    let (texts, palette) = (Texts(language: .english), Palette())
    let dead = DeadRun.stabbed.result
    let with = ShareCard(result: dead, texts: texts, palette: palette, page: page)
    #expect(with.address != nil)
    #expect(with.pieces.last?.text == "Beat what ate me, in 60 seconds: example.org")
    let without = ShareCard(result: dead, texts: texts, palette: palette)
    #expect(without.address == nil)
    #expect(without.pieces.last?.text == "Project Micro")
  }
}

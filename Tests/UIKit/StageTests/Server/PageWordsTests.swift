import OozeCheckout
import Foundation
import Stage
import Testing

@testable import StageBrowser

/// Every visible text of the page has a German translation.
@MainActor @Suite struct PageWordsTests {
  private static let folder = OozeCheckout.root.appendingPathComponent(
    "Sources/UIKit/StageBrowser/Web")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the dictionary in `words.js`.
  private func german() throws -> [String: String] {
    let text = try text("words.js")
    let start = try #require(text.range(of: "const german = {"))
    let end = try #require(text[start.upperBound...].range(of: "\n};"))
    let entries = text[start.upperBound..<end.lowerBound]
      .matches(of: /"([^"]+)":\s*"([^"]+)",/).map { (String($0.1), String($0.2)) }
    return try Dictionary(entries) { key, _ in
      throw Twice(description: "two German words for one: \(key)")
    }
  }

  private struct Twice: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the texts in the page's file: text nodes, names and tooltips.
  private func wordsOfThePage() throws -> Set<String> {
    var page = try text("index.html")
    let body = try #require(page.range(of: "<body>"))
    page = String(page[body.upperBound...])
    let texts = page.matches(of: />([^<>]*[A-Za-z]{2}[^<>]*)</).map { String($0.1) }
    let names = page.matches(of: /(?:aria-label|title|placeholder|alt)="([^"]+)"/)
      .map { String($0.1) }
    let words = (texts + names).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    // The server replaces this title before anybody reads it.
    return Set(words).subtracting(["Stage"])
  }

  /// Returns the texts in the scripts: all possible arguments of `word`.
  private func wordsOfTheScripts() throws -> Set<String> {
    var words: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where file.hasSuffix(".js") && file != "words.js" {
      let text = try text(file)
      for call in text.matches(of: /\bword\(([^()]*)\)/) {
        words.formUnion(call.1.matches(of: /"([A-Za-z][^"]*)"/).map { String($0.1) })
      }
    }
    return words
  }

  /// Returns the choices in the settings, and the reason why a page that is too slow is closed.
  private func wordsOfTheServer() -> Set<String> {
    let live = LiveStage(
      title: "Test",
      content: .screens([StageScreen(name: "a", title: "A") { UIViewController() }]),
      screen: nil, stage: Stage())
    let state = StageDescriber(of: live.stage, title: "Test", screens: []).state(showing: "a")
    // Product names of devices are the same in all languages.
    let devices = state.devices.map(\.title).filter { !$0.hasPrefix("iP") }
    return Set(state.textSizes.map(\.title) + devices + ["the page reads too slowly"])
  }

  @Test("every word of the page, of its scripts and of the strip has a German one")
  func complete() throws {
    let german = try german()
    for (source, words) in [
      ("index.html", try wordsOfThePage()), ("the scripts", try wordsOfTheScripts()),
      ("the server", wordsOfTheServer()),
    ] {
      #expect(words.count > 5, "\(source)")
      #expect(words.subtracting(german.keys) == [], "\(source)")
    }
  }

  @Test("no German word is for one that nobody says, and each is another")
  func used() throws {
    let german = try german()
    // The names of kinds are in a separate table.
    let kinds = try text("elements.js").matches(of: /: "([A-Z][a-z]+)"/).map { String($0.1) }
    let said = try wordsOfThePage().union(wordsOfTheScripts()).union(wordsOfTheServer())
      .union(kinds)
    #expect(Set(german.keys).subtracting(said) == [])
    for (english, german) in german { #expect(english != german) }
    for kind in kinds { #expect(german[kind] != nil, "\(kind)") }
  }
}

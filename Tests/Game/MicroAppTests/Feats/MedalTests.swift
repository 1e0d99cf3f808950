import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("Medals") struct MedalTests {
  @Test("bronze, silver and gold from 250, 600 and 1200 points on")
  func thresholds() {
    for points in -10...2000 {
      let expected: Medal? =
        points < 250 ? nil : points < 600 ? .bronze : points < 1200 ? .silver : .gold
      #expect(Medal(points: points) == expected)
      let next: Medal? =
        points < 250 ? .bronze : points < 600 ? .silver : points < 1200 ? .gold : nil
      #expect(Medal.next(after: points) == next)
    }
  }

  @Test("a metal has a contrast of three to one on a card, light and dark")
  func contrast() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let card = luminance(UIColor.card.resolvedColor(with: traits))
      for medal in Medal.allCases {
        let metal = luminance(medal.colour.resolvedColor(with: traits))
        let ratio = (max(card, metal) + 0.05) / (min(card, metal) + 0.05)
        #expect(ratio >= 3, "\(medal) \(ratio)")
      }
    }
  }

  /// Returns the relative luminance by WCAG 2.1.
  private func luminance(_ colour: UIColor) -> Double {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    colour.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let parts = [red, green, blue].map { part -> Double in
      let value = Double(part)
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test("the statistics count medals, and the best run so far is one that beats all before it")
  func counting() {
    var statistics = RunStatistics()
    let session = DeadRun.stabbed
    let points = session.result.score.points
    #expect(points > 0)
    statistics.count(
      Showcase.Played(session: session).result(id: "a", name: "A", day: 1, parent: nil))
    #expect(statistics.isRecord(points))
    statistics.count(
      Showcase.Played(session: session).result(id: "b", name: "B", day: 1, parent: nil))
    #expect(!statistics.isRecord(points))
    let better = DeadRun.starved
    let more = better.result.score.points
    statistics.count(
      Showcase.Played(session: better).result(id: "c", name: "C", day: 1, parent: nil))
    #expect(statistics.isRecord(more) == (more > points))
    let medals = [points, points, more].compactMap { Medal(points: $0) }
    #expect(statistics.medals.values.reduce(0, +) == medals.count)
  }

  @Test(
    "the death screen shows the medal, the best run and what the run unlocked",
    arguments: Language.allCases)
  func deathScreen(language: Language) throws {
    let scene = Scene(languages: [language.rawValue])
    let dead = DeadRun.stabbed
    var result = dead.result
    result.feats = [.spikeEater, .firstRival]
    scene.game.store.finish(result)
    scene.stage.show(
      DeathController(result: result, replay: dead.replay, game: scene.game, again: {}, close: {}))
    scene.stage.advance(by: 0.5)
    let texts = scene.game.texts
    let shown = Reader(stage: scene.stage).wholeScreen.joined(separator: "|")
    let medal = Medal(points: result.score.points)
    #expect(shown.contains(medal.map { texts[MedalText($0)] } ?? texts[FeatsText.noMedal]))
    #expect(shown.contains(texts[FeatsText.record]))
    #expect(shown.contains(texts[FeatNameText(.spikeEater)]))
    #expect(shown.contains(texts[FeatsText.metPart, ["part": texts.name(of: .spike)]]))
    #expect(shown.contains(texts[FeatNameText(.firstRival)]))
    try Pictures.keep(scene.stage.pngData(), "honours-\(language)")
  }
}

import Foundation
import OozeCheckout
import Testing

@testable import Micro

/// The first table of `Docs/Difficulty.md` has the settings of the levels.
@Suite struct DifficultyPageTests {
  /// Returns a number with the digits that it needs.
  private static func text(_ number: Float) -> String {
    String(format: "%g", (Double(number) * 100).rounded() / 100)
  }

  private static let rows: [(name: String, cell: @Sendable (RunSettings, EraPlan) -> String)] = [
    (
      "opponents, at most",
      { settings, _ in "\(settings.arena.population), later \(settings.opponents(after: 1 << 40))" }
    ),
    (
      "water for each opponent, in square cell lengths",
      { settings, _ in
        let radius = settings.arena.world.radius
        return text(.pi * radius * radius / Float(settings.arena.population))
      }
    ),
    ("opponents that join in a minute", { settings, _ in text(settings.growth) }),
    (
      "food for each opponent, as a multiple of 0.15 W",
      { settings, _ in
        text(settings.arena.world.rain / Float(settings.arena.population) / 0.15)
      }
    ),
    ("energy of a mote of food", { settings, _ in "\(text(settings.arena.world.moteEnergy)) J" }),
    ("time between edits", { settings, _ in "\(settings.editInterval) s" }),
    ("prey at the start, and each minute", { _, plan in "\(plan.prey), \(plan.preyPerMinute)" }),
    ("opponents at the start", { _, plan in "era \(plan.first)" }),
    (
      "later opponents",
      { _, plan in
        let (eras, minutes) = (plan.later.map(\.era), plan.later.map(\.minute))
        return "eras \(eras.min() ?? 0) to \(eras.max() ?? 0) "
          + "from minute \(minutes.min() ?? 0) to \(minutes.max() ?? 0)"
      }
    ),
    (
      "highest bias of the first opponents' effort",
      { _, plan in text(plan.firstEffort).replacing("-", with: "−") }
    ),
    ("weight of a body's standing in opponents' effort", { _, plan in text(plan.wariness) }),
    ("opponents are slowed until", { _, plan in "minute \(plan.eagerFrom)" }),
    (
      "births of pristine founders and of creatures that joined",
      { settings, _ in "\(text(settings.arena.fromSeeds * 100)) %" }
    ),
  ]

  @Test func thePageHasTheSettings() throws {
    let page = try String(
      contentsOf: OozeCheckout.root.appendingPathComponent("Docs/Difficulty.md"), encoding: .utf8)
    let table = page.split(separator: "\n").drop { $0 != "| | easy | normal | hard |" }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    let expected = Self.rows.map { row in
      let cells = Difficulty.allCases.map { row.cell($0.settings, $0.eras) }
      return "| \(row.name) | \(cells.joined(separator: " | ")) |"
    }
    #expect(table.map(String.init) == expected)
  }
}

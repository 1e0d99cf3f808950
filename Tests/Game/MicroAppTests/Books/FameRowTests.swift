import ScreenReading
import Stage
import Testing

@testable import Micro
@testable import MicroApp

/// The rows of the hall of fame on every screen.
@MainActor @Suite struct FameRowTests {
  nonisolated static let devices: [Stage.Device] = [
    .window(size: CGSize(width: 320, height: 568)), .window(size: CGSize(width: 349, height: 620)),
    .iPhoneSE, .iPhone14Pro, .window(size: CGSize(width: 844, height: 390)),
    .window(size: CGSize(width: 1024, height: 768)),
  ]

  /// All endings of runs. A player's creature is never removed from its dish.
  private static let causes: [CauseOfDeath?] =
    CauseOfDeath.allCases.filter { $0 != .removal } + [nil]

  /// Long runs, each with another ending, in dishes with seeds of ten digits or of the day.
  private func fill(_ game: Game) {
    for (index, cause) in Self.causes.enumerated() {
      var score = Score()
      score.rivals = 12 - index
      score.steps = UInt64(754 - index) * 60
      let card = RunCard(
        id: "run-\(index)", name: "Nessie", seed: 4_294_967_295 - UInt64(index),
        difficulty: Difficulty.allCases[index % 3].rawValue, isOfTheDay: index == 1,
        day: Day(year: 2026, month: 9, day: 30))
      game.store.finish(
        RunResult(
          card: card, score: score,
          ending: cause.map { Ending(cause: $0, killer: nil, step: score.steps) },
          genome: SeedCreatures.eel, ofTheDay: nil,
          recording: ShortRun.shared.states[0].recording, versions: []))
    }
  }

  private func open(_ device: Stage.Device, _ size: UIContentSizeCategory, _ language: Language)
    throws -> (Scene, UITableView)
  {
    let scene = Scene(
      stage: Stage(device: device, textSize: size), languages: [language.rawValue])
    fill(scene.game)
    scene.stage.show(UINavigationController(rootViewController: FameController(game: scene.game)))
    scene.stage.advance(by: 0.3)
    let table = try #require(scene.stage.view(withIdentifier: "fame") as? UITableView)
    return (scene, table)
  }

  /// Calls `look` with the details of every row.
  private func eachDetail(_ scene: Scene, _ table: UITableView, _ look: (UILabel) throws -> Void)
    throws
  {
    let count = table.numberOfRows(inSection: 0)
    #expect(count == Self.causes.count)
    for row in 0..<count {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      scene.stage.advance(by: 0.05)
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      let labels = cell.contentView.labels
      try look(try #require(labels.first { $0.text?.contains("\n") == true }))
    }
  }

  private func lines(_ label: UILabel) -> Int {
    Int((label.bounds.height / label.font.lineHeight).rounded())
  }

  @Test(
    "a row has four lines of details, whatever the run was", arguments: devices, Language.allCases)
  func lines(device: Stage.Device, language: Language) throws {
    for size in [UIContentSizeCategory.extraSmall, .small, .medium, .large] {
      let (scene, table) = try open(device, size, language)
      try eachDetail(scene, table) { label in
        #expect(lines(label) == 4, "\(size.rawValue): \(label.text ?? "")")
      }
    }
  }

  @Test("larger letters break lines between two parts, and not within one", arguments: devices)
  func parts(device: Stage.Device) throws {
    let sizes: [UIContentSizeCategory] = [
      .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    for size in sizes {
      for language in Language.allCases {
        let (scene, table) = try open(device, size, language)
        try eachDetail(scene, table) { label in
          // No part is wider than a line, so none is broken, and seven parts take at most seven lines.
          let parts = (label.text ?? "").split { $0 == "\n" || $0 == "·" }
            .map { $0.trimmingCharacters(in: .whitespaces) }
          #expect(parts.count == 7)
          let most = device.size.width > 320 ? 7 : 8
          #expect(lines(label) <= most, "\(size.rawValue): \(label.text ?? "")")
          for part in parts {
            #expect(!part.contains(" "), "\(part)")
            // On the narrowest screen ten large digits are wider than it.
            guard device.size.width > 320 else { continue }
            let width = NSString(string: part).size(withAttributes: [.font: label.font!]).width
            #expect(width <= label.bounds.width + 0.5, "\(size.rawValue): \(part)")
          }
        }
      }
    }
  }

  @Test("a resized window has the rows that fit its width")
  func resized() throws {
    let (scene, table) = try open(Self.devices[3], .large, .german)
    for device in Self.devices + Self.devices.reversed() {
      scene.stage.device = device
      scene.stage.advance(by: 0.5)
      try eachDetail(scene, table) { #expect(lines($0) == 4, "\(device.size)") }
    }
  }
}

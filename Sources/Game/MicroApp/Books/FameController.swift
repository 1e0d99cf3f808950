import Foundation
import Micro
import UIKit

/// The player's best runs.
@available(iOS 16, *)
final class FameController: RowsController {
  override var screenTitle: String { texts[MenuText.fame] }
  override var screenIdentifier: String { "fame" }

  /// Whether a portrait of the usual width would leave too little space for letters of this size.
  private var isNarrow: Bool {
    let needed = UIFontMetrics(forTextStyle: .footnote)
      .scaledValue(for: 350, compatibleWith: traitCollection)
    return view.bounds.width < needed
  }
  private var wasNarrow: Bool?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isNarrow != wasNarrow else { return }
    wasNarrow = isNarrow
    reload()
  }

  override func makeSections() -> [RowSection] {
    let entries = game.store.fame.entries
    let runs =
      entries.isEmpty
      ? [Row(identifier: "no-fame", title: texts[BooksText.noFame])]
      : entries.enumerated().map { row(for: $1, place: $0 + 1) }
    let trophies = game.store.nemesis.trophies
    guard !trophies.isEmpty else { return [RowSection(rows: runs)] }
    return [
      RowSection(rows: runs),
      RowSection(
        texts[NemesisText.trophies],
        rows: trophies.enumerated().map { row(for: $1, trophy: $0 + 1) }),
    ]
  }

  private func row(for killer: Nemesis.Killer, trophy number: Int) -> Row {
    let size = isNarrow ? CGSize(width: 36, height: 22) : CGSize(width: 72, height: 44)
    let body = killer.genome
    return Row(
      identifier: "trophy-\(number)",
      title: body.map { texts.fullName(killer.name, of: $0) } ?? killer.name,
      detail: texts.counting(killer.kills, NemesisText.kills),
      image: body.map {
        Portrait.image(of: $0, size: size, palette: game.palette(for: self))
      },
      imageSize: size,
      kind: body.map { body in
        .link { [game] in
          CreatureController(game: game, subject: .body(body, name: killer.name))
        }
      } ?? .plain)
  }

  private func row(for entry: Fame.Entry, place: Int) -> Row {
    let difficulty = Difficulty(rawValue: entry.difficulty).map { texts.name(of: $0) }
    let habitat = entry.dish.flatMap { Habitat(name: $0) } ?? .shallows
    let seed = texts[CommonText.seed, ["seed": "\(entry.seed)"]]
    // Two parts fit on a line beside a portrait on the smallest phone; a seed has up to ten digits.
    let lines = [
      [
        texts.counting(entry.points, CommonText.points), texts.time(seconds: entry.seconds),
      ],
      [texts.counting(entry.rivals, BooksText.rivals), ending(of: entry)],
      [difficulty ?? entry.difficulty, texts.shortDate(entry.day)],
      [entry.isOfTheDay ? texts[CommonText.seedOfDay] : seed],
      habitat == .shallows ? [] : [texts[HabitatText(habitat)]],
    ]
    let record = game.store.creature(entry.id)
    let size = isNarrow ? CGSize(width: 36, height: 22) : CGSize(width: 72, height: 44)
    return Row(
      identifier: "fame-\(place)", title: "\(place). \(entry.name)",
      detail: lines.filter { !$0.isEmpty }.map(joined).joined(separator: "\n"),
      image: record.map {
        Portrait.image(of: $0.genome, size: size, palette: game.palette(for: self))
      },
      imageSize: size,
      kind: record.map { record in
        .link { [game] in CreatureController(game: game, subject: .record(record.id)) }
      } ?? .plain)
  }

  /// Lines break between parts, not within one. In large letters a part fills its line.
  private func joined(_ parts: [String]) -> String {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? parts.joined(separator: "\n")
      : parts.map { $0.replacingOccurrences(of: " ", with: "\u{A0}") }.joined(separator: " · ")
  }

  private func ending(of entry: Fame.Entry) -> String {
    guard let cause = entry.cause.flatMap({ CauseOfDeath(rawValue: $0) }) else {
      return texts[BooksText.gaveUp]
    }
    return texts[CauseText(cause)]
  }
}

import Micro
import UIKit

/// The totals of all the player's runs.
@available(iOS 16, *)
final class StatisticsController: RowsController {
  override var screenTitle: String { texts[MenuText.statistics] }
  override var screenIdentifier: String { "statistics" }

  override func makeSections() -> [RowSection] {
    let all = game.store.statistics
    guard all.runs > 0 else {
      return [RowSection(rows: [Row(identifier: "no-runs", title: texts[BooksText.noRuns])])]
    }
    return [
      RowSection(rows: [
        row("runs", .runs, "\(all.runs)"),
        row("total-time", .totalTime, texts.time(seconds: all.seconds)),
        row("all-rivals", .allRivals, "\(all.rivals)"),
        row(
          "energy", .energy, texts[BooksText.joules, ["energy": texts.number(all.energy)]]),
        row("edits", .edits, "\(all.edits)"),
      ]),
      RowSection(
        texts[BooksText.bests],
        rows: [
          row("longest", .longest, texts.time(seconds: all.longest)),
          row("most-rivals", .mostRivals, "\(all.mostRivals)"),
          row("best-score", .bestScore, "\(all.mostPoints)"),
        ]),
      RowSection(
        texts[FeatsText.medals],
        rows: Medal.allCases.reversed().map { medal in
          Row(
            identifier: "medal-\(medal.rawValue)", title: texts[MedalText(medal)],
            value: "\(all.medals[medal.rawValue] ?? 0)")
        }),
      RowSection(texts[BooksText.endings], rows: endings),
    ]
  }

  /// The causes of death, most frequent first; equally frequent ones are in the order of causes.
  private var endings: [Row] {
    let all = game.store.statistics
    var rows: [(count: Int, row: Row)] = CauseOfDeath.allCases.compactMap { cause in
      guard let count = all.deaths[cause.rawValue] else { return nil }
      let row = Row(
        identifier: "cause-\(cause.rawValue)", title: texts[CauseText(cause)], value: "\(count)")
      return (count, row)
    }
    if all.abandoned > 0 {
      rows.append((all.abandoned, row("given-up", .gaveUp, "\(all.abandoned)")))
    }
    let places = rows.indices.sorted { (rows[$1].count, $0) < (rows[$0].count, $1) }
    return places.map { rows[$0].row }
  }

  private func row(_ identifier: String, _ key: BooksText, _ value: String) -> Row {
    Row(identifier: identifier, title: texts[key], value: value)
  }
}

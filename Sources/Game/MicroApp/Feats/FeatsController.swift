import Micro
import UIKit

/// The twelve challenges: their tasks, the parts and dishes that they unlock, and those that are done.
@available(iOS 16, *)
final class FeatsController: RowsController {
  override var screenTitle: String { texts[FeatsText.title] }
  override var screenIdentifier: String { "feats" }

  override func makeSections() -> [RowSection] {
    let feats = game.store.feats
    let all = Feat.allCases
    return [
      section(.openTitle, all.filter { feats[$0] == nil }),
      section(.doneTitle, feats.done),
    ].filter { !$0.rows.isEmpty }
  }

  private func section(_ title: FeatsText, _ feats: [Feat]) -> RowSection {
    let size = CGSize(width: 34, height: 34)
    return RowSection(
      texts[title],
      rows: feats.map { feat in
        let entry = game.store.feats[feat]
        let part = texts.reward(of: feat).map { texts[FeatsText.unlocks, ["part": $0]] }
        let day = entry.map { texts[FeatsText.doneOn, ["day": texts.shortDate($0.day)]] }
        return Row(
          identifier: "feat-\(feat.rawValue)", title: texts[FeatNameText(feat)],
          detail: [texts[FeatTaskText(feat)], part, day].compactMap { $0 }.joined(separator: "\n"),
          image: feat.part.map {
            CellArt.image(for: $0, side: size.width, palette: game.palette(for: self))
          } ?? Row.symbol("flag"),
          imageSize: size)
      })
  }
}

import UIKit

/// The credits: the ideas and the work on which the game is based.
@available(iOS 16, *)
final class CreditsController: RowsController {
  override var screenTitle: String { texts[MenuText.credits] }
  override var screenIdentifier: String { "credits" }

  override func makeSections() -> [RowSection] {
    [
      section(.ideaHeader, [.idea]),
      section(.scienceHeader, [.swimming, .constraints, .selection]),
      section(.softwareHeader, [.drawing, .letters, .symbols, .server]),
    ]
  }

  private func section(_ header: BooksText, _ rows: [BooksText]) -> RowSection {
    RowSection(
      texts[header], rows: rows.map { Row(identifier: $0.rawValue, title: texts[$0]) })
  }
}

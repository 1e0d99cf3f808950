import UIKit

/// A list from which one option is chosen.
@available(iOS 16, *)
final class ChoiceController: RowsController {
  /// An option of the list.
  struct Option {
    let identifier: String
    let title: (Texts) -> String
    var detail: (Texts) -> String? = { _ in nil }
    let isChosen: () -> Bool
    let choose: () -> Void
  }

  private let name: (Texts) -> String
  private let options: [Option]

  /// Creates the list of the options.
  ///
  /// - Parameter name: Returns the name of the list.
  init(game: Game, name: @escaping (Texts) -> String, options: [Option]) {
    self.name = name
    self.options = options
    super.init(game: game)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var screenTitle: String { name(texts) }
  override var screenIdentifier: String { "choices" }

  override func makeSections() -> [RowSection] {
    let rows = options.map { option in
      Row(
        identifier: option.identifier, title: option.title(texts), detail: option.detail(texts),
        kind: .choice(isChosen: option.isChosen()) { [weak self] in
          option.choose()
          self?.reload()
        })
    }
    return [RowSection(rows: rows)]
  }
}

import Micro
import UIKit

/// The types that a part can have, with the purpose of each and the price of the change.
@available(iOS 16, *)
final class TypeController: FormController {
  private let selection: EditSelection

  init(model: EditorModel, of selection: EditSelection) {
    self.selection = selection
    super.init(model: model, title: model.texts[EditorText.type])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isCurrent: Bool { selection.exists(in: model.draft.genome) }

  override func makeSections() -> [FormSection] {
    switch selection {
    case .cell:
      PartPurpose.allCases.map { purpose in
        FormSection(
          model.texts[PartPurposeText(purpose)], rows: purpose.cells.map { row(of: .cell($0)) })
      }
    case .link: [FormSection(rows: PaletteItem.links.map(row(of:)))]
    }
  }

  private func row(of item: PaletteItem) -> FormRow {
    row(
      of: item, isOn: isType(item),
      price: operation(for: item).flatMap(model.draft.price(of:))
    ) { [weak self] in self?.choose(item) }
  }

  private func isType(_ item: PaletteItem) -> Bool {
    switch (selection, item) {
    case (.cell(let id), .cell(let type)): model.draft.genome.cell(id)?.type == type
    case (.link(let id), .link(let type)): model.draft.genome.link(id)?.type == type
    default: false
    }
  }

  private func operation(for item: PaletteItem) -> EditOperation? {
    switch (selection, item) {
    case (.cell(let id), .cell(let type)): .retypeCell(id, to: type)
    case (.link(let id), .link(let type)): .retypeLink(id, to: type)
    default: nil
    }
  }

  private func choose(_ item: PaletteItem) {
    guard let operation = operation(for: item), model.perform(operation) else { return }
    navigationController?.popViewController(animated: true)
  }
}

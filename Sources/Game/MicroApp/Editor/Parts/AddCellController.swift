import Micro
import UIKit

/// Adds a cell to another without dragging: its type, its anchor, and its place.
@available(iOS 16, *)
final class AddCellController: FormController {
  private let anchor: GeneID

  init(model: EditorModel, anchor: GeneID) {
    self.anchor = anchor
    super.init(model: model, title: model.texts[EditorText.addCell])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isCurrent: Bool { model.draft.genome.cell(anchor) != nil }

  override func makeSections() -> [FormSection] {
    let places = model.draft.freePlaces(
      for: model.brush.cell, at: anchor, by: model.brush.link)
    return [
      FormSection(
        model.texts[EditorText.whereToAdd],
        footer: places.isEmpty ? model.texts[EditorText.noFreePlace] : nil,
        rows: places.map(row(of:)))
    ] + types + [
      FormSection(model.texts[EditorText.heldBy], rows: PaletteItem.links.map(brushRow(of:)))
    ]
  }

  /// The types of cells by purpose. The first title also says what the choice is for.
  private var types: [FormSection] {
    PartPurpose.allCases.enumerated().map { place, purpose in
      let name = model.texts[PartPurposeText(purpose)]
      let title = place == 0 ? "\(model.texts[EditorText.whatToAdd]): \(name)" : name
      return FormSection(
        title, rows: purpose.cells.map { brushRow(of: .cell($0)) })
    }
  }

  private func row(of place: FreePlace) -> FormRow {
    let operation = EditOperation.addCell(
      model.brush.cell, at: place.position, linkedTo: anchor, by: model.brush.link)
    // Off the axis it may be the price of two.
    let price = model.draft.price(of: operation)
    return FormRow(
      identifier: "place.\(place.bearing)", title: model.texts[BearingText(place.bearing)],
      detail: price.map { model.texts.counting($0, CommonText.points) },
      image: UIImage(systemName: place.bearing.symbol), kind: .button
    ) { [weak self] in self?.model.perform(operation) }
  }
}

@available(iOS 16, *)
extension FreePlace.Bearing {
  /// An arrow in this direction on the canvas, where ahead is up.
  fileprivate var symbol: String {
    switch self {
    case .ahead: "arrow.up"
    case .aheadRight: "arrow.up.right"
    case .right: "arrow.right"
    case .behindRight: "arrow.down.right"
    case .behind: "arrow.down"
    case .behindLeft: "arrow.down.left"
    case .left: "arrow.left"
    case .aheadLeft: "arrow.up.left"
    }
  }
}

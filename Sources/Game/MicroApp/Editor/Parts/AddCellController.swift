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
        rows: places.map(row(of:))),
      FormSection(
        model.texts[EditorText.whatToAdd], rows: PaletteItem.cells.map(brushRow(of:))),
      FormSection(model.texts[EditorText.heldBy], rows: PaletteItem.links.map(brushRow(of:))),
    ]
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

import Micro
import UIKit

/// Adds a cell to another without dragging: what, held by what, and where.
final class AddCellController: FormController {
  private let anchor: GeneID
  private let vision: Palette.Vision

  init(model: EditorModel, anchor: GeneID, vision: Palette.Vision) {
    self.anchor = anchor
    self.vision = vision
    super.init(model: model, title: model.texts[EditorText.addCell])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isCurrent: Bool { model.draft.genome.cell(anchor) != nil }

  override func makeSections() -> [FormSection] {
    let places = model.draft.freePlaces(
      for: model.brush.cell, at: anchor, by: model.brush.link)
    return [
      FormSection(
        header: model.texts[EditorText.whereToAdd],
        footer: places.isEmpty ? model.texts[EditorText.noFreePlace] : nil,
        rows: places.map(row(of:))),
      FormSection(
        header: model.texts[EditorText.whatToAdd], rows: PaletteItem.cells.map(row(of:))),
      FormSection(
        header: model.texts[EditorText.heldBy], rows: PaletteItem.links.map(row(of:))),
    ]
  }

  private func row(of place: FreePlace) -> FormRow {
    FormRow(
      identifier: "place.\(place.bearing)", title: model.texts[BearingText(place.bearing)],
      image: UIImage(systemName: place.bearing.symbol), kind: .button
    ) { [weak self] in
      guard let self else { return }
      model.perform(
        .addCell(
          model.brush.cell, at: place.position, linkedTo: anchor, by: model.brush.link))
    }
  }

  private func row(of item: PaletteItem) -> FormRow {
    let palette = Palette(traits: traitCollection, vision: vision)
    return FormRow(
      identifier: item.identifier,
      title: model.texts[
        EditorText.priced,
        ["name": item.name(in: model.texts), "count": "\(item.cost)"]],
      detail: item.purpose(in: model.texts), image: item.image(side: 34, palette: palette),
      kind: .check(isOn: item.isBrush(model.brush))
    ) { [weak self] in self?.model.brush.take(item) }
  }
}

extension EditorBrush {
  /// Makes new parts of a type.
  mutating func take(_ item: PaletteItem) {
    switch item {
    case .cell(let type): cell = type
    case .link(let type): link = type
    }
  }
}

extension FreePlace.Bearing {
  /// An arrow that points there on the canvas, where ahead is up.
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

import Micro
import UIKit

/// Links a cell to another without dragging.
@available(iOS 16, *)
final class AddLinkController: FormController {
  private let id: GeneID

  init(model: EditorModel, from id: GeneID) {
    self.id = id
    super.init(model: model, title: model.texts[EditorText.linkTo])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isCurrent: Bool { model.draft.genome.cell(id) != nil }

  override func makeSections() -> [FormSection] {
    let targets = model.draft.linkTargets(of: id, by: model.brush.link)
    return [
      FormSection(
        model.texts[EditorText.linkTo],
        footer: targets.isEmpty ? model.texts[EditorText.noLinkTarget] : nil,
        rows: targets.map(row(of:))),
      FormSection(
        model.texts[EditorText.whatToAdd], rows: PaletteItem.links.map(brushRow(of:))),
    ]
  }

  private func row(of target: CellGene) -> FormRow {
    FormRow(
      identifier: "target.\(target.id)", title: model.names.name(ofCell: target.id),
      image: image(of: .cell(target.type)), kind: .button
    ) { [weak self] in
      guard let self else { return }
      model.perform(.addLink(from: id, to: target.id, model.brush.link))
    }
  }
}

@available(iOS 16, *)
extension EditorDraft {
  /// Returns the cells to which a new link from a cell is possible, whatever it costs. O(cells³).
  func linkTargets(of id: GeneID, by type: LinkType) -> [CellGene] {
    genome.cells.filter { other in
      if case .body = reason(against: .addLink(from: id, to: other.id, type)) { return false }
      return true
    }
  }
}

import Micro
import UIKit

/// Links a cell to another without dragging.
@available(iOS 16, *)
final class AddLinkController: FormController {
  private let id: GeneID
  private let vision: Palette.Vision

  init(model: EditorModel, from id: GeneID, vision: Palette.Vision) {
    self.id = id
    self.vision = vision
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
        model.texts[EditorText.whatToAdd],
        rows: PaletteItem.links.map { brushRow(of: $0, vision: vision) }),
    ]
  }

  private func row(of target: CellGene) -> FormRow {
    let palette = Palette(traits: traitCollection, vision: vision)
    return FormRow(
      identifier: "target.\(target.id)", title: model.names.name(ofCell: target.id),
      image: CellArt.image(for: target.type, side: 34, palette: palette), kind: .button
    ) { [weak self] in
      guard let self else { return }
      model.perform(.addLink(from: id, to: target.id, model.brush.link))
    }
  }
}

@available(iOS 16, *)
extension EditorDraft {
  /// The cells that a new link can join to another, whatever it costs. O(cells³).
  func linkTargets(of id: GeneID, by type: LinkType) -> [CellGene] {
    genome.cells.filter { other in
      if case .body = reason(against: .addLink(from: id, to: other.id, type)) { return false }
      return true
    }
  }
}

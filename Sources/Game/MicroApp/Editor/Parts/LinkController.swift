import Micro
import UIKit

/// One link: its type, its swing, and its cells.
@available(iOS 16, *)
final class LinkController: FormController, EditorPartController {
  private let id: GeneID
  var selection: EditSelection { .link(id) }

  init(model: EditorModel, id: GeneID) {
    self.id = id
    super.init(model: model, title: "")
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isCurrent: Bool { model.draft.genome.link(id) != nil }

  override func refresh() {
    super.refresh()
    if let link = model.draft.genome.link(id) { title = model.texts.name(of: link.type) }
  }

  override func makeSections() -> [FormSection] {
    guard let link = model.draft.genome.link(id) else { return [] }
    return [
      FormSection(footer: model.texts.purpose(of: link.type), rows: [typeRow(link)]),
      FormSection(
        model.texts[EditorText.swing], footer: model.texts[EditorText.swingFooter],
        rows: link.type.isMuscle ? [amplitudeRow(link), phaseRow(link)] : []),
      FormSection(
        model.texts[EditorText.joins],
        rows: [endRow(link, link.a), endRow(link, link.b)]),
      FormSection(rows: [removeRow]),
    ].filter { !$0.rows.isEmpty }
  }

  private func typeRow(_ link: LinkGene) -> FormRow {
    FormRow(
      identifier: "type", title: model.texts.name(of: link.type),
      detail: model.texts.counting(link.type.traits.cost, CommonText.points),
      image: image(of: .link(link.type)), kind: .disclosure
    ) { [weak self] in
      guard let self else { return }
      push(TypeController(model: model, of: .link(id)))
    }
  }

  /// Creates the row of the amplitude: a part of the length for a muscle, an angle for a hinge.
  private func amplitudeRow(_ link: LinkGene) -> FormRow {
    let texts = model.texts
    let isHinge = link.type == .hingeMuscle
    return FormRow(
      identifier: "amplitude", title: texts[EditorText.amplitude],
      kind: .slider(
        FormSlider(
          value: link.amplitude, range: 0...link.type.largestAmplitude,
          text: { value in
            isHinge
              ? texts[EditorText.degrees, ["number": texts.number(Double(value) * 180 / .pi)]]
              : texts[EditorText.percent, ["number": texts.number(Double(value) * 100)]]
          },
          change: { [weak self, id] value, continuing in
            guard let self, let link = model.draft.genome.link(id) else { return }
            model.perform(
              .tuneMuscle(id, amplitude: value, phase: link.phase), continuing: continuing)
          })))
  }

  private func phaseRow(_ link: LinkGene) -> FormRow {
    FormRow(
      identifier: "phase", title: model.texts[EditorText.phase],
      kind: .slider(
        .angle(link.phase, model.texts) { [weak self, id] value, continuing in
          guard let self, let link = model.draft.genome.link(id) else { return }
          model.perform(
            .tuneMuscle(id, amplitude: link.amplitude, phase: value), continuing: continuing)
        }))
  }

  private func endRow(_ link: LinkGene, _ cell: GeneID) -> FormRow {
    FormRow(
      identifier: "cell.\(cell)", title: model.names.name(ofCell: cell),
      image: model.draft.genome.cell(cell).map { image(of: .cell($0.type)) }, kind: .disclosure
    ) { [weak self] in self?.model.select(.cell(cell)) }
  }

  private var removeRow: FormRow {
    FormRow(
      identifier: "remove", title: model.texts[EditorText.remove],
      image: UIImage(systemName: "trash"), kind: .destructive
    ) { [weak self, id] in self?.model.perform(.removeLink(id)) }
  }
}

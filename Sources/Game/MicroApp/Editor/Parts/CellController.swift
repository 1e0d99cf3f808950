import Micro
import UIKit

/// One cell: its type, its place, its links, and the operations on it.
@available(iOS 16, *)
final class CellController: FormController, EditorPartController {
  private let id: GeneID
  var selection: EditSelection { .cell(id) }

  init(model: EditorModel, id: GeneID) {
    self.id = id
    super.init(model: model, title: model.names.name(ofCell: id))
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var isCurrent: Bool { model.draft.genome.cell(id) != nil }

  override func refresh() {
    super.refresh()
    if isCurrent { title = model.names.name(ofCell: id) }
  }

  override func makeSections() -> [FormSection] {
    guard let cell = model.draft.genome.cell(id) else { return [] }
    let links = model.draft.genome.links(at: id)
    return [
      FormSection(
        footer: model.texts.purpose(of: cell.type), rows: typeRows(cell) + directionRows(cell)),
      FormSection(model.texts[EditorText.place], rows: placeRows(cell)),
      FormSection(
        model.texts[EditorText.build], rows: buildRows(cell)),
      FormSection(
        model.texts.counting(links.count, EditorText.links), rows: links.map(row(of:))),
      FormSection(rows: cell.type == .nucleus ? [] : [removeRow]),
    ].filter { !$0.rows.isEmpty }
  }

  // MARK: Type

  private func typeRows(_ cell: CellGene) -> [FormRow] {
    var row = FormRow(
      identifier: "type", title: model.texts.name(of: cell.type),
      detail: model.texts.counting(cell.type.traits.cost, CommonText.points),
      image: image(of: .cell(cell.type)))
    if cell.type != .nucleus {
      row.kind = .disclosure
      row.action = { [weak self] in
        guard let self else { return }
        push(TypeController(model: model, of: .cell(id)))
      }
    }
    return [row]
  }

  private func directionRows(_ cell: CellGene) -> [FormRow] {
    guard cell.type.isDirected else { return [] }
    let slider = FormSlider.angle(cell.direction, model.texts) {
      [weak self, id] value, continuing in
      self?.model.perform(.turnCell(id, to: value), continuing: continuing)
    }
    return [
      FormRow(
        identifier: "direction", title: model.texts[EditorText.direction], kind: .slider(slider))
    ]
  }

  // MARK: Place

  /// A tenth of a cell length.
  private static let step = 0.1

  private func placeRows(_ cell: CellGene) -> [FormRow] {
    let isOnAxis = model.isSymmetric && model.draft.genome.mirror(ofCell: id) == id
    let ahead = stepper("ahead", EditorText.ahead, cell.position.x) {
      Vector(x: $0, y: cell.position.y)
    }
    let right = stepper("to-the-right", EditorText.toTheRight, cell.position.y) {
      Vector(x: cell.position.x, y: $0)
    }
    return isOnAxis ? [ahead] : [ahead, right]
  }

  private func stepper(
    _ identifier: String, _ title: EditorText, _ value: Float,
    place: @escaping (Float) -> Vector
  ) -> FormRow {
    let extent = Double(GenomeLimits.extent)
    return FormRow(
      identifier: identifier, title: model.texts[title],
      detail: model.texts[
        EditorText.lengths, ["number": model.texts.number(Double(value), decimals: 2)]],
      kind: .stepper(
        FormStepper(value: Double(value), range: -extent...extent, step: Self.step) {
          [weak self, id] value in
          guard let self else { return }
          model.perform(.moveCell(id, to: place(Float(value))))
          refresh()
        }))
  }

  // MARK: Links

  private func buildRows(_ cell: CellGene) -> [FormRow] {
    var rows = [
      FormRow(
        identifier: "add-cell", title: model.texts[EditorText.addCell],
        image: UIImage(systemName: "plus.circle"), kind: .disclosure
      ) { [weak self] in
        guard let self else { return }
        push(AddCellController(model: model, anchor: id))
      },
      FormRow(
        identifier: "add-link", title: model.texts[EditorText.linkTo],
        image: UIImage(systemName: "link"), kind: .disclosure
      ) { [weak self] in
        guard let self else { return }
        push(AddLinkController(model: model, from: id))
      },
    ]
    if model.draft.genome.mirror(ofCell: id) == nil {
      rows.append(
        FormRow(
          identifier: "twin", title: model.texts[EditorText.addTwin],
          image: UIImage(systemName: "square.on.square"), kind: .button
        ) { [weak self, id] in self?.model.perform(.addTwin(id)) })
    }
    return rows
  }

  private func row(of link: LinkGene) -> FormRow {
    let other = link.other(than: id) ?? id
    return FormRow(
      identifier: "link.\(link.id)", title: model.texts.name(of: link.type),
      detail: model.texts[
        EditorText.toCell, ["name": model.names.name(ofCell: other)]],
      image: image(of: .link(link.type)), kind: .disclosure
    ) { [weak self] in self?.model.select(.link(link.id)) }
  }

  private var removeRow: FormRow {
    FormRow(
      identifier: "remove", title: model.texts[EditorText.remove],
      image: UIImage(systemName: "trash"), kind: .destructive
    ) { [weak self] in
      guard let self else { return }
      model.select(.cell(id))
      model.removeSelection()
    }
  }
}

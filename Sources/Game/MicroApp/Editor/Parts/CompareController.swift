import ElasticHeaders
import Micro
import UIKit

/// The differences between the original and the current creature, part by part, with the price of each, under a picture
/// of both.
@available(iOS 16, *)
final class CompareController: FormController {
  private let header = CompareHeader()

  init(model: EditorModel) {
    super.init(model: model, title: model.texts[EditorText.compare])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .insetGrouped)
    table.dataSource = self
    table.delegate = self
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "comparison"
    tableView.tableHeaderView = header
  }

  override func refresh() {
    super.refresh()
    header.show(
      before: model.draft.original, now: model.draft.genome, texts: model.texts,
      palette: palette)
  }

  override func makeSections() -> [FormSection] {
    let comparison = GenomeComparison(from: model.draft.original, to: model.draft.genome)
    guard !comparison.entries.isEmpty else {
      return [
        FormSection(rows: [
          FormRow(identifier: "nothing", title: model.texts[EditorText.nothingChanged])
        ])
      ]
    }
    return [
      FormSection(
        model.texts.counting(comparison.entries.count, EditorText.changes),
        footer: cost(comparison.total),
        rows: comparison.entries.map(row(of:)))
    ]
  }

  private func cost(_ total: Int) -> String {
    guard let budget = model.draft.budget else {
      return model.texts.counting(total, EditorText.costWithoutLimit)
    }
    return model.texts[EditorText.costOfBudget, ["cost": "\(total)", "budget": "\(budget)"]]
  }

  private func row(of entry: GenomeComparison.Entry) -> FormRow {
    FormRow(
      identifier: entry.subject.identifier,
      title: model.texts[
        EditorText.priced, ["name": name(of: entry.subject), "count": "\(entry.points)"]],
      detail: entry.changes.map { $0.text(in: model.texts) }.joined(separator: ", "),
      image: image(of: entry.subject))
  }

  /// Returns the part's current name, or the former one if it was removed.
  private func name(of subject: EditCost.Subject) -> String {
    let genome = genome(with: subject)
    let names = PartNames(genome, model.texts)
    return switch subject {
    case .cell(let id): names.name(ofCell: id)
    case .link(let id): names.name(ofLink: id)
    case .neuron: model.texts[EditorText.neuron]
    case .creature: model.texts[EditorText.wholeCreature]
    }
  }

  private func image(of subject: EditCost.Subject) -> UIImage? {
    let genome = genome(with: subject)
    return switch subject {
    case .cell(let id):
      genome.cell(id).map { image(of: .cell($0.type)) }
    case .link(let id):
      genome.link(id).map { image(of: .link($0.type)) }
    case .neuron: UIImage(systemName: "circle")
    case .creature: UIImage(systemName: "slider.horizontal.3")
    }
  }

  private func genome(with subject: EditCost.Subject) -> Genome {
    let (old, new) = (model.draft.original, model.draft.genome)
    return switch subject {
    case .cell(let id): new.cell(id) == nil ? old : new
    case .link(let id): new.link(id) == nil ? old : new
    case .neuron, .creature: new
    }
  }
}

@available(iOS 16, *)
extension EditCost.Subject {
  /// The identifier for tests, the same in every language.
  fileprivate var identifier: String {
    switch self {
    case .cell(let id): "changed.cell.\(id)"
    case .link(let id): "changed.link.\(id)"
    case .neuron(let id): "changed.neuron.\(id)"
    case .creature: "changed.creature"
    }
  }
}

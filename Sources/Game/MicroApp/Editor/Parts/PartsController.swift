import Micro
import UIKit

/// All parts of the creature as a list. The whole editor can be used from here, without the canvas.
@available(iOS 16, *)
final class PartsController: FormController {
  private let makeBrain: @MainActor (Genome) -> UIViewController

  /// Creates the list of a creature's parts.
  ///
  /// - Parameter makeBrain: Makes the screen of a creature's brain.
  init(
    model: EditorModel, makeBrain: @escaping @MainActor (Genome) -> UIViewController
  ) {
    self.makeBrain = makeBrain
    super.init(model: model, title: model.texts[EditorText.parts])
    navigationItem.backButtonTitle = model.texts[EditorText.parts]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "parts"
  }

  override func makeSections() -> [FormSection] {
    [
      FormSection(
        footer: model.texts[EditorText.brainFooter], rows: [compareRow, brainRow, symmetryRow]),
      FormSection(footer: model.texts[EditorText.lookFooter], rows: [nameRow, hueRow]),
      FormSection(
        model.texts[EditorText.wave], footer: model.texts[EditorText.waveFooter],
        rows: [frequencyRow, phaseLagRow]),
      FormSection(
        model.texts.counting(model.draft.genome.cells.count, CreaturesText.cells),
        rows: model.draft.genome.cells.map(row(of:))),
      FormSection(
        model.texts.counting(model.draft.genome.links.count, EditorText.links),
        rows: model.draft.genome.links.map(row(of:))),
    ]
  }

  // MARK: The creature as a whole

  private var compareRow: FormRow {
    let comparison = GenomeComparison(from: model.draft.original, to: model.draft.genome)
    let detail = [
      model.texts.counting(comparison.entries.count, EditorText.changes),
      model.texts.counting(comparison.total, CommonText.points),
    ].joined(separator: ", ")
    return FormRow(
      identifier: "compare", title: model.texts[EditorText.compare], detail: detail,
      image: UIImage(systemName: "clock.arrow.circlepath"), kind: .disclosure
    ) { [weak self] in
      guard let self else { return }
      push(CompareController(model: model))
    }
  }

  private var brainRow: FormRow {
    let brain = model.draft.genome.brain
    return FormRow(
      identifier: "brain", title: model.texts[EditorText.brain],
      detail: model.texts.counting(brain.connections.count, EditorText.connections),
      image: UIImage(systemName: "cpu"), kind: .disclosure
    ) { [weak self] in
      guard let self else { return }
      push(makeBrain(model.draft.genome))
    }
  }

  private var symmetryRow: FormRow {
    FormRow(
      identifier: "symmetry", title: model.texts[EditorText.symmetry],
      kind: .toggle(isOn: model.isSymmetric) { [weak self] isOn in
        self?.model.isSymmetric = isOn
      })
  }

  private var nameRow: FormRow {
    FormRow(
      identifier: "name", title: model.texts[EditorText.name],
      kind: .text(
        FormText(value: model.draft.genome.name.description) { [weak self] text in
          self?.model.perform(.rename(CreatureName(typed: text)))
        }))
  }

  private var hueRow: FormRow {
    let texts = model.texts
    return FormRow(
      identifier: "hue", title: texts[EditorText.hue],
      kind: .slider(
        FormSlider(
          value: model.draft.genome.hue, range: 0...1,
          text: { texts[EditorText.degrees, ["number": texts.number(Double($0) * 360)]] },
          change: { [weak self] value, continuing in
            self?.model.perform(.tint(value), continuing: continuing)
          })))
  }

  private var frequencyRow: FormRow {
    let genome = model.draft.genome
    return FormRow(
      identifier: "frequency", title: model.texts[EditorText.frequency],
      kind: .slider(
        FormSlider(
          value: genome.frequency, range: GenomeLimits.frequency,
          text: { [texts = model.texts] in
            texts[EditorText.hertz, ["number": texts.number(Double($0), decimals: 2)]]
          },
          change: { [weak self] value, continuing in
            guard let self else { return }
            model.perform(
              .tuneWave(frequency: value, phaseLag: model.draft.genome.phaseLag),
              continuing: continuing)
          })))
  }

  private var phaseLagRow: FormRow {
    FormRow(
      identifier: "phase-lag", title: model.texts[EditorText.phaseLag],
      kind: .slider(
        .angle(model.draft.genome.phaseLag, model.texts) { [weak self] value, continuing in
          guard let self else { return }
          model.perform(
            .tuneWave(frequency: model.draft.genome.frequency, phaseLag: value),
            continuing: continuing)
        }))
  }

  // MARK: Parts

  private func row(of cell: CellGene) -> FormRow {
    FormRow(
      identifier: "cell.\(cell.id)", title: model.names.name(ofCell: cell.id),
      detail: model.texts.counting(
        model.draft.genome.links(at: cell.id).count, EditorText.links),
      image: image(of: .cell(cell.type)), kind: .disclosure
    ) { [weak self] in self?.show(.cell(cell.id)) }
  }

  private func row(of link: LinkGene) -> FormRow {
    FormRow(
      identifier: "link.\(link.id)", title: model.texts.name(of: link.type),
      detail: model.names.ends(of: link),
      image: image(of: .link(link.type)), kind: .disclosure
    ) { [weak self] in self?.show(.link(link.id)) }
  }

  private func show(_ selection: EditSelection) {
    if model.draft.selection == selection {
      push(makePart(selection))
    } else {
      model.select(selection)
    }
  }

  /// Returns the screen of a part.
  func makePart(_ selection: EditSelection) -> UIViewController {
    switch selection {
    case .cell(let id): CellController(model: model, id: id)
    case .link(let id): LinkController(model: model, id: id)
    }
  }

  /// Shows the selected part, or the list if nothing is selected.
  func follow(_ selection: EditSelection?, animated: Bool) {
    guard let navigation = navigationController else { return }
    guard let selection else {
      if navigation.topViewController is EditorPartController {
        navigation.popToRootViewController(animated: animated)
      }
      return
    }
    if let part = navigation.topViewController as? EditorPartController, part.selection == selection
    {
      return
    }
    navigation.setViewControllers([self, makePart(selection)], animated: animated)
  }
}

/// A screen about one part.
@available(iOS 16, *)
@MainActor protocol EditorPartController: UIViewController {
  var selection: EditSelection { get }
}

@available(iOS 16, *)
extension FormSlider {
  /// Returns a slider for an angle in radians within ±π, which is shown in degrees.
  @MainActor static func angle(
    _ value: Float, _ texts: Texts, change: @escaping @MainActor (Float, Bool) -> Void
  ) -> FormSlider {
    FormSlider(
      value: value, range: -3.14...3.14,
      text: { texts[EditorText.degrees, ["number": texts.number(Double($0) * 180 / .pi)]] },
      change: change)
  }
}

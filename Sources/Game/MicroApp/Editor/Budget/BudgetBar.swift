import UIKit

/// The cost of the changes and the available points. Without a limit it shows only the cost.
@available(iOS 16, *)
final class BudgetBar: UIView, EditorObserver {
  private let model: EditorModel
  private let label = UILabel(.subheadline, lines: 1, largest: 22)
  private let rest = UILabel(.subheadline, lines: 1, largest: 22)
  private let bar = UIProgressView(progressViewStyle: .default)

  init(model: EditorModel) {
    self.model = model
    super.init(frame: .zero)
    for label in [label, rest] { label.isAccessibilityElement = false }
    rest.textAlignment = .right
    rest.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView([label, rest], spacing: 8)
    let stack = UIStackView([texts, bar], axis: .vertical, spacing: 6)
    embed(
      stack, margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 10, trailing: 16))
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    accessibilityIdentifier = "budget"
    model.add(self)
    show()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func editorDidChange(_ change: EditorModel.Change) {
    if change == .draft || change == .preview { show() }
  }

  private func show() {
    accessibilityLabel = model.texts[EditorText.budget]
    var cost = model.preview?.outcome?.cost ?? model.draft.cost
    guard let budget = model.draft.budget else {
      label.text = model.texts.counting(cost, EditorText.costWithoutLimit)
      accessibilityValue = label.text
      for view in [rest, bar] where !view.isHidden { view.isHidden = true }
      return
    }
    if case .tooExpensive(let wanted, _, _) = model.preview?.refusal { cost = wanted }
    let isBeyond = cost > budget
    label.text = model.texts[EditorText.costOfBudget, ["cost": "\(cost)", "budget": "\(budget)"]]
    rest.text =
      isBeyond
      ? model.texts[EditorText.pointsMissing, ["count": "\(cost - budget)"]]
      : model.texts[EditorText.pointsLeft, ["count": "\(budget - cost)"]]
    rest.textColor = isBeyond ? .systemRed : .secondaryLabel
    bar.progressTintColor = isBeyond ? .systemRed : .accent
    bar.progress = budget == 0 ? 0 : min(Float(cost) / Float(budget), 1)
    accessibilityValue = [label.text, rest.text].compactMap { $0 }.joined(separator: ", ")
  }
}

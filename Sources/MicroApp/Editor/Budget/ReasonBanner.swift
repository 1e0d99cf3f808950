import UIKit

/// Says why something was refused, until something else is done.
final class ReasonBanner: UIView, EditorObserver {
  private let model: EditorModel
  private let label = UILabel()
  private let prune: UIButton

  init(model: EditorModel) {
    self.model = model
    prune = UIButton(configuration: .gray())
    super.init(frame: .zero)
    backgroundColor = .card
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    let sign = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
    sign.tintColor = .systemOrange
    sign.setContentHuggingPriority(.required, for: .horizontal)
    sign.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityIdentifier = "reason"
    prune.setTitle(model.texts[EditorText.removeAllBeyond], for: .normal)
    prune.accessibilityIdentifier = "prune"
    prune.addAction(UIAction { [weak self] _ in self?.removeAllBeyond() }, for: .touchUpInside)
    let line = UIStackView(arrangedSubviews: [sign, label])
    line.spacing = 10
    line.alignment = .center
    let stack = UIStackView(arrangedSubviews: [line, prune])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
    isHidden = true
    model.add(self)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func editorDidChange(_ change: EditorModel.Change) {
    guard change == .refusal || change == .preview || change == .draft else { return }
    let refusal = model.preview?.refusal ?? (model.preview == nil ? model.refusal : nil)
    isHidden = refusal == nil
    guard let refusal else { return }
    let text = refusal.text(in: model.texts, for: model.draft.genome)
    prune.isHidden = !canPrune(refusal)
    guard text != label.text || change == .refusal else { return }
    label.text = text
    if change == .refusal { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Whether what was refused was to remove a selected cell on which others hang.
  private func canPrune(_ refusal: EditorRefusal) -> Bool {
    guard model.preview == nil, case .body(.disconnected) = refusal,
      case .cell(let id) = model.draft.selection
    else { return false }
    return model.draft.reason(against: .removeCell(id, pruning: false)) == refusal
      && model.draft.reason(against: .removeCell(id, pruning: true)) == nil
  }

  private func removeAllBeyond() {
    guard case .cell(let id) = model.draft.selection else { return }
    model.perform(.removeCell(id, pruning: true))
  }
}

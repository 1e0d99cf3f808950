import UIKit

/// Explains why something was refused, until something else is done or it is tapped. Otherwise it warns of a fault that
/// defeats the body.
@available(iOS 16, *)
final class ReasonBanner: PlateView, EditorObserver {
  private let model: EditorModel
  private let label = UILabel(.subheadline)
  private let prune: UIButton

  init(model: EditorModel) {
    self.model = model
    prune = UIButton(configuration: .gray())
    let sign = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
    let line = UIStackView([sign, label], spacing: 10)
    line.alignment = .center
    let stack = UIStackView([line, prune], axis: .vertical, spacing: 8)
    super.init(stack, colour: .card)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    sign.tintColor = .systemOrange
    sign.setContentHuggingPriority(.required, for: .horizontal)
    sign.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.accessibilityIdentifier = "reason"
    prune.setTitle(model.texts[EditorText.removeAllBeyond], for: .normal)
    prune.accessibilityIdentifier = "prune"
    prune.addAction(UIAction { [weak self] _ in self?.removeAllBeyond() }, for: .touchUpInside)
    isHidden = true
    model.add(self)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func editorDidChange(_ change: EditorModel.Change) {
    guard change == .refusal || change == .preview || change == .draft else { return }
    let refusal = model.preview?.refusal ?? (model.preview == nil ? model.refusal : nil)
    guard let refusal else { return warn(announcing: change == .draft) }
    isHidden = false
    let text = refusal.text(in: model.texts, for: model.draft.genome)
    prune.isHidden = !canPrune(refusal)
    guard text != label.text || change == .refusal else { return }
    label.text = text
    if change == .refusal { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if model.refusal == nil { hushed = warning }
    model.clearRefusal()
    warn(announcing: false)
  }

  /// The warning that was dismissed by a tap.
  private var hushed: BodyWarning?

  /// The warning about the current body, or about the one after the finger lets go.
  private var warning: BodyWarning? {
    guard model.draft.isChanged || model.preview?.outcome != nil else { return nil }
    return BodyWarning(
      of: model.preview?.outcome?.genome ?? model.draft.genome, original: model.draft.original)
  }

  private func warn(announcing: Bool) {
    let warning = warning
    if warning != hushed { hushed = nil }
    isHidden = warning == nil || warning == hushed
    prune.isHidden = true
    guard let warning, !isHidden else { return }
    let genome = model.preview?.outcome?.genome ?? model.draft.genome
    let text = warning.text(in: model.texts, for: genome)
    guard text != label.text || announcing else { return }
    label.text = text
    superview?.setNeedsLayout()
    if announcing { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Returns whether the refused operation was to remove a selected cell that others depend on.
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

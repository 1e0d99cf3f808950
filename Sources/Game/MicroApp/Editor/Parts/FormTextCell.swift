import UIKit

/// A row with a field for a short text.
@available(iOS 16, *)
final class FormTextCell: FormCell {
  private let field = UITextField()
  private let title = UILabel(.body, lines: 1)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = false
    title.isAccessibilityElement = false
    title.setContentHuggingPriority(.required, for: .horizontal)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.textColor = .secondaryLabel
    field.returnKeyType = .done
    field.autocorrectionType = .no
    let stack = UIStackView([title, field], spacing: 8)
    texts = stack
    contentView.embed(stack, in: contentView.layoutMarginsGuide)
    stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 28).isActive = true
    field.addAction(
      UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [weak self] _ in self?.finish() }, for: .editingDidEnd)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func show(_ row: FormRow) {
    self.row = row
    guard case .text(let text) = row.kind else { return }
    title.text = row.title
    if !field.isEditing { field.text = text.value }
    field.accessibilityLabel = row.title
    field.accessibilityIdentifier = row.identifier
  }

  private func finish() {
    guard case .text(let text) = row?.kind else { return }
    text.change(field.text ?? "")
    if let row { show(row) }
  }
}

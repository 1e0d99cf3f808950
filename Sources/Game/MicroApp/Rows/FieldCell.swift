import UIKit

/// A row with a text field: its title, and the text at the trailing edge.
@available(iOS 16, *)
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  static let identifier = "Field"
  private let label = UILabel(.body, lines: 1)
  private let field = UITextField()
  private var model: Row.Field?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    // The text field has the row's title as its label.
    isAccessibilityElement = false
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .card
    backgroundConfiguration = background
    contentView.addPlaced([label, field])
    label.isAccessibilityElement = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    let margins = contentView.layoutMarginsGuide
    beside = [
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
    ]
    below = [
      label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.topAnchor.constraint(equalTo: label.bottomAnchor),
    ]
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    arrange()
  }

  private var beside: [NSLayoutConstraint] = []
  private var below: [NSLayoutConstraint] = []

  /// With the largest letters the field is below its title, as in other rows.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? beside : below)
    NSLayoutConstraint.activate(isLarge ? below : beside)
    field.textAlignment = isLarge ? .natural : .right
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ row: Row, _ model: Row.Field) {
    self.model = model
    label.text = row.title
    field.text = model.text
    field.placeholder = model.placeholder
    field.keyboardType = model.keyboard
    field.accessibilityLabel = row.title
    field.accessibilityIdentifier = row.identifier
  }

  private func textDidChange() {
    guard let model else { return }
    let text = String((field.text ?? "").prefix(model.limit))
    if text != field.text { field.text = text }
    model.change(text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

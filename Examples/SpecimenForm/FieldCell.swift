import UIKit

/// A title, a control beside or below it, and the error in its content.
final class FieldCell: UITableViewCell {
  private let title = UILabel()
  private let fault = UILabel()
  private let line: UIStackView
  private let isBelow: Bool

  init(_ text: String, control: UIView, isBelow: Bool = false) {
    line = UIStackView(arrangedSubviews: [title, control])
    self.isBelow = isBelow
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    title.text = text
    title.font = .preferredFont(forTextStyle: .body)
    // A text field next to its title takes the remaining width; a switch keeps its size, at the trailing edge.
    if control is UITextField { title.setContentHuggingPriority(.required, for: .horizontal) }
    fault.font = .preferredFont(forTextStyle: .footnote)
    fault.textColor = .systemRed
    fault.numberOfLines = 0
    fault.isHidden = true
    for label in [title, fault] { label.adjustsFontForContentSizeCategory = true }
    arrange()
    let stack = UIStackView(arrangedSubviews: [line, fault])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    control.accessibilityLabel = text
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// With very large text there is no space for a text field next to its title.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isBelow = isBelow || isLarge && line.arrangedSubviews.last is UITextField
    line.axis = isBelow ? .vertical : .horizontal
    line.alignment = isBelow ? .fill : .center
    line.spacing = isBelow ? 6 : 16
  }

  /// Shows an error; `nil` hides it.
  func show(fault text: String?) {
    fault.text = text
    fault.isHidden = text == nil
  }
}

import UIKit

/// A title, a control beside or below it, and what is wrong with its content.
final class FieldCell: UITableViewCell {
  private let title = UILabel()
  private let fault = UILabel()

  init(_ text: String, control: UIView, isBelow: Bool = false) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    title.text = text
    title.font = .preferredFont(forTextStyle: .body)
    // A text beside its title takes the room that is left; a switch keeps its size, at the far end.
    if control is UITextField { title.setContentHuggingPriority(.required, for: .horizontal) }
    fault.font = .preferredFont(forTextStyle: .footnote)
    fault.textColor = .systemRed
    fault.numberOfLines = 0
    fault.isHidden = true
    for label in [title, fault] { label.adjustsFontForContentSizeCategory = true }
    let line = UIStackView(arrangedSubviews: [title, control])
    line.axis = isBelow ? .vertical : .horizontal
    line.alignment = isBelow ? .fill : .center
    line.spacing = isBelow ? 6 : 16
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

  /// `nil` when nothing is wrong.
  func show(fault text: String?) {
    fault.text = text
    fault.isHidden = text == nil
  }
}

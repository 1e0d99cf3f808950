import UIKit

/// A row of a form: a title, a text beside or under it, and a control.
@available(iOS 16, *)
class FormCell: UITableViewCell {
  var row: FormRow?

  /// Returns the class of cells for a kind of row.
  static func type(for kind: FormRow.Kind) -> FormCell.Type {
    switch kind {
    case .plain, .disclosure, .button, .destructive, .check: FormCell.self
    case .toggle: FormToggleCell.self
    case .slider: FormSliderCell.self
    case .stepper: FormStepperCell.self
    case .text: FormTextCell.self
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .card(for: state)
  }

  /// A title and its text, in rows that arrange them themselves.
  var texts: UIStackView? { didSet { arrange() } }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  /// With the largest letters the text is below its title, as in other rows.
  private func arrange() {
    guard let texts, let text = texts.arrangedSubviews.last else { return }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isLarge ? .vertical : .horizontal
    let alignment: NSTextAlignment = isLarge ? .natural : .right
    (text as? UILabel)?.textAlignment = alignment
    (text as? UITextField)?.textAlignment = alignment
  }

  /// Shows a row; a control keeps its state while a finger holds it.
  func show(_ row: FormRow) {
    self.row = row
    accessibilityIdentifier = row.identifier
    var content = row.detail == nil ? defaultContentConfiguration() : .subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    let needsRoom = traitCollection.needsRoomForWords
    content.image = needsRoom ? nil : row.image
    content.imageProperties.tintColor = .accent
    content.secondaryTextProperties.color = .secondaryLabel
    accessoryType = .none
    accessibilityTraits = row.action == nil ? .none : .button
    switch row.kind {
    case .disclosure: accessoryType = needsRoom ? .none : .disclosureIndicator
    case .button: content.textProperties.color = .accent
    case .destructive:
      content.textProperties.color = .systemRed
      content.imageProperties.tintColor = .systemRed
    case .check(let isOn):
      accessoryType = isOn ? .checkmark : .none
      if isOn { accessibilityTraits.insert(.selected) }
    case .plain, .toggle, .slider, .stepper, .text: break
    }
    contentConfiguration = content
  }
}

/// A row with a switch.
@available(iOS 16, *)
final class FormToggleCell: FormCell {
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = false
    toggle.onTintColor = .accent
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self, case .toggle(_, let change) = row?.kind else { return }
        change(toggle.isOn)
      }, for: .valueChanged)
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func show(_ row: FormRow) {
    super.show(row)
    guard case .toggle(let isOn, _) = row.kind else { return }
    if toggle.isOn != isOn { toggle.setOn(isOn, animated: window != nil) }
    toggle.accessibilityLabel = row.title
    toggle.accessibilityIdentifier = row.identifier
  }
}

/// A row with a stepper.
@available(iOS 16, *)
final class FormStepperCell: FormCell {
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = false
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self, case .stepper(let values) = row?.kind else { return }
        values.change(stepper.value)
      }, for: .valueChanged)
    accessoryView = stepper
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func show(_ row: FormRow) {
    super.show(row)
    guard case .stepper(let values) = row.kind else { return }
    stepper.minimumValue = values.range.lowerBound
    stepper.maximumValue = values.range.upperBound
    stepper.stepValue = values.step
    stepper.value = values.value
    stepper.accessibilityLabel = row.title
    stepper.accessibilityValue = row.detail
    stepper.accessibilityIdentifier = row.identifier
  }
}

/// A title with its value, and a slider under them.
@available(iOS 16, *)
final class FormSliderCell: FormCell {
  private let title = UILabel(.body)
  private let value = UILabel(.body, .secondaryLabel, lines: 1)
  private let slider = UISlider()
  private var isContinuing = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    isAccessibilityElement = false
    for label in [title, value] { label.isAccessibilityElement = false }
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView([title, value], spacing: 8)
    self.texts = texts
    let stack = UIStackView([texts, slider], axis: .vertical, spacing: 4)
    contentView.embed(stack, in: contentView.layoutMarginsGuide)
    slider.minimumTrackTintColor = .accent
    slider.addAction(UIAction { [weak self] _ in self?.slide() }, for: .valueChanged)
    let end = UIAction { [weak self] _ in self?.finish() }
    for event in [.touchUpInside, .touchUpOutside, .touchCancel] as [UIControl.Event] {
      slider.addAction(end, for: event)
    }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func show(_ row: FormRow) {
    self.row = row
    guard case .slider(let values) = row.kind else { return }
    title.text = row.title
    value.text = values.text(values.value)
    slider.minimumValue = values.range.lowerBound
    slider.maximumValue = values.range.upperBound
    // A held slider follows the finger, whatever is refused.
    if !slider.isTracking { slider.value = values.value }
    slider.accessibilityLabel = row.title
    slider.accessibilityValue = value.text
    slider.accessibilityIdentifier = row.identifier
  }

  private func slide() {
    guard case .slider(let values) = row?.kind else { return }
    let continuing = isContinuing
    isContinuing = slider.isTracking
    values.change(slider.value, continuing)
  }

  /// Ends the gesture: the slider shows the accepted value.
  private func finish() {
    isContinuing = false
    if let row { show(row) }
  }
}

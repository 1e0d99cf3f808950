import UIKit

/// The cell for all kinds of rows except text fields.
@available(iOS 16, *)
class RowCell: UITableViewCell {
  static let identifier = "Row"
  private static let indentation: CGFloat = 20
  private var toggle: UISwitch?
  private var didToggle: ((Bool) -> Void)?
  private var isProminent = false

  func show(_ row: Row) {
    var content = row.value == nil ? defaultContent(of: row) : valueContent(of: row)
    let needsRoom = traitCollection.needsRoomForWords
    accessibilityLabel = nil
    if needsRoom {
      showAbove(row.image, in: &content)
    } else {
      content.image = row.image
      let imageSize = roomForImage(of: row)
      content.imageProperties.reservedLayoutSize = imageSize
      if imageSize != .zero { content.imageProperties.maximumSize = imageSize }
    }
    content.directionalLayoutMargins.leading += CGFloat(row.level) * Self.indentation
    accessoryView = nil
    accessoryType = .none
    accessibilityTraits = []
    didToggle = nil
    accessibilityIdentifier = row.identifier
    switch row.kind {
    case .plain, .field: break
    case .link:
      accessoryType = needsRoom ? .none : .disclosureIndicator
      accessibilityTraits = .button
    case .button(let weight, _):
      show(weight, in: &content)
      accessibilityTraits = .button
    case .choice(let isChosen, _):
      accessoryType = isChosen ? .checkmark : .none
      accessibilityTraits = isChosen ? [.button, .selected] : .button
    case .toggle(let isOn, let change):
      accessoryView = makeToggle(isOn: isOn, title: row.title, change)
    }
    contentConfiguration = content
    isProminent = if case .button(.prominent, _) = row.kind { true } else { false }
    setNeedsUpdateConfiguration()
  }

  /// Puts a wide image above the words, as beside them it would break some. Smaller ones only decorate them.
  private func showAbove(_ image: UIImage?, in content: inout UIListContentConfiguration) {
    guard let image, let title = content.text, image.size.width > Self.smallestWide else { return }
    let attachment = NSTextAttachment()
    attachment.image = image
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: attachment))
    text.append(
      NSAttributedString(string: "\n\(title)", attributes: [.font: content.textProperties.font]))
    content.attributedText = text
    accessibilityLabel = [title, content.secondaryText].compactMap { $0 }.joined(separator: ", ")
  }

  /// The width from which an image is a portrait rather than an icon, in points.
  private static let smallestWide: CGFloat = 60

  /// Returns the space for a row's image: half of a wide one beside large letters, which need the space more.
  private func roomForImage(of row: Row) -> CGSize {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      row.imageSize.width > Self.smallestWide
    else { return row.imageSize }
    return CGSize(width: row.imageSize.width / 2, height: row.imageSize.height / 2)
  }

  private func show(_ weight: Row.Weight, in content: inout UIListContentConfiguration) {
    switch weight {
    case .normal: content.textProperties.color = .accent
    case .destructive: content.textProperties.color = .systemRed
    case .prominent:
      content.textProperties.color = .ground
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.alignment = .center
      content.secondaryTextProperties.color = .ground
      content.secondaryTextProperties.alignment = .center
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var background = UIBackgroundConfiguration.card(for: state)
    if isProminent {
      let isTouched = state.isHighlighted || state.isSelected
      background.backgroundColor = UIColor.accent.withAlphaComponent(isTouched ? 0.7 : 1)
    }
    backgroundConfiguration = background
  }

  private func defaultContent(of row: Row) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textToSecondaryTextVerticalPadding = 2
    return content
  }

  private func valueContent(of row: Row) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.secondaryText = row.value
    return content
  }

  private func makeToggle(
    isOn: Bool, title: String, _ change: @escaping (Bool) -> Void
  ) -> UISwitch {
    didToggle = change
    let toggle = self.toggle ?? makeToggle()
    toggle.isOn = isOn
    toggle.accessibilityLabel = title
    return toggle
  }

  private func makeToggle() -> UISwitch {
    let toggle = UISwitch()
    toggle.onTintColor = .accent
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let toggle else { return }
        self?.didToggle?(toggle.isOn)
      }, for: .valueChanged)
    self.toggle = toggle
    return toggle
  }
}

@available(iOS 16, *)
extension UITraitCollection {
  /// Whether the letters are so large that an image or a chevron beside them would break words.
  var needsRoomForWords: Bool {
    preferredContentSizeCategory >= .accessibilityExtraExtraLarge && horizontalSizeClass == .compact
  }
}

import QuartzCore

/// The label that apps get as a text field's `placeholderLabel`, by key-value coding. The field draws its placeholder
/// itself and takes the label's colour and font.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    super.init(frame: .zero)
    super.attributedText = field.attributedPlaceholder
    self.field = field
  }

  required init?(coder: NSCoder) { nil }

  override var textColor: UIColor! {
    didSet {
      field?.changePlaceholder(.foregroundColor, to: textColor) { $0.placeholderColor = textColor }
    }
  }

  override var font: UIFont! {
    didSet { field?.changePlaceholder(.font, to: font) { $0.placeholderFont = font } }
  }
}

extension UITextField {
  var placeholderLabel: PlaceholderLabel { PlaceholderLabel(of: self) }

  fileprivate func changePlaceholder(
    _ key: NSAttributedString.Key, to value: Any?, _ change: (inout TextFieldState) -> Void
  ) {
    change(&textFieldState)
    if let text = textFieldState.attributedPlaceholder {
      let changed = NSMutableAttributedString(attributedString: text)
      let range = NSRange(location: 0, length: text.length)
      changed.removeAttribute(key, range: range)
      if let value { changed.addAttribute(key, value: value, range: range) }
      textFieldState.attributedPlaceholder = changed
    }
    textSizeDidChange()
  }
}

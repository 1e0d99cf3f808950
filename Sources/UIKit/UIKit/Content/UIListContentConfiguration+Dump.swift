extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The texts and images that it shows, without their properties.
  public var description: String {
    let parts: [(name: String, value: Any?)] = [
      ("image", image), ("text", attributedText?.string ?? text),
      ("secondaryText", secondaryAttributedText?.string ?? secondaryText),
    ]
    let shown = parts.compactMap { part in part.value.map { "\(part.name): \($0)" } }
    return "UIListContentConfiguration(\(shown.joined(separator: ", ")))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "image": image as Any, "imageProperties": imageProperties, "text": text as Any,
        "attributedText": attributedText as Any, "textProperties": textProperties,
        "secondaryText": secondaryText as Any,
        "secondaryAttributedText": secondaryAttributedText as Any,
        "secondaryTextProperties": secondaryTextProperties,
        "axesPreservingSuperviewLayoutMargins": axesPreservingSuperviewLayoutMargins,
        "directionalLayoutMargins": directionalLayoutMargins,
        "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText,
        "imageToTextPadding": imageToTextPadding,
        "textToSecondaryTextHorizontalPadding": textToSecondaryTextHorizontalPadding,
        "textToSecondaryTextVerticalPadding": textToSecondaryTextVerticalPadding,
      ], displayStyle: .struct)
  }
}

extension SystemObjects {
  static let elementsOfAutoLayout: KeyValuePairs<String, AnyClass> = [
    "constraint": NSLayoutConstraint.self,
    "stackView": UIStackView.self,
  ]

  /// Registers the properties of constraints and layout guides.
  static func registerAutoLayout() {
    Keys<NSLayoutConstraint>.register([
      "constant": \.constant,
      "identifier": \.identifier,
      "isActive": \.isActive,
      "priority": \.priority,
      "shouldBeArchived": \.shouldBeArchived,
    ])
    Keys<UIKeyboardLayoutGuide>.register(["followsUndockedKeyboard": \.followsUndockedKeyboard])
    Keys<UILayoutGuide>.register([
      "heightAnchor": \.heightAnchor,
      "identifier": \.identifier,
      "widthAnchor": \.widthAnchor,
    ])
    Keys<UIStackView>.register([
      "alignment": \.alignment,
      "axis": \.axis,
      "distribution": \.distribution,
      "isBaselineRelativeArrangement": \.isBaselineRelativeArrangement,
      "isLayoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
      "spacing": \.spacing,
    ])
  }
}

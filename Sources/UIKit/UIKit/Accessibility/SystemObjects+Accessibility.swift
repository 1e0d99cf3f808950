extension SystemObjects {
  /// Registers the properties of accessibility.
  static func registerAccessibility() {
    Keys<UIAccessibilityCustomAction>.register([
      "actionHandler": \.actionHandler,
      "attributedName": \.attributedName,
      "image": \.image,
      "name": \.name,
      "selector": \.selector,
    ])
    Keys<UIAccessibilityElement>.register([
      "accessibilityFrame": \.accessibilityFrame,
      "accessibilityFrameInContainerSpace": \.accessibilityFrameInContainerSpace,
      "accessibilityHint": \.accessibilityHint,
      "accessibilityLabel": \.accessibilityLabel,
      "accessibilityTraits": \.accessibilityTraits,
      "accessibilityValue": \.accessibilityValue,
      "isAccessibilityElement": \.isAccessibilityElement,
    ])
    Keys<_AccessibleObject>.register([
      "accessibilityActivationPoint": \.accessibilityActivationPoint,
      "accessibilityAttributedHint": \.accessibilityAttributedHint,
      "accessibilityAttributedLabel": \.accessibilityAttributedLabel,
      "accessibilityAttributedValue": \.accessibilityAttributedValue,
      "accessibilityContainerType": \.accessibilityContainerType,
      "accessibilityCustomActions": \.accessibilityCustomActions,
      "accessibilityCustomRotors": \.accessibilityCustomRotors,
      "accessibilityElements": \.accessibilityElements,
      "accessibilityElementsHidden": \.accessibilityElementsHidden,
      "accessibilityFrame": \.accessibilityFrame,
      "accessibilityHint": \.accessibilityHint,
      "accessibilityLabel": \.accessibilityLabel,
      "accessibilityLanguage": \.accessibilityLanguage,
      "accessibilityNavigationStyle": \.accessibilityNavigationStyle,
      "accessibilityPath": \.accessibilityPath,
      "accessibilityRespondsToUserInteraction": \.accessibilityRespondsToUserInteraction,
      "accessibilityTraits": \.accessibilityTraits,
      "accessibilityUserInputLabels": \.accessibilityUserInputLabels,
      "accessibilityValue": \.accessibilityValue,
      "accessibilityViewIsModal": \.accessibilityViewIsModal,
      "isAccessibilityElement": \.isAccessibilityElement,
      "shouldGroupAccessibilityChildren": \.shouldGroupAccessibilityChildren,
    ])
  }
}

import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension ObjectKeys {
  /// Registers the properties that protocols and categories declare on iOS.
  static func registerAdopted() {
    register(
      _AccessibleObject.self,
      [
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
    register(
      UIView.self,
      [
        "accessibilityIdentifier": \.accessibilityIdentifier
      ])
    register(
      UIBarItem.self,
      [
        "accessibilityIdentifier": \.accessibilityIdentifier
      ])
    register(
      UIAlertAction.self,
      [
        "accessibilityIdentifier": \.accessibilityIdentifier
      ])
    register(
      UIMenuElement.self,
      [
        "accessibilityIdentifier": \.accessibilityIdentifier
      ])
    register(
      UIImage.self,
      [
        "accessibilityIdentifier": \.accessibilityIdentifier
      ])
    register(
      UITextField.self,
      [
        "autocapitalizationType": \.autocapitalizationType,
        "autocorrectionType": \.autocorrectionType,
        "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
        "isSecureTextEntry": \.isSecureTextEntry,
        "keyboardAppearance": \.keyboardAppearance,
        "keyboardType": \.keyboardType,
        "passwordRules": \.passwordRules,
        "returnKeyType": \.returnKeyType,
        "smartDashesType": \.smartDashesType,
        "smartInsertDeleteType": \.smartInsertDeleteType,
        "smartQuotesType": \.smartQuotesType,
        "spellCheckingType": \.spellCheckingType,
        "textContentType": \.textContentType,
      ])
    register(
      UITextView.self,
      [
        "autocapitalizationType": \.autocapitalizationType,
        "autocorrectionType": \.autocorrectionType,
        "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
        "isSecureTextEntry": \.isSecureTextEntry,
        "keyboardAppearance": \.keyboardAppearance,
        "keyboardType": \.keyboardType,
        "passwordRules": \.passwordRules,
        "returnKeyType": \.returnKeyType,
        "smartDashesType": \.smartDashesType,
        "smartInsertDeleteType": \.smartInsertDeleteType,
        "smartQuotesType": \.smartQuotesType,
        "spellCheckingType": \.spellCheckingType,
        "textContentType": \.textContentType,
      ])
    register(
      UISearchBar.self,
      [
        "autocapitalizationType": \.autocapitalizationType,
        "autocorrectionType": \.autocorrectionType,
        "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically,
        "isSecureTextEntry": \.isSecureTextEntry,
        "keyboardAppearance": \.keyboardAppearance,
        "keyboardType": \.keyboardType,
        "passwordRules": \.passwordRules,
        "returnKeyType": \.returnKeyType,
        "smartDashesType": \.smartDashesType,
        "smartInsertDeleteType": \.smartInsertDeleteType,
        "smartQuotesType": \.smartQuotesType,
        "spellCheckingType": \.spellCheckingType,
        "textContentType": \.textContentType,
      ])
    register(
      UILabel.self,
      [
        "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory
      ])
    register(
      UITextField.self,
      [
        "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory
      ])
    register(
      UITextView.self,
      [
        "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory
      ])
    register(
      UIResponder.self,
      [
        "pasteConfiguration": \.pasteConfiguration
      ])
  }
}

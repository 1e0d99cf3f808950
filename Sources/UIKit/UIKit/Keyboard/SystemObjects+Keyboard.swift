extension SystemObjects {
  /// Registers the properties that `UITextInputTraits` has on iOS.
  static func registerTraits<Object: UITextInputTraits>(of type: Object.Type) {
    Keys<Object>.register([
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
  }

  /// Registers the properties of text input.
  static func registerKeyboard() {
    Keys<UICommand>.register([
      "attributes": \.attributes,
      "discoverabilityTitle": \.discoverabilityTitle,
      "image": \.image,
      "state": \.state,
      "title": \.title,
    ])
    Keys<UIInputView>.register(["allowsSelfSizing": \.allowsSelfSizing])
    Keys<UIKeyCommand>.register([
      "allowsAutomaticLocalization": \.allowsAutomaticLocalization,
      "allowsAutomaticMirroring": \.allowsAutomaticMirroring,
      "attributes": \.attributes,
      "discoverabilityTitle": \.discoverabilityTitle,
      "image": \.image,
      "state": \.state,
      "title": \.title,
      "wantsPriorityOverSystemBehavior": \.wantsPriorityOverSystemBehavior,
    ])
    Keys<UITextInputAssistantItem>.register([
      "allowsHidingShortcuts": \.allowsHidingShortcuts,
      "leadingBarButtonGroups": \.leadingBarButtonGroups,
      "trailingBarButtonGroups": \.trailingBarButtonGroups,
    ])
  }
}

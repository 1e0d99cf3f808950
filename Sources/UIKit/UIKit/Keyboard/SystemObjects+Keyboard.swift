extension SystemObjects {
  /// Registers the properties of input views.
  static func registerKeyboard() {
    Keys<UIInputView>.register(["allowsSelfSizing": \.allowsSelfSizing])
  }
}

extension SystemObjects {
  /// Registers the properties of focus.
  static func registerFocus() {
    Keys<UIFocusGuide>.register([
      "isEnabled": \.isEnabled,
      "preferredFocusEnvironments": \.preferredFocusEnvironments,
    ])
    Keys<UIFocusHaloEffect>.register(["position": \.position])
  }
}

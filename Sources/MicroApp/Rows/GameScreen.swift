/// A screen that follows what the player chose while it is shown.
@available(iOS 16, *)
@MainActor protocol GameScreen: AnyObject {
  /// The language, the palette or something else has changed.
  func settingsDidChange()
}

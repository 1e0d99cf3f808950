extension Stage {
  /// Shakes the device: the first responder hears of it, or the key window.
  public func shake() { act { application.shake() } }
}

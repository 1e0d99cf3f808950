extension Stage {
  /// Shakes the device. The first responder receives the motion events, or else the key window.
  public func shake() { act { application.shake() } }
}

extension Stage {
  /// The violated invariants of touches, gestures, controls and keys on this device, one sentence each; empty
  /// if there are none. Call this between two events, not in a callback. It visits every view and is meant for
  /// tests.
  package var brokenInputInvariants: [String] {
    makeCurrent()
    return application.brokenInputInvariants
  }
}

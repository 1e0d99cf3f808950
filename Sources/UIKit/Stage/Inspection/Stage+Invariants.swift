extension Stage {
  /// The faults of fingers, gestures, controls and keys on this device, a sentence each; empty when all
  /// is well. Ask between two events, not in a callback. For tests: it looks at every view.
  package var brokenInputInvariants: [String] {
    makeCurrent()
    return application.brokenInputInvariants
  }
}

extension UIView {
  /// The system in which the view's subviews are placed, for reading; `nil` when there is none yet.
  package var _layoutDump: String? { _existingEngineForInterior?.solver.dump }

  /// What is wrong with that system; empty when it is sound. For tests.
  package var _brokenLayoutInvariants: [String] {
    _existingEngineForInterior?.solver.brokenInvariants() ?? []
  }
}

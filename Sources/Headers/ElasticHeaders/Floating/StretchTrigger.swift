import CoreGraphics

/// Fires once a pull, when a finger has pulled content far enough.
///
/// A pull ends when content is back at its edge, or when the finger is lifted and content has sprung
/// back past the distance.
struct StretchTrigger {
  /// Points beyond the edge.
  let distance: CGFloat
  private var isArmed = true

  init(distance: CGFloat) {
    self.distance = distance
  }

  /// Whether it fires now.
  mutating func fires(overscroll: CGFloat, isDragging: Bool) -> Bool {
    if overscroll <= 0 || !isDragging && overscroll < distance { isArmed = true }
    guard isArmed, isDragging, overscroll >= distance, distance > 0 else { return false }
    isArmed = false
    return true
  }
}

/// A stretch trigger and what it sets off.
struct HeaderTrigger {
  var check: StretchTrigger
  let action: () -> Void

  /// `nil` for no action.
  @MainActor
  init?(distance: CGFloat, action: (() -> Void)?) {
    guard let action else { return nil }
    if !(distance > 0) {
      Mistake.report(
        "onStretch(beyond: \(distance)) never happens: the distance has to be above 0.")
    }
    check = StretchTrigger(distance: distance)
    self.action = action
  }
}

import CoreGraphics

/// A trigger that fires once per pull, when the user has pulled the content far enough.
///
/// A pull ends when the content is back at its edge, or when the finger is lifted and the content has sprung
/// back past the distance.
struct StretchTrigger {
  /// The distance beyond the edge, in points.
  let distance: CGFloat
  private var isArmed = true

  init(distance: CGFloat) {
    self.distance = distance
  }

  /// Updates the trigger and returns whether it fires now.
  mutating func fires(overscroll: CGFloat, isDragging: Bool) -> Bool {
    if overscroll <= 0 || !isDragging && overscroll < distance { isArmed = true }
    guard isArmed, isDragging, overscroll >= distance, distance > 0 else { return false }
    isArmed = false
    return true
  }
}

/// A stretch trigger and its action.
struct HeaderTrigger {
  var check: StretchTrigger
  let action: () -> Void

  /// Creates a trigger, or returns `nil` without an action.
  @MainActor
  init?(distance: CGFloat, action: (() -> Void)?) {
    guard let action else { return nil }
    if !(distance > 0) {
      Mistake.report(
        "onStretch(beyond: \(distance)) never fires: the distance must be above 0.")
    }
    check = StretchTrigger(distance: distance)
    self.action = action
  }
}

/// The appearance of a view controller, from off the screen to on it.
///
/// The transitions are those of Apple's diagram of the view life cycle: a controller that is appearing
/// may turn round and disappear without ever having appeared (a cancelled edge swipe), and the other
/// way round. An app's container may also begin to remove a controller that never appeared: it then gets
/// the callbacks nevertheless.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the controller is on the screen or about to be.
  var isVisible: Bool { self == .appearing || self == .appeared }

  /// Returns the state after `beginAppearanceTransition`, or nil if the controller already is in that
  /// transition or has appeared.
  func beginning(toAppear isAppearing: Bool) -> AppearanceState? {
    switch (self, isAppearing) {
    case (.disappeared, true), (.disappearing, true): .appearing
    case (.appeared, false), (.appearing, false), (.disappeared, false): .disappearing
    default: nil
    }
  }

  /// The state after `endAppearanceTransition`, or nil if there is no transition.
  var ending: AppearanceState? {
    switch self {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }
}

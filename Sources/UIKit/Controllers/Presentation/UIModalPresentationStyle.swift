/// How a presented controller lies over the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what is beneath leaves the hierarchy.
  case fullScreen = 0
  /// Over the nearest controller that defines a presentation context; what is beneath leaves the
  /// hierarchy.
  case currentContext = 3
  /// Over the whole screen; what is beneath stays and shows through.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context; what is beneath stays.
  case overCurrentContext = 6
  /// No adaptation; not a way to present.
  case none = -1
  /// The system's choice: the whole screen here.
  case automatic = -2

  /// Whether what is beneath leaves the hierarchy while it is covered.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext, .automatic, .none: true
    case .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether a controller with `definesPresentationContext` is covered in place of the screen.
  var looksForContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom, and down again.
  case coverVertical = 0
  /// It fades in and out.
  case crossDissolve = 2
}

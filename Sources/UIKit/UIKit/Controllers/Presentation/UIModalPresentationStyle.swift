/// How a presented controller lies over the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what is beneath leaves the hierarchy.
  case fullScreen = 0
  /// A sheet that covers most of the screen; what is beneath stays. See
  /// `UISheetPresentationController`.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide screen, and a page sheet on a phone.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context; what is beneath leaves the
  /// hierarchy.
  case currentContext = 3
  /// As the presentation controller of the `transitioningDelegate` has it.
  case custom = 4
  /// Over the whole screen; what is beneath stays and shows through.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context; what is beneath stays.
  case overCurrentContext = 6
  /// In a bubble beside what it belongs to; a sheet where there is little width. See
  /// `UIPopoverPresentationController`.
  case popover = 7
  /// No adaptation; not a way to present.
  case none = -1
  /// The system's choice: a page sheet for most controllers.
  case automatic = -2

  /// Whether what is beneath leaves the hierarchy while it is covered.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a controller with `definesPresentationContext` is covered in place of the screen.
  var looksForContext: Bool { self == .currentContext || self == .overCurrentContext }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom, and down again.
  case coverVertical = 0
  /// The screen turns about its vertical axis.
  case flipHorizontal = 1
  /// It fades in and out.
  case crossDissolve = 2
}

/// The way in which a presented controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the view beneath leaves the hierarchy.
  case fullScreen = 0
  /// A sheet that covers most of the screen; the view beneath stays. See
  /// `UISheetPresentationController`.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide screen, and a page sheet on a phone.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context; the view beneath leaves the
  /// hierarchy.
  case currentContext = 3
  /// Determined by the presentation controller of the `transitioningDelegate`.
  case custom = 4
  /// Over the whole screen; the view beneath stays and shows through.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context; the view beneath stays.
  case overCurrentContext = 6
  /// In a popover next to its source; a sheet in a narrow width. See `UIPopoverPresentationController`.
  case popover = 7
  /// No adaptation; not a style for presenting.
  case none = -1
  /// The system's choice: a page sheet for most controllers.
  case automatic = -2

  /// Whether the view beneath leaves the hierarchy while it is covered.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation covers a controller with `definesPresentationContext` instead of the
  /// screen.
  var looksForContext: Bool { self == .currentContext || self == .overCurrentContext }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// The animation of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom, and down again.
  case coverVertical = 0
  /// The screen flips about its vertical axis.
  case flipHorizontal = 1
  /// It fades in and out.
  case crossDissolve = 2
}

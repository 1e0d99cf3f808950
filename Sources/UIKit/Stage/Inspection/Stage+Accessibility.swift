extension Stage {
  /// The elements that assistive software finds on the screen, laid out as it is now.
  ///
  /// - Parameter previous: what it found before; rows that were loaded anew since then and are called
  ///   the same keep their numbers.
  package func accessibilityTree(after previous: AccessibilityTree? = nil) -> AccessibilityTree {
    makeCurrent()
    renderLoop.commit()
    let windows = application.windows.filter { $0.screen === screen }
    return AccessibilityTree(windows: windows, after: previous)
  }

  /// Grows whenever the app says something of an element.
  package var accessibilityChanges: Int { application.accessibilityCenter.changes }

  /// Hears of what the app tells assistive software.
  package var onAccessibilityPost: ((AccessibilityCenter.Post) -> Void)? {
    get { application.accessibilityCenter.onPost }
    set { application.accessibilityCenter.onPost = newValue }
  }

  /// Asks something of an element, as assistive software does.
  package func perform(
    _ request: AccessibilityCenter.Request, on element: _AccessibleObject
  ) {
    makeCurrent()
    application.accessibilityCenter.perform(request, on: element) { point in
      let finger = (fingers.keys.max() ?? -1) + 1
      touchDown(at: point, finger: finger)
      touchUp(finger: finger)
    }
    renderLoop.commit()
  }

  /// Whether the user has asked for less motion.
  public var reducesMotion: Bool {
    get { application.accessibilityCenter.settings.reducesMotion }
    set {
      makeCurrent()
      application.accessibilityCenter.settings.reducesMotion = newValue
    }
  }
}

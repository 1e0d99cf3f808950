extension Stage {
  /// Returns the elements that assistive technologies find on the screen in its current layout.
  ///
  /// - Parameter previous: The previous result. Rows that were reloaded since then and have the same label keep
  ///   their numbers.
  package func accessibilityTree(after previous: AccessibilityTree? = nil) -> AccessibilityTree {
    makeCurrent()
    renderLoop.commit()
    let windows = application.windows.filter { $0.screen === screen }
    return AccessibilityTree(windows: windows, after: previous)
  }

  /// A counter that grows each time the app changes an element's accessibility properties.
  package var accessibilityChanges: Int { application.accessibilityCenter.changes }

  /// A closure that receives the notifications that the app posts to assistive technologies.
  package var onAccessibilityPost: ((AccessibilityCenter.Post) -> Void)? {
    get { application.accessibilityCenter.onPost }
    set { application.accessibilityCenter.onPost = newValue }
  }

  /// Performs an accessibility action on an element.
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

  /// Whether the user has turned on Reduce Motion.
  public var reducesMotion: Bool {
    get { application.accessibilityCenter.settings.reducesMotion }
    set {
      makeCurrent()
      application.accessibilityCenter.settings.reducesMotion = newValue
    }
  }
}

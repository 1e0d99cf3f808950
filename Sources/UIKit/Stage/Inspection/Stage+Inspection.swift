extension Stage {
  /// Returns the first view whose `accessibilityIdentifier` is `identifier`, or `nil` if there is none. The
  /// search starts with the backmost window and goes from parents to children.
  public func view(withIdentifier identifier: String) -> UIView? {
    views().first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the frame of a view on the screen, in points.
  public func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: nil)
  }

  /// All views as a tree in text, one per line. The text is the same in every run:
  ///
  ///     UIWindow (0 0; 393 852)
  ///     | UITableView #list (0 0; 393 852) bounds (0 -59; 393 852)
  ///     | | UILabel (16 11; 120 22) "Row 1"
  public var recursiveDescription: String {
    application.allWindows.map { ViewDescription.lines(of: $0) }.joined()
  }

  /// Returns all views, parents before children, in drawing order.
  package func views() -> [UIView] {
    var result: [UIView] = []
    func visit(_ view: UIView) {
      result.append(view)
      view.subviews.forEach(visit)
    }
    application.allWindows.forEach(visit)
    return result
  }
}

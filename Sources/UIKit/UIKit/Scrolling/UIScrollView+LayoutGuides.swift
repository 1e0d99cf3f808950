extension UIScrollView {
  /// A guide for the content: constraints to its edges determine ``contentSize``. Its origin is that of
  /// the content.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// A guide for the frame, for views that stay in place while content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}

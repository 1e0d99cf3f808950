import CoreGraphics

extension UIView {
  /// Whether the view's frame is set by hand, or by its autoresizing mask, and not by constraints;
  /// `true` for views made in code.
  ///
  /// Such a view begins an island: its subviews' constraints are solved with its bounds as given.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesAutoresizingMask }
    set { _setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { autoLayout.held }

  /// Activates a constraint that this view holds; its items must lie in the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.isActive = false
    constraint.install(on: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content priorities

  /// How strongly the view refuses to be larger than its content: 250, labels 251.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis.rawValue] ?? _defaultHuggingPriority
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    autoLayout.hugging[axis.rawValue] = priority
    _alInvalidateIntrinsicContentSize()
  }

  /// How strongly the view refuses to be smaller than its content: 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayout.compression[axis.rawValue]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != autoLayout.compression[axis.rawValue] else { return }
    autoLayout.compression[axis.rawValue] = priority
    _alInvalidateIntrinsicContentSize()
  }
}

import CoreGraphics
import Foundation

/// Arranges views in a row or a column, by constraints that it creates itself.
///
///     let stack = UIStackView(arrangedSubviews: [title, subtitle])
///     stack.axis = .vertical
///     stack.spacing = 4
///
/// Hidden arranged views take no space. The stack has no intrinsic size: the sizes of its content decide,
/// unless constraints on the stack do.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints of the present arrangement.
  var arrangement: [NSLayoutConstraint] = []
  private var isStale = true

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    // UIView's initializer with a coder never fails.
    super.init(coder: coder)!
    (coder as? NibCoder)?.decode(stackView: self)
    ObjectArchives.read(UIStackView.self, of: self, from: coder)
  }

  // MARK: Arranged views

  /// The arranged views in order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, and also as a subview if it isn't one yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    precondition(
      (0...arranged.count).contains(stackIndex),
      "No place \(stackIndex) among \(arranged.count) arranged views")
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Removes the view from the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  open dynamic override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  override func subviewHiddenDidChange(_ subview: UIView) {
    super.subviewHiddenDidChange(subview)
    guard arranged.contains(where: { $0 === subview }) else { return }
    setNeedsArrangement()
    if subview.isHidden { ViewAnimation.showUntilEnd(subview) }
  }

  // MARK: Settings

  /// The axis; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement() } }
  open var distribution = Distribution.fill { didSet { setNeedsArrangement() } }
  open var alignment = Alignment.fill { didSet { setNeedsArrangement() } }

  /// The distance between neighbours, in points; with equal spacing or centering the minimum.
  open var spacing: CGFloat = 0 { didSet { setNeedsArrangement() } }

  /// Whether a column's spacing is measured from the last baseline of a view to the first of the next.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsArrangement() } }

  /// Whether the views are arranged within the margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArrangement() } }

  /// Sets the width of the gap after a view; ``spacingUseDefault`` resets it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// A value that means ``spacing``.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A value that means the system's spacing between views.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Constraints

  func setNeedsArrangement() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  open dynamic override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(arrangement)
      arrangement = StackArrangement(self).constraints
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let shown = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
  }
}

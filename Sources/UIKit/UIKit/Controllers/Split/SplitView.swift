import QuartzCore

/// A split view controller's view: a host for each column, the dimming view of the secondary one, and the
/// lines between columns.
final class SplitView: UIView {
  private typealias Column = UISplitViewController.Column

  private weak var controller: UISplitViewController?
  private var hosts: [UISplitViewController.Column: UIView] = [:]
  private let dimming = UIView(frame: .zero)
  /// The plan that was applied last.
  private(set) var plan: SplitPlan?

  /// The opacity of the shadow of overlaid columns. Own choice, after pictures of iOS 16.
  private static let shadowOpacity: Float = 0.12
  private static let shadowRadius: CGFloat = 12

  init(controller: UISplitViewController) {
    self.controller = controller
    super.init(frame: UIViewController.initialFrame)
    // Visible between the columns: a line of one pixel.
    backgroundColor = .opaqueSeparator
    dimming.backgroundColor = .systemDimming
    dimming.alpha = 0
    dimming.isHidden = true
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped()", SplitView.tapped)))
    for column in [Column.secondary, .compact, .supplementary, .primary] {
      let host = UIView(frame: .zero)
      host.isHidden = column != .secondary
      host.backgroundColor = .systemBackground
      hosts[column] = host
      addSubview(host)
      if column == .compact { addSubview(dimming) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { controller?.tappedBeside() }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  func insert(_ view: UIView, for column: UISplitViewController.Column) {
    guard let host = hosts[column] else { return }
    host.isHidden = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== host { host.addSubview(view) }
  }

  func remove(_ view: UIView?, from column: UISplitViewController.Column) {
    guard let host = hosts[column], let view, view.superview === host else { return }
    view.removeFromSuperview()
    host.isHidden = host.subviews.isEmpty && column != .secondary
  }

  /// Places the columns by a plan.
  func apply(_ plan: SplitPlan) {
    self.plan = plan
    for (column, host) in hosts {
      guard let frame = plan.frames[column], !host.isHidden else { continue }
      if host.frame != frame { host.frame = frame }
      for view in host.subviews where view.frame != host.bounds { view.frame = host.bounds }
      guard column == .primary || column == .supplementary else { continue }
      host.layer.shadowOpacity = plan.dimming > 0 ? Self.shadowOpacity : 0
      host.layer.shadowRadius = Self.shadowRadius
    }
    dimming.frame = bounds
    if plan.dimming > 0 { dimming.isHidden = false }
    dimming.alpha = plan.dimming
    hosts[.secondary]?.accessibilityElementsHidden = plan.dimming == 1
  }

  func exchangeDidEnd() { dimming.isHidden = dimming.alpha == 0 }

  /// Hides the overlaid columns.
  nonisolated override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated {
      guard let controller, controller.displayMode.dims, !controller.isCollapsed else {
        return false
      }
      controller.tappedBeside()
      return true
    }
  }
}

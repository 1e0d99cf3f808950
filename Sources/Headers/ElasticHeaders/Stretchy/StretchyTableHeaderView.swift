import UIKit

/// A table header whose content grows beyond its top edge when the table is pulled down, while the header's own
/// frame doesn't change.
///
/// A table moves its rows when the frame of its header changes. So this view's frame never follows a pull. Its
/// ``contentView`` grows instead, by the distance of the pull and by the part under the bars. Put the views
/// that should stretch into `contentView`, give the header a height, and forward the table's scrolling:
///
///     final class PictureHeader: StretchyTableHeaderView { … }
///
///     table.tableHeaderView = PictureHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 240))
///
///     override func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       (tableView.tableHeaderView as? StretchyTableHeaderView)?.scrollViewDidScroll(scrollView)
///     }
///
/// Views constrained to `contentView.layoutMarginsGuide` stay below the bars; views constrained to the edges of
/// `contentView` extend under them. In a storyboard, the header's own subviews and constraints are moved into
/// `contentView`.
///
/// It also works as the first content of any other scroll view. In a collection view, add it as a subview above
/// the items, where `contentInset` leaves space.
@MainActor
open class StretchyTableHeaderView: UIView {
  /// The view that stretches. Its frame extends beyond the header's while the table is pulled.
  public let contentView = UIView()

  /// The way the content follows a pull. `expansion` doesn't apply: the header scrolls out with the rows.
  open var geometry = StretchGeometry() {
    didSet { setNeedsLayout() }
  }

  /// The state after the last layout or scroll, in coordinates that begin at the header's top.
  public private(set) var state: StretchState

  /// Whether touches in the header or ``contentView`` that hit no other subview go to the views behind them.
  @IBInspectable open var passesTouchesThrough: Bool = false

  private var trigger: HeaderTrigger?
  /// The margins that were set at the sides of the content view, and the app's own part of them.
  private var sides: (set: NSDirectionalEdgeInsets, own: NSDirectionalEdgeInsets)?
  private lazy var top = contentView.topAnchor.constraint(equalTo: topAnchor)
  private lazy var bottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)

  public override init(frame: CGRect) {
    state = Self.restingState(of: frame.size)
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    state = Self.restingState(of: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    // The safe area of a view that moves under the bars changes in every frame, after the layout in which the
    // view moved. So this class sets the complete margins, from the scroll view's safe area.
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    NSLayoutConstraint.activate([
      top, bottom,
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Moves the views that a storyboard put into the header to the content view, which stretches.
  open override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { moveContents(to: contentView) }
  }

  // MARK: Following

  /// Updates the header after the table has scrolled. Call this from the delegate method of the same name.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isDescendant(of: scrollView) else {
      // A header that isn't installed yet, or was just removed, is not a mistake.
      guard superview != nil else { return }
      return Mistake.report(
        "\(type(of: self)).scrollViewDidScroll(_:) got a \(type(of: scrollView)) that it isn't in. "
          + "Set it as that table's tableHeaderView, or pass its own table.")
    }
    follow(scrollView)
  }

  /// Responds to a change of ``state``. Override this to fade or move content; the default implementation does
  /// nothing.
  open func stateDidChange(_ state: StretchState) {}

  /// Calls `action` once each time the user pulls the content `distance` points beyond its top edge.
  ///
  /// The action can run again after the content has returned to the edge. A new action replaces the last one;
  /// `nil` removes it. A distance of 0 or less is never reached.
  open func onStretch(beyond distance: CGFloat, perform action: (() -> Void)?) {
    trigger = HeaderTrigger(distance: distance, action: action)
  }

  open override func layoutSubviews() {
    if let scrollView = enclosingScrollView { follow(scrollView) }
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private var enclosingScrollView: UIScrollView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func follow(_ scrollView: UIScrollView) {
    let next = geometry.respectingAccessibility.state(for: input(in: scrollView))
    place(next)
    keepMarginsBelowBars(of: scrollView)
    guard next != state else { return }
    state = next
    stateDidChange(next)
    let isDragging = scrollView.isDragging
    if trigger?.check.fires(overscroll: next.overscroll, isDragging: isDragging) == true {
      trigger?.action()
    }
  }

  /// Places the content. Content with parallax would cover the rows, so it is clipped to its intersection with
  /// the header.
  private func place(_ state: StretchState) {
    let content = state.contentFrameInScrollView
    let overlap = max(content.maxY - state.containerFrame.maxY, 0)
    setConstant(content.minY - overlap, of: top)
    setConstant(content.maxY - overlap - bounds.height, of: bottom)
    if overlap > 0 { contentView.clipsToBounds = true }
    if contentView.bounds.minY != -overlap { contentView.bounds.origin.y = -overlap }
  }

  /// Returns the geometry's input for the scroll view, in coordinates that begin at the header's top, as does
  /// its content.
  private func input(in scrollView: UIScrollView) -> StretchGeometry.Input {
    let start = convert(CGPoint(x: 0, y: bounds.minY), to: scrollView).y
    return StretchGeometry.Input(
      bounds: CGRect(
        x: scrollView.bounds.minX, y: scrollView.bounds.minY - start, width: bounds.width,
        height: scrollView.bounds.height),
      topInset: scrollView.adjustedContentInset.top + start, restingHeight: bounds.height)
  }

  /// Sets a constant only if it differs: a scroll that changes nothing causes no layout.
  private func setConstant(_ constant: CGFloat, of constraint: NSLayoutConstraint) {
    if constraint.constant != constant { constraint.constant = constant }
  }

  private func keepMarginsBelowBars(of scrollView: UIScrollView) {
    let safe = scrollView.safeAreaInsets
    let covered = geometry.underlapsTopInset ? safe.top : 0
    var margins = contentView.directionalLayoutMargins
    if contentView.insetsLayoutMarginsFromSafeArea {
      // The app lets the system add the content view's own safe area.
      margins.top = max(covered - contentView.safeAreaInsets.top, 0)
    } else {
      var own = margins
      if let sides {
        if margins.leading == sides.set.leading { own.leading = sides.own.leading }
        if margins.trailing == sides.set.trailing { own.trailing = sides.own.trailing }
      }
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins.top = max(covered, 0)
      margins.leading = own.leading + (isRightToLeft ? safe.right : safe.left)
      margins.trailing = own.trailing + (isRightToLeft ? safe.left : safe.right)
      sides = (margins, own)
    }
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }

  private static func restingState(of size: CGSize) -> StretchState {
    StretchGeometry().state(
      for: .init(
        bounds: CGRect(origin: .zero, size: size), topInset: 0, restingHeight: size.height))
  }

  // MARK: Touches

  /// The stretched part belongs to the header like the rest.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || contentView.frame.contains(point)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouchesThrough && (hit === self || hit === contentView) ? nil : hit
  }
}

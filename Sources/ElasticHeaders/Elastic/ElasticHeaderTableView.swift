import UIKit

/// A table whose header stretches when the table is pulled down, instead of leaving a gap above it.
///
/// It takes the place of a `UITableView` and has its interface: set `tableHeaderView` in code, or
/// drop a view at the top of the table in a storyboard. No controller and no delegate has to do
/// anything.
///
///     let table = ElasticHeaderTableView(frame: .zero, style: .plain)
///     table.tableHeaderView = PictureHeader()
///
/// The header reaches up under a translucent bar. Its `directionalLayoutMargins` follow the table's
/// safe area, so what is constrained to its `layoutMarginsGuide` stays clear of bars and notches,
/// while a picture that is pinned to its edges fills it.
///
/// The height comes from the header's constraints, measured at the table's width; a header without
/// constraints keeps the height of its frame. It is measured anew when the width, the text size, the
/// safe area or the header's frame changes, with `reloadData()`, and when the table comes into a
/// window. Call ``setNeedsHeaderResize(animated:)`` when its content has changed otherwise.
///
/// The table's own header is an empty spacer as tall as the header at rest, and the header floats
/// over it. `contentInset`, `delegate` and `dataSource` are never written, and `contentOffset` only
/// when you ask for it, so whatever else works on a table works here.
@MainActor
open class ElasticHeaderTableView: HeaderInsetTableView, HeaderHosting {
  /// Whether the header stretches. When it doesn't, the table is a plain `UITableView`.
  @IBInspectable open var isElastic: Bool = true {
    didSet { if isElastic != oldValue { followElasticity() } }
  }

  /// Whether the header reaches up under the bars, to the top of the table. On by default.
  @IBInspectable open var headerUnderlapsTopInset: Bool = true {
    didSet { settingsDidChange() }
  }

  /// The height in points, without the safe area, to which the header shrinks as the table scrolls,
  /// and at which it then stays at the top. 0 for none: the header scrolls out as a whole.
  ///
  /// Clamped to the height at rest.
  @IBInspectable open var minimumHeaderHeight: CGFloat = 0 {
    didSet { settingsDidChange() }
  }

  /// How much of the way the header's content lags behind while it scrolls out, 0 to 1.
  @IBInspectable open var headerParallax: CGFloat = 0 {
    didSet { settingsDidChange() }
  }

  /// Whether touches of the header that land on none of its subviews go to the rows behind it.
  @IBInspectable open var headerPassesTouchesThrough: Bool = false

  /// How the header stretches, where its content lies in it, and when it comes back.
  ///
  /// ``headerUnderlapsTopInset`` and ``headerParallax`` are the same as in here.
  open var headerGeometry: StretchGeometry {
    get { settings.geometry }
    set {
      shape = newValue
      headerUnderlapsTopInset = newValue.underlapsTopInset
      headerParallax = newValue.parallax
      settingsDidChange()
    }
  }

  /// How the header and a `refreshControl` get on.
  open var refreshPolicy = RefreshPolicy.overHeader {
    didSet { settingsDidChange() }
  }

  /// Where the header stands since the last layout; `nil` without an elastic header.
  public var headerState: StretchState? { header?.state }

  /// Called at the end of a layout in which the state changed, with the header in its place.
  ///
  /// It comes at most once a frame. Whatever it changes of the header's own size or constraints
  /// counts when the header is measured the next time.
  open var onHeaderStateChange: ((StretchState) -> Void)?

  var header: FloatingHeader?
  lazy var spacer = HeaderSpacer()
  private var shape = StretchGeometry()
  var trigger: HeaderTrigger?
  /// Rows were added since the header was last seen to be in front of them.
  var needsFront = false

  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptHeaderOfSuperclass()
  }

  // MARK: The header

  /// The view above the rows. It is given the table's width, and stretches.
  open override var tableHeaderView: UIView? {
    get {
      adoptHeaderOfSuperclass()
      return header?.view ?? (super.tableHeaderView === spacer ? nil : super.tableHeaderView)
    }
    set {
      if let header, newValue === header.view, header.isInPlace {
        header.adoptFrame()
        return setNeedsLayout()
      }
      removeHeader()
      install(newValue)
    }
  }

  /// Measures the header at the next layout: its content has changed.
  ///
  /// When the table has been scrolled, the rows stay where they are on the screen, and the header
  /// grows or shrinks above them; at the top the rows move. `animated` has that take 0.3 s.
  open func setNeedsHeaderResize(animated: Bool = false) {
    resizeHeader(animated: animated)
  }

  /// Calls `action` once each time a finger pulls content `distance` points beyond its top edge.
  ///
  /// It is called again after content has been back at the edge. A new action replaces the last
  /// one; `nil` ends it. A distance of 0 or less is never reached.
  open func onStretch(beyond distance: CGFloat, perform action: (() -> Void)?) {
    trigger = HeaderTrigger(distance: distance, action: action)
  }

  /// Shows the header whole: scrolls to the top, or, when it expands immediately, brings it out
  /// where content is.
  open func expandHeader(animated: Bool) { moveHeader(isWhole: true, animated: animated) }

  /// Shrinks the header to its minimum height, or hides it without one, as far as there are rows to
  /// scroll. A header that has gone already stays as it is.
  open func collapseHeader(animated: Bool) { moveHeader(isWhole: false, animated: animated) }

  var settings: HeaderSettings {
    var geometry = shape
    geometry.underlapsTopInset = headerUnderlapsTopInset
    geometry.parallax = headerParallax
    return HeaderSettings(
      geometry: geometry, minimumHeight: minimumHeaderHeight, refreshPolicy: refreshPolicy)
  }

  private func settingsDidChange() {
    header?.setNeedsCheck()
    if let refreshControl { order(refreshControl) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if !isElastic, header != nil { followElasticity() }
    guard !headerRests else { return super.layoutSubviews() }
    adoptHeaderOfSuperclass()
    updateRoom()
    super.layoutSubviews()
    placeHeader()
    bringHeaderToFront()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    header?.setNeedsCheck()
    setNeedsLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    header?.setNeedsCheck()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    header?.setNeedsCheck()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // What is in the header may have changed while nobody saw it.
    if window != nil { header?.setNeedsMeasurement() }
    setNeedsLayout()
  }

  open override func reloadData() {
    super.reloadData()
    // Data that is new is often new in the header, too.
    header?.setNeedsMeasurement()
    setNeedsLayout()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview is UITableViewCell || subview is UITableViewHeaderFooterView { needsFront = true }
    if let control = subview as? UIRefreshControl { order(control) }
  }

  // MARK: Rows beside a header that stays

  override var coverAboveSectionHeaders: CGFloat { presentCover }

  open override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let target = offset(showing: indexPath, at: scrollPosition) else {
      return super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    guard !animated else { return setContentOffset(target, animated: true) }
    // Heights of the rows around become known there; then the way is the right one.
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: false)
    setContentOffset(offset(showing: indexPath, at: scrollPosition) ?? target, animated: false)
  }

  open override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    let middle = bounds.midY
    let nearest = (indexPathsForSelectedRows ?? []).min {
      abs(rectForRow(at: $0).minY - middle) < abs(rectForRow(at: $1).minY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  open override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath, scrollPosition != .none, headerStays else {
      return super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    super.selectRow(at: indexPath, animated: animated, scrollPosition: .none)
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let shown = rectBesideHeader(rect) else { return }
    super.scrollRectToVisible(shown, animated: animated)
  }

  // MARK: Touches

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    dragMayTakeTouch(from: view) || super.touchesShouldCancel(in: view)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard headerPassesTouchesThrough, let header, hit === header.view else { return hit }
    return viewBehindHeader(at: point, with: event)
  }
}

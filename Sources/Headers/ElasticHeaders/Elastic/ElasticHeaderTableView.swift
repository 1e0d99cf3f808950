import UIKit

/// A table whose header stretches when the table is pulled down, instead of leaving a gap above it.
///
/// Use it like a `UITableView`: set `tableHeaderView` in code, or drop a view at the top of the table in a
/// storyboard. The controller and the delegate don't have to do anything.
///
///     let table = ElasticHeaderTableView(frame: .zero, style: .plain)
///     table.tableHeaderView = PictureHeader()
///
/// The header extends under a translucent bar. Its `directionalLayoutMargins` follow the table's safe area.
/// Views constrained to its `layoutMarginsGuide` stay clear of bars and notches, and a picture that is pinned
/// to its edges fills it.
///
/// The height comes from the header's constraints, measured at the table's width; a header without constraints
/// keeps the height of its frame. The height is measured again when the width, the text size, the safe area or
/// the header's frame changes, on `reloadData()`, and when the table moves to a window. While scrolled content
/// moves, the new height waits until it has come to rest. A header that is set while rows are inserted or
/// deleted appears after that. If the header's content changes in another way, call
/// ``setNeedsHeaderResize(animated:)``.
///
/// The table's own header is an empty spacer as tall as the header at rest, and the header floats above it.
/// `contentInset`, `delegate` and `dataSource` are never written, and `contentOffset` only when you ask for it,
/// so everything else that works with a table works here.
@MainActor
open class ElasticHeaderTableView: HeaderInsetTableView, ElasticHeaderHosting {
  /// Whether the header stretches. If `false`, the table behaves like a plain `UITableView`.
  @IBInspectable open var isElastic: Bool = true {
    didSet { if isElastic != oldValue { followElasticity() } }
  }

  /// Whether the header extends under the bars, to the top of the scroll view. The default is `true`.
  @IBInspectable open var headerUnderlapsTopInset: Bool = true { didSet { headerNeedsCheck() } }

  /// The height in points to which the header shrinks as content scrolls, without the safe area. With 0, the
  /// default, the whole header scrolls out.
  @IBInspectable open var minimumHeaderHeight: CGFloat = 0 { didSet { headerNeedsCheck() } }

  /// The parallax of the header's content while it scrolls out: 0, the default, moves it with the rows, 1 not at all.
  @IBInspectable open var headerParallax: CGFloat = 0 { didSet { headerNeedsCheck() } }

  /// Whether touches in the header that hit none of its subviews go to the rows behind it. The default is `false`.
  @IBInspectable open var headerPassesTouchesThrough: Bool = false

  let keeper = HeaderKeeper()
  lazy var spacer = HeaderSpacer()

  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptHeaderOfSuperclass()
  }

  // MARK: The header

  /// The header view above the rows. It gets the table's width, and stretches.
  open override var tableHeaderView: UIView? {
    get {
      adoptHeaderOfSuperclass()
      if let awaited = keeper.awaited { return awaited.view }
      return header?.view ?? (super.tableHeaderView === spacer ? nil : super.tableHeaderView)
    }
    set {
      guard !awaitsUpdates(newValue), !takesUpHeader(newValue) else { return }
      removeHeader()
      install(newValue)
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if !isElastic, header != nil { followElasticity() }
    adoptHeaderOfSuperclass()
    if let awaited = takeAwaitedHeader() { tableHeaderView = awaited.view }
    layOutHeader(makingRoom: makeRoom, inFrontOf: isContent) { super.layoutSubviews() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    headerNeedsCheck()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    headerNeedsCheck()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    headerNeedsCheck()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    headerDidMoveToWindow()
  }

  open override func reloadData() {
    super.reloadData()
    // New data often means new header content too.
    header?.setNeedsMeasurement()
    setNeedsLayout()
  }

  open override func beginUpdates() {
    beginUpdating()
    super.beginUpdates()
  }

  open override func endUpdates() {
    super.endUpdates()
    endUpdating()
  }

  open override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updating { super.performBatchUpdates(updates, completion: completion) }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    headerNotices(subview)
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
    // This call makes the heights of the surrounding rows known. The distance is exact afterwards.
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
    receiver(of: super.hitTest(point, with: event), at: point, with: event)
  }
}

extension ElasticHeaderTableView: HeaderHost {}

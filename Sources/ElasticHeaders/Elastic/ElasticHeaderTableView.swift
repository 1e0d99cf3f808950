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
/// constraints keeps the height of its frame. Call ``setNeedsHeaderResize()`` when the header's
/// content has changed.
///
/// The table's own header is an empty spacer as tall as the header at rest, and the header floats
/// over it. `contentInset`, `contentOffset`, `delegate` and `dataSource` are never written, so
/// whatever else works on a table works here.
@MainActor
open class ElasticHeaderTableView: UITableView {
  /// Whether the header stretches. When it doesn't, the table is a plain `UITableView`.
  @IBInspectable open var isElastic: Bool = true {
    didSet {
      guard isElastic != oldValue else { return }
      adoptHeaderOfSuperclass()
      let header = elasticHeader
      removeElasticHeader()
      install(header)
    }
  }

  /// Whether the header reaches up under the bars, to the top of the table. On by default.
  @IBInspectable open var headerUnderlapsTopInset: Bool = true {
    didSet { setNeedsLayout() }
  }

  /// Where the header stands since the last layout; `nil` without an elastic header.
  public private(set) var headerState: StretchState?

  private var elasticHeader: UIView?
  private lazy var spacer = HeaderSpacer()
  private var measurement: HeaderMeasurement?
  /// The height of the header's frame when the app set it; afterwards the frame stretches.
  private var declaredHeight: CGFloat = 0

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
      return elasticHeader ?? (super.tableHeaderView === spacer ? nil : super.tableHeaderView)
    }
    set {
      if let newValue, newValue === elasticHeader { return adoptNewHeight(of: newValue) }
      removeElasticHeader()
      install(newValue)
    }
  }

  /// Measures the header anew at the next layout: its content has changed.
  open func setNeedsHeaderResize() {
    measurement = nil
    setNeedsLayout()
  }

  /// Setting the same header again is how apps tell a table that they changed its frame.
  private func adoptNewHeight(of header: UIView) {
    if header.frame.height != headerState?.containerFrame.height {
      declaredHeight = header.frame.height
    }
    setNeedsHeaderResize()
  }

  private func install(_ header: UIView?) {
    guard isElastic, let header else {
      super.tableHeaderView = header
      return
    }
    elasticHeader = header
    declaredHeight = header.frame.height
    measurement = nil
    addSubview(header)
    updateSpacer()
    layoutHeader()
  }

  private func removeElasticHeader() {
    // The app may have put the view elsewhere meanwhile; then it isn't ours to remove.
    if let header = elasticHeader, header.superview === self { header.removeFromSuperview() }
    elasticHeader = nil
    measurement = nil
    headerState = nil
    if super.tableHeaderView === spacer { super.tableHeaderView = nil }
  }

  /// A storyboard gives the header to the superclass without asking this class. The header is taken
  /// over as soon as anyone looks.
  private func adoptHeaderOfSuperclass() {
    guard isElastic, elasticHeader == nil, let header = super.tableHeaderView, header !== spacer
    else { return }
    super.tableHeaderView = nil
    install(header)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    adoptHeaderOfSuperclass()
    updateSpacer()
    super.layoutSubviews()
    layoutHeader()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// The height of the table's own header, which the rows begin below.
  private func updateSpacer() {
    guard let header = elasticHeader, header.superview === self else { return }
    updateMargins(of: header)
    let height = restingHeight(of: header)
    guard super.tableHeaderView !== spacer || spacer.frame.height != height else { return }
    spacer.frame.size.height = height
    // A table takes over its header's height only when the header is set.
    super.tableHeaderView = spacer
  }

  private func layoutHeader() {
    guard let header = elasticHeader, header.superview === self else { return }
    let state = StretchGeometry(underlapsTopInset: headerUnderlapsTopInset).state(
      for: .init(
        bounds: bounds, topInset: adjustedContentInset.top, restingHeight: spacer.frame.height))
    headerState = state
    if header.frame != state.containerFrame { header.frame = state.containerFrame }
    keepAboveRows(header)
  }

  /// Rows that slide in while others are deleted must not pass over the header.
  private func keepAboveRows(_ header: UIView) {
    guard let position = subviews.firstIndex(of: header) else { return }
    let isCovered = subviews[(position + 1)...].contains {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
    if isCovered { bringSubviewToFront(header) }
  }

  /// The part of the header that bars and notches cover becomes its margins. Where the system adds
  /// the header's own safe area to its margins, only the rest is set.
  private func updateMargins(of header: UIView) {
    let covered = safeAreaInsets
    let added = header.insetsLayoutMarginsFromSafeArea ? header.safeAreaInsets : .zero
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = max(covered.left - added.left, 0)
    let right = max(covered.right - added.right, 0)
    let margins = NSDirectionalEdgeInsets(
      top: headerUnderlapsTopInset ? max(covered.top - added.top, 0) : 0,
      leading: isRightToLeft ? right : left, bottom: 0, trailing: isRightToLeft ? left : right)
    if header.directionalLayoutMargins != margins { header.directionalLayoutMargins = margins }
  }

  /// Measured only when something that it depends on has changed: never because of a new offset.
  private func restingHeight(of header: UIView) -> CGFloat {
    let key = HeaderMeasurement.Key(
      width: bounds.width, category: traitCollection.preferredContentSizeCategory,
      topMargin: header.layoutMargins.top)
    if let measurement, measurement.key == key { return measurement.height }
    let underlap = headerUnderlapsTopInset ? safeAreaInsets.top : 0
    let fresh = HeaderMeasurement(
      of: header, key: key, underlap: underlap, declaredHeight: declaredHeight)
    measurement = fresh
    return fresh.height
  }
}

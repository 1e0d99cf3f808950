import UIKit

/// A collection view with a header that stretches when content is pulled down.
///
/// Its layout is an ``ElasticHeaderFlowLayout``, which leaves room for the header above the items; with
/// another layout there is no such room, and the header lies over the first items.
///
///     let collection = ElasticHeaderCollectionView(
///       frame: .zero, collectionViewLayout: ElasticHeaderFlowLayout())
///     collection.headerView = PictureHeader()
///
/// `contentInset`, `delegate` and `dataSource` are never written.
@MainActor
open class ElasticHeaderCollectionView: UICollectionView, HeaderHosting {
  /// The header. It is given the collection view's width, and stretches.
  open var headerView: UIView? {
    get { header?.view }
    set {
      if let header, newValue === header.view, header.isInPlace {
        header.adoptFrame()
        return setNeedsLayout()
      }
      header?.remove()
      header = newValue.map { FloatingHeader($0, in: self) }
      if header == nil { makeRoom(0) }
      setNeedsLayout()
    }
  }

  /// Whether the header reaches up under the bars, to the top of the collection view. On by default.
  @IBInspectable open var headerUnderlapsTopInset: Bool = true {
    didSet { settingsDidChange() }
  }

  /// The height in points, without the safe area, below which the header doesn't shrink; 0 for none.
  @IBInspectable open var minimumHeaderHeight: CGFloat = 0 {
    didSet { settingsDidChange() }
  }

  /// How the header stretches, where its content lies in it, and when it comes back.
  open var headerGeometry: StretchGeometry {
    get { settings.geometry }
    set {
      shape = newValue
      headerUnderlapsTopInset = newValue.underlapsTopInset
    }
  }

  /// How the header and a `refreshControl` get on.
  open var refreshPolicy = RefreshPolicy.overHeader {
    didSet { settingsDidChange() }
  }

  /// Where the header stands since the last layout; `nil` without one.
  public var headerState: StretchState? { header?.state }

  /// Called at the end of a layout in which the state changed, at most once a frame.
  open var onHeaderStateChange: ((StretchState) -> Void)?

  var header: FloatingHeader?
  var trigger: HeaderTrigger?
  private var shape = StretchGeometry()
  /// Cells were added since the header was last seen to be in front of them.
  private var needsFront = false

  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Measures the header at the next layout: its content has changed. What is read stays where it is.
  open func setNeedsHeaderResize(animated: Bool = false) { resizeHeader(animated: animated) }

  /// Calls `action` once each time a finger pulls content `distance` points beyond its top edge.
  open func onStretch(beyond distance: CGFloat, perform action: (() -> Void)?) {
    trigger = HeaderTrigger(distance: distance, action: action)
  }

  /// Shows the header whole, as ``ElasticHeaderTableView/expandHeader(animated:)`` does.
  open func expandHeader(animated: Bool) { moveHeader(isWhole: true, animated: animated) }

  /// Shrinks the header to its minimum height, or hides it without one.
  open func collapseHeader(animated: Bool) { moveHeader(isWhole: false, animated: animated) }

  var settings: HeaderSettings {
    var geometry = shape
    geometry.underlapsTopInset = headerUnderlapsTopInset
    return HeaderSettings(
      geometry: geometry, minimumHeight: minimumHeaderHeight, refreshPolicy: refreshPolicy)
  }

  private func settingsDidChange() {
    header?.setNeedsCheck()
    if let refreshControl { order(refreshControl) }
    setNeedsLayout()
  }

  func makeRoom(_ height: CGFloat) {
    if let layout = collectionViewLayout as? ElasticHeaderFlowLayout {
      layout.room = height
    } else if height > 0 {
      Mistake.report(
        "ElasticHeaderCollectionView has a \(type(of: collectionViewLayout)), which leaves no room for "
          + "a header. Give it an ElasticHeaderFlowLayout.")
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    guard !headerRests else { return super.layoutSubviews() }
    updateRoom()
    super.layoutSubviews()
    placeHeader()
    bringHeaderToFront()
  }

  /// Cells come in behind the header. Scroll indicators may pass over it.
  private func bringHeaderToFront() {
    guard needsFront, let header else { return }
    needsFront = false
    let views = subviews
    guard let position = views.firstIndex(of: header.outermost),
      let covering = views[(position + 1)...].last(where: { $0 is UICollectionReusableView })
    else { return }
    insertSubview(header.outermost, aboveSubview: covering)
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
    if window != nil { header?.setNeedsMeasurement() }
    setNeedsLayout()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let control = subview as? UIRefreshControl { order(control) }
    if subview is UICollectionReusableView { needsFront = true }
  }

  open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let shown = rectBesideHeader(rect) else { return }
    super.scrollRectToVisible(shown, animated: animated)
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    dragMayTakeTouch(from: view) || super.touchesShouldCancel(in: view)
  }
}

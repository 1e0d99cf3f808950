import UIKit

/// A scroll view with a header that stretches when content is pulled down.
///
/// What ``ElasticHeaderTableView`` does for rows, for content of any kind: constrain the top of the
/// content to the bottom of ``headerLayoutGuide``.
///
///     let scrollView = ElasticHeaderScrollView()
///     scrollView.headerView = PictureHeader()
///     text.topAnchor.constraint(equalTo: scrollView.headerLayoutGuide.bottomAnchor)
///
/// `contentInset` and `delegate` are never written.
@MainActor
open class ElasticHeaderScrollView: UIScrollView, HeaderHosting {
  /// The header. It is given the scroll view's width, and stretches.
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

  /// The room of the header at rest, at the top of the content and as wide as the scroll view.
  public private(set) lazy var headerLayoutGuide = makeGuide()

  /// Whether the header reaches up under the bars, to the top of the scroll view. On by default.
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
  private var guideHeight: NSLayoutConstraint?

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

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalToConstant: header?.restingHeight ?? 0)
    guideHeight = height
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      height,
    ])
    return guide
  }

  func makeRoom(_ height: CGFloat) {
    if let guideHeight, guideHeight.constant != height { guideHeight.constant = height }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    guard !headerRests else { return super.layoutSubviews() }
    updateRoom()
    super.layoutSubviews()
    placeHeader()
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
    guard let outermost = header?.outermost, subview !== outermost, subview !== header?.view else {
      return
    }
    bringSubviewToFront(outermost)
  }

  open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let shown = rectBesideHeader(rect) else { return }
    super.scrollRectToVisible(shown, animated: animated)
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    dragMayTakeTouch(from: view) || super.touchesShouldCancel(in: view)
  }
}

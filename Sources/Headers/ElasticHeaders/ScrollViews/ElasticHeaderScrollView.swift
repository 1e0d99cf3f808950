import UIKit

/// A scroll view with a header that stretches when content is pulled down.
///
/// It does for any content what ``ElasticHeaderTableView`` does for rows. Constrain the top of the content to
/// the bottom of ``headerLayoutGuide``.
///
///     let scrollView = ElasticHeaderScrollView()
///     scrollView.headerView = PictureHeader()
///     text.topAnchor.constraint(equalTo: scrollView.headerLayoutGuide.bottomAnchor)
///
/// `contentInset` and `delegate` are never written.
@MainActor
open class ElasticHeaderScrollView: UIScrollView, ElasticHeaderHosting {
  /// The header view. It gets the scroll view's width, and stretches.
  open var headerView: UIView? {
    get { header?.view }
    set { replaceHeader(with: newValue, makingRoom: makeRoom) }
  }

  /// The space of the header at rest, at the top of the content and as wide as the scroll view.
  public private(set) lazy var headerLayoutGuide = makeGuide()

  /// Whether the header extends under the bars, to the top of the scroll view. The default is `true`.
  @IBInspectable open var headerUnderlapsTopInset: Bool = true { didSet { headerNeedsCheck() } }

  /// The height in points to which the header shrinks as content scrolls, without the safe area. With 0, the
  /// default, the whole header scrolls out.
  @IBInspectable open var minimumHeaderHeight: CGFloat = 0 { didSet { headerNeedsCheck() } }

  let keeper = HeaderKeeper()
  /// A scroll view has no data source.
  let hasUncommittedUpdates = false
  private var guideHeight: NSLayoutConstraint?

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

  private func makeRoom(_ height: CGFloat) {
    if let guideHeight, guideHeight.constant != height { guideHeight.constant = height }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutHeader(makingRoom: makeRoom, inFrontOf: isContent) { super.layoutSubviews() }
  }

  /// Whether the header has to be in front of a subview. This is true for the app's views, which may be of any
  /// class. Views that the system adds, such as scroll indicators and iOS 26's `_UIScrollPocket`, have private
  /// classes whose names begin with an underscore.
  private func isContent(_ view: UIView) -> Bool {
    !(view is UIRefreshControl) && !String(describing: type(of: view)).hasPrefix("_")
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

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    headerNotices(subview)
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

extension ElasticHeaderScrollView: HeaderHost {}

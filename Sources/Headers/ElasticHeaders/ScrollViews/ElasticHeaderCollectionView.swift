import UIKit

/// A collection view with a header that stretches when content is pulled down.
///
/// Use an ``ElasticHeaderFlowLayout``, which leaves space for the header above the items. With another layout
/// there is no such space, and the header covers the first items.
///
///     let collection = ElasticHeaderCollectionView(
///       frame: .zero, collectionViewLayout: ElasticHeaderFlowLayout())
///     collection.headerView = PictureHeader()
///
/// `contentInset`, `delegate` and `dataSource` are never written.
@MainActor
open class ElasticHeaderCollectionView: UICollectionView, ElasticHeaderHosting {
  /// The header view. It gets the collection view's width, and stretches.
  open var headerView: UIView? {
    get { keeper.awaited.map(\.view) ?? header?.view }
    set { replaceHeader(with: newValue, makingRoom: makeRoom) }
  }

  /// Whether the header extends under the bars, to the top of the scroll view. The default is `true`.
  @IBInspectable open var headerUnderlapsTopInset: Bool = true { didSet { headerNeedsCheck() } }

  /// The height in points to which the header shrinks as content scrolls, without the safe area. With 0, the
  /// default, the whole header scrolls out.
  @IBInspectable open var minimumHeaderHeight: CGFloat = 0 { didSet { headerNeedsCheck() } }

  let keeper = HeaderKeeper()

  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeRoom(_ height: CGFloat) {
    if let layout = collectionViewLayout as? ElasticHeaderFlowLayout {
      layout.room = height
      layout.cover = presentCover
    } else if height > 0 {
      Mistake.report(
        "ElasticHeaderCollectionView has a \(type(of: collectionViewLayout)), which leaves no room for "
          + "a header. Give it an ElasticHeaderFlowLayout.")
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if let awaited = takeAwaitedHeader() { headerView = awaited.view }
    layOutHeader(makingRoom: makeRoom, inFrontOf: { $0 is UICollectionReusableView }) {
      super.layoutSubviews()
    }
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

  open override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updating { super.performBatchUpdates(updates, completion: completion) }
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

extension ElasticHeaderCollectionView: HeaderHost {}

import UIKit

/// A flow layout that begins below a header: the layout of ``ElasticHeaderCollectionView``.
///
/// It scrolls vertically. Pinned section headers stick below the bars, or at the lower edge of a
/// header that stays there, and never at the place where the header was.
@MainActor
open class ElasticHeaderFlowLayout: UICollectionViewFlowLayout {
  /// Points at the top of the content that are left to the header.
  var room: CGFloat = 0 {
    didSet { if room != oldValue { invalidateLayout() } }
  }

  /// Points below the top inset that the header covers.
  var cover: CGFloat = 0 {
    didSet { if cover != oldValue, pinsHeaders { invalidatePinned() } }
  }

  private var pinsHeaders = false
  private var pinsFooters = false
  private var isFlow = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if super.sectionHeadersPinToVisibleBounds { sectionHeadersPinToVisibleBounds = true }
    if super.sectionFootersPinToVisibleBounds { sectionFootersPinToVisibleBounds = true }
    super.sectionHeadersPinToVisibleBounds = false
    super.sectionFootersPinToVisibleBounds = false
  }

  open override var sectionHeadersPinToVisibleBounds: Bool {
    get { pinsHeaders && !isFlow }
    set {
      pinsHeaders = newValue
      invalidateLayout()
    }
  }

  open override var sectionFootersPinToVisibleBounds: Bool {
    get { pinsFooters && !isFlow }
    set {
      pinsFooters = newValue
      invalidateLayout()
    }
  }

  /// Asks the plain flow layout. It knows nothing of the room, so it must not pin.
  func flow<Answer>(_ question: () -> Answer) -> Answer {
    isFlow = true
    defer { isFlow = false }
    return question()
  }

  // MARK: The elements

  open override var collectionViewContentSize: CGSize {
    let size = flow { super.collectionViewContentSize }
    return CGSize(width: size.width, height: size.height + room)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let inRoom = rect.offsetBy(dx: 0, dy: -room)
    guard let found = flow({ super.layoutAttributesForElements(in: inRoom) }) else { return nil }
    guard pinsHeaders || pinsFooters else { return found.compactMap(moved) }
    let others = found.filter { !pins($0.representedElementKind) }.compactMap(moved)
    return others
      + pinned(in: found.map(\.indexPath.section)).filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(flow { super.layoutAttributesForItem(at: indexPath) })
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let home = flow {
      super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    let copy = moved(home)
    if let home, pins(elementKind) { copy?.frame.origin.y = pinnedTop(of: home) + room }
    return copy
  }

  /// A copy below the header: the attributes themselves are the flow layout's.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.frame.origin.y += room
    return copy
  }

  // MARK: Invalidation

  open override func prepare() {
    flow { super.prepare() }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsHeaders || pinsFooters || changesFlow(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = flow { super.invalidationContext(forBoundsChange: newBounds) }
    if !changesFlow(newBounds) { narrowToPinned(context) }
    return context
  }

  private func changesFlow(_ newBounds: CGRect) -> Bool {
    flow { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }
}

import UIKit

/// A flow layout that leaves space for a header at the top: the layout of ``ElasticHeaderCollectionView``.
///
/// It scrolls vertically. Pinned section headers stick below the bars, or at the lower edge of a header that
/// stays there.
@MainActor
open class ElasticHeaderFlowLayout: UICollectionViewFlowLayout {
  /// The space in points that is left for the header at the top of the content.
  var room: CGFloat = 0 {
    didSet { if room != oldValue { invalidateLayout() } }
  }

  /// The height in points below the top inset that the header covers.
  var cover: CGFloat = 0 {
    didSet { if cover != oldValue, pinsHeaders { invalidatePinned() } }
  }

  /// The update of items that is being animated.
  var update = FlowUpdate()

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

  /// Calls the plain flow layout, which doesn't know about the header's space and so must not pin.
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

  /// Returns a copy below the header. The original attributes belong to the flow layout.
  func moved(
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

  /// A cell returns its preferred size; its position is passed to the flow layout in the flow layout's
  /// coordinates.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (preferred, original) = (inFlow(preferredAttributes), inFlow(originalAttributes))
    return flow {
      super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let (preferred, original) = (inFlow(preferredAttributes), inFlow(originalAttributes))
    return flow {
      super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      update.former = places(of: flow { super.layoutAttributesForElements(in: shownInFlow) } ?? [])
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    flow { super.prepare(forCollectionViewUpdates: updateItems) }
    update.begin(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    flow { super.finalizeCollectionViewUpdates() }
    update = FlowUpdate()
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let initial = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard update.inserts(itemIndexPath) else { return initial }
    return fading(initial, at: layoutAttributesForItem(at: itemIndexPath))
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let final = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard update.deletes(itemIndexPath) else { return final }
    return fading(final, at: update.former[FlowUpdate.Element(kind: nil, path: itemIndexPath)])
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let initial = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    guard update.insertedSections.contains(elementIndexPath.section) else { return initial }
    return fading(
      initial,
      at: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let final = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    // A pinned element ends where it is.
    guard update.deletedSections.contains(elementIndexPath.section), !pins(elementKind) else {
      return final
    }
    return fading(
      final, at: update.former[FlowUpdate.Element(kind: elementKind, path: elementIndexPath)])
  }

  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    // The finger is in the content, below the header's space, whatever position the flow layout computes.
    if attributes.center.y != position.y { attributes.center.y = position.y }
    return attributes
  }
}

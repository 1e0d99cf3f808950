import CoreGraphics
import Foundation
import ListEngine

/// A layout that arranges items in lines, lines along the direction of scrolling, and a header and a footer
/// for each section.
///
/// A line takes items until the next one doesn't fit, and the remaining space is spread between them. Items
/// of different sizes are centred in their line's thickness. In the last line, items of different sizes keep
/// the minimum spacing, and items of equal sizes keep the columns of the lines before.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  var geometry: FlowGeometry?
  /// The sizes that cells have asked for.
  var measured: [RowID: CGSize] = [:]
  /// The sizes that were asked for since the layout was last prepared.
  var newlyMeasured: [RowID: CGSize] = [:]
  /// The length across the layout's direction for which they were measured, in points.
  var measuredCross: CGFloat?
  /// Whether the delegate implements a method for sizes, as far as is known.
  var delegateGivesSizes = true

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(flowLayout: self)
  }

  /// An estimate with which every cell determines its own size, starting with ``itemSize``.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Settings

  /// The minimum distance between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum distance between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items for which the delegate returns none; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of items. If it isn't zero, the default, cells determine their own sizes when
  /// they become visible.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which only the extent in the direction of scrolling counts; 0 for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The insets around the items of a section, between its header and footer.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible until their section has disappeared.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: The layout

  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowElements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowItem(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowSupplementary(elementKind, indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(by: context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesCross(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    narrow(context, toBounds: newBounds)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredAttributes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    takeSize(preferredAttributes, context)
    return context
  }

  /// Returns a context that keeps the geometry unless the moved item changes its index path.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if targetIndexPaths == previousIndexPaths { keepGeometry(context) }
    return context
  }

  // MARK: Within the module

  override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }

  override func itemsWillRenumber(_ renumbering: ListRenumbering) {
    measured = renumbering.items(measured)
  }
}

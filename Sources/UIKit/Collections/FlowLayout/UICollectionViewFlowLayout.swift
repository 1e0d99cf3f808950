import CoreGraphics
import Foundation

/// Items one after the other in lines, lines one after the other in the direction of scrolling, and a
/// header and a footer to each section.
///
/// A line takes items until the next one does not fit. What is left over in it is spread between its
/// items. Items of different sizes stand in the middle of their line's thickness; the last line of
/// such items keeps the least spacing, that of equal ones the columns of the others.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  var geometry: FlowGeometry?
  /// Sizes that cells have asked for.
  var measured: [RowID: CGSize] = [:]
  /// Sizes that were asked for since the layout was last prepared.
  var newlyMeasured: [RowID: CGSize] = [:]
  /// Whether the delegate has a method that gives sizes, as far as is known.
  var delegateGivesSizes = true
  private var settings = FlowSettings()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(flowLayout: self)
  }

  /// An estimate that asks every cell for its size, beginning with ``itemSize``.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Settings

  private func set<Value: Equatable>(_ key: WritableKeyPath<FlowSettings, Value>, _ value: Value) {
    guard settings[keyPath: key] != value else { return }
    settings[keyPath: key] = value
    invalidateLayout()
  }

  /// Between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { set(\.lineSpacing, newValue) }
  }

  /// The least between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat {
    get { settings.interitemSpacing }
    set { set(\.interitemSpacing, newValue) }
  }

  /// The size of items for which the delegate gives none; 50 × 50 by default.
  open var itemSize: CGSize {
    get { settings.itemSize }
    set { set(\.itemSize, newValue) }
  }

  /// Other than zero, the default, it has cells asked for their own size when they come into sight.
  open var estimatedItemSize: CGSize {
    get { settings.estimatedItemSize }
    set { set(\.estimatedItemSize, newValue) }
  }

  open var scrollDirection: UICollectionView.ScrollDirection {
    get { settings.scrollDirection }
    set { set(\.scrollDirection, newValue) }
  }

  /// The size of headers, of which only the extent in the direction of scrolling counts; 0 for none.
  open var headerReferenceSize: CGSize {
    get { settings.headerReferenceSize }
    set { set(\.headerReferenceSize, newValue) }
  }

  open var footerReferenceSize: CGSize {
    get { settings.footerReferenceSize }
    set { set(\.footerReferenceSize, newValue) }
  }

  /// Around the items of a section, between its header and footer.
  open var sectionInset: UIEdgeInsets {
    get { settings.sectionInset }
    set { set(\.sectionInset, newValue) }
  }

  open var sectionInsetReference: SectionInsetReference {
    get { settings.sectionInsetReference }
    set { set(\.sectionInsetReference, newValue) }
  }

  /// Whether headers stay in sight until their section has left.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { settings.pinsHeaders }
    set { set(\.pinsHeaders, newValue) }
  }

  open var sectionFootersPinToVisibleBounds: Bool {
    get { settings.pinsFooters }
    set { set(\.pinsFooters, newValue) }
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
    changesCross(newBounds) || settings.pinsHeaders || settings.pinsFooters
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

  /// An item under a finger changes nothing for the others until it changes its index path.
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

  override var asksForPreferredAttributes: Bool { settings.estimatedItemSize != .zero }

  override func itemsWillRenumber(_ renumbering: ListRenumbering) {
    guard !measured.isEmpty else { return }
    var moved: [RowID: CGSize] = [:]
    for (row, size) in measured {
      if let new = renumbering.item(row) { moved[new] = size }
    }
    measured = moved
  }
}

/// The settings of a flow layout, with their defaults.
struct FlowSettings {
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var scrollDirection = UICollectionView.ScrollDirection.vertical
  var headerReferenceSize = CGSize.zero
  var footerReferenceSize = CGSize.zero
  var sectionInset = UIEdgeInsets.zero
  var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var pinsHeaders = false
  var pinsFooters = false
}

import CoreGraphics
import Foundation
import ListEngine

/// A closure that returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that are made of groups, which are made of items.
///
/// Finding the elements in a rectangle costs the logarithm of the numbers of sections and groups, plus
/// the number of elements found. For the cost of sizes that views determine see `GroupRun`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The common settings of the sections. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// The computed geometry; `nil` when it has to be computed again.
  var geometry: CompositionalGeometry?
  /// The measured sizes of views, by item and by header.
  var sizes: [RowID: CGSize] = [:]
  var boundarySizes: [ElementID: CGSize] = [:]
  /// The length across the layout's direction for which they were measured, in points.
  var measuredAcross: CGFloat?
  /// The distances by which sections were scrolled across the layout's direction, from leading, in
  /// points.
  var scrolled: [Int: CGFloat] = [:]
  /// Visible items, by section, that are retained beyond the call of the section's handler.
  var heldItems: [Int: [ElementID: CompositionalVisibleItem]] = [:]

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections all have the same layout.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that asks for the layout of each section, and again when its size or traits have
  /// changed.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Ends the program, as on iOS: compositional layouts are created in code.
  public required init?(coder: NSCoder) {
    preconditionFailure("init(coder:) of UICollectionViewCompositionalLayout is not supported")
  }

  // MARK: The layout

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(ElementID(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decoration(ElementID(.decorationView, elementKind, indexPath))
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      sizes = [:]
      boundarySizes = [:]
    }
    if (context as? CompositionalInvalidationContext)?.keepsGeometry != true
      || context.invalidateEverything || context.invalidateDataSourceCounts
    {
      geometry = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Whether the layout is invalidated: another size needs another layout, and scrolling moves pinned
  /// headers and is reported to handlers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let geometry else { return true }
    return newBounds.size != collectionView?.bounds.size || geometry.followsScrolling
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalInvalidationContext)?.keepsGeometry =
      newBounds.size == collectionView?.bounds.size
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let fixed = originalAttributes.fixedAxes
    return
      (!fixed.contains(.horizontal)
      && preferredAttributes.size.width != originalAttributes.size.width)
      || (!fixed.contains(.vertical)
        && preferredAttributes.size.height != originalAttributes.size.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    takeSize(preferredAttributes.size, of: originalAttributes.element)
    (context as? CompositionalInvalidationContext)?.keepsGeometry = true
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
    (context as? CompositionalInvalidationContext)?.keepsGeometry =
      targetIndexPaths == previousIndexPaths
    return context
  }

  // MARK: Within the module

  override var asksForPreferredAttributes: Bool { geometry?.hasEstimates ?? false }

  override func itemsWillRenumber(_ renumbering: ListRenumbering) {
    sizes = renumbering.items(sizes)
    boundarySizes = Dictionary(
      uniqueKeysWithValues: boundarySizes.compactMap { element, size in
        renumbering.element(element).map { ($0, size) }
      })
    scrolled = Dictionary(
      uniqueKeysWithValues: scrolled.compactMap { section, distance in
        renumbering.section(section).map { ($0, distance) }
      })
  }

  override func sidewaysSections(in rect: CGRect) -> [SidewaysSection] {
    geometry?.sidewaysSections(in: rect) ?? []
  }

  override var listBackground: UIColor? { geometry?.listBackground }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let geometry, geometry.sections.indices.contains(section) else { return nil }
    return geometry.sections[section].section.list
  }

  override func sidewaysDistance(of section: Int) -> CGFloat { scrolled[section] ?? 0 }

  override func sidewaysDidScroll(_ section: Int, to distance: CGFloat) {
    scrolled[section] = distance
  }
}

/// The part of a compositional layout that has to be computed again.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sections stay as they are, except for sizes that views have determined.
  var keepsGeometry = false
}

import CoreGraphics
import Foundation
import ListEngine

/// The positions of the elements of a collection view, computed by subclasses.
///
/// An invalidated layout is prepared when its collection view is next laid out. From then on it is asked for
/// the elements in a rectangle, repeatedly while the content scrolls. Answer these calls from values that
/// ``prepare()`` has computed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  let decorations = ReuseQueue(base: UICollectionReusableView.self, noun: "decoration view")
  /// The change that is being animated.
  var change = LayoutChange()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after the layout was loaded from a storyboard and its outlets are connected.
  ///
  /// Not isolated to an actor, like `UIResponder.awakeFromNib()`.
  nonisolated open func awakeFromNib() {}

  /// Called only by Interface Builder, on the instance that it draws; never called here.
  nonisolated open func prepareForInterfaceBuilder() {}

  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes; override it to return a subclass of
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: The layout

  /// Computes the layout. Called after an invalidation, before any other method.
  open func prepare() {}

  /// The size of the whole content; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements, cells and others, that touch `rect`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, elementKind)
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, elementKind)
  }

  // MARK: Invalidation

  /// Invalidates the whole layout, so that it is computed again before the next frame.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts that `context` names, so that they are computed again before the next frame.
  /// Call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutDidInvalidate(self, context)
  }

  /// Whether new bounds of the collection view, including those of a scroll, invalidate the layout;
  /// `false` unless overridden. The collection view still has its old bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the layout accepts an element's preferred attributes; `false` unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Interactive movement

  /// Returns the index path for a moved item at a position: by default, that of the item at the
  /// position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner.flatMap { $0.path(at: $0.unmirrored(position)) } ?? previousIndexPath
  }

  /// Returns the attributes of a moved item: by default, those of its place, but centred at `position` and in
  /// front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { lifted(indexPath, to: position) }

  /// Returns the context for one step of a movement. The index paths are the same unless the item
  /// changes its place.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext(moving: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext(moving: previousIndexPaths, to: indexPaths, at: .zero)
  }

  // MARK: Offsets

  /// Returns the offset at which the content comes to rest after a finger lets go. `velocity` is in
  /// points per **millisecond**, as in the scroll view delegate's `scrollViewWillEndDragging`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after updates or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Right to left

  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout in the opposite direction; `false` unless
  /// overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called after ``prepare()`` when items or sections were inserted, deleted or moved, before the
  /// attributes below are requested. Call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of the animation block of updates.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the animation of a change of bounds, such as a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Returns the start of an element's animation: for an inserted one its own attributes with an alpha of 0,
  /// for others their former attributes. `nil` starts with its final attributes.
  ///
  /// Called for every element that is on screen afterwards, including those that stay.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change.initial[.item(itemIndexPath)] }

  /// Returns the end of an element's animation: for a deleted one its own attributes with an alpha of 0, for
  /// others their later attributes. Called with index paths from before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change.final[.item(itemIndexPath)] }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.initial[ElementID(.supplementaryView, elementKind, elementIndexPath)]
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.final[ElementID(.supplementaryView, elementKind, elementIndexPath)]
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.initial[ElementID(.decorationView, elementKind, decorationIndexPath)]
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.final[ElementID(.decorationView, elementKind, decorationIndexPath)]
  }

  /// Returns supplementary views that appear with an update although their sections stay.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns supplementary views that disappear with an update although their sections stay.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Within the module

  /// Called before items get other index paths, so that their measured sizes move with them.
  func itemsWillRenumber(_ renumbering: ListRenumbering) {}

  /// Whether elements are asked for their preferred attributes.
  var asksForPreferredAttributes: Bool { true }

  /// Returns the sections in a rectangle whose items scroll across the direction of the content.
  func sidewaysSections(in rect: CGRect) -> [SidewaysSection] { [] }
  /// Returns the distance by which such a section has been scrolled from leading, in points.
  func sidewaysDistance(of section: Int) -> CGFloat { 0 }
  func sidewaysDidScroll(_ section: Int, to distance: CGFloat) {}

  /// The colour behind a list.
  var listBackground: UIColor? { nil }
  /// Returns the configuration of a section if it is a list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

extension UICollectionViewLayout {
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let contextType = type as? UICollectionViewLayoutInvalidationContext.Type else {
      preconditionFailure(
        "\(Self.self).invalidationContextClass is \(type), not a subclass of UICollectionViewLayoutInvalidationContext"
      )
    }
    return contextType.makeDynamic()
  }

  func makeInvalidationContext(
    moving previous: [IndexPath], to target: [IndexPath], at position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = .init(previous: previous, target: target, position: position)
    context.invalidateItems(at: target)
    return context
  }

  func lifted(_ path: IndexPath, to position: CGPoint) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: path) ?? makeAttributes(.item(path))
    return attributes.with {
      $0.center = position
      $0.zIndex = .max
    }
  }

  /// Returns the part of the content that no inset covers, along an axis, in the layout's coordinates.
  func seen(along axis: LayoutAxis) -> (low: CGFloat, high: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    return axis.range(of: view.unmirrored(view.bounds.inset(by: view.adjustedContentInset)))
  }

  /// Returns new attributes of the layout's own class.
  func makeAttributes(_ element: ElementID) -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Self.layoutAttributesClass
    guard let attributesType = type as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "\(Self.self).layoutAttributesClass is \(type), not a subclass of UICollectionViewLayoutAttributes"
      )
    }
    return attributesType.makeDynamic(element)
  }

  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  func initialAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  func finalAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }
}

/// The positions from which elements come and to which they go while a change is animated.
struct LayoutChange {
  /// The initial attributes, by the elements' identities after the change.
  var initial: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// The final attributes, by the elements' identities before the change.
  var final: [ElementID: UICollectionViewLayoutAttributes] = [:]
}

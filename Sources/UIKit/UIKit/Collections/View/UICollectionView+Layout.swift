import CoreGraphics
import Foundation

/// Preparing the layout, and requesting elements from it.
extension UICollectionView {
  func setUp(_ layout: UICollectionViewLayout) {
    layout.owner = self
    setNeedsLayout()
    addItemMenus()
    collectionState.contextMenus = ListContextMenus(self)
  }

  // MARK: Counts

  /// The number of items by section, read from the data source if needed.
  var currentCounts: [Int] {
    if let counts = collectionState.counts { return counts }
    let counts = askCounts()
    collectionState.counts = counts
    return counts
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  // MARK: Preparing

  /// The limit of preparations, for a layout that invalidates itself whenever the offset changes.
  private static var maximumPreparations: Int { 8 }

  /// Prepares the layout if it was invalidated, and applies its content size.
  func validateLayout() {
    guard !collectionState.isPreparing, collectionState.updates == nil else { return }
    _ = currentCounts
    for _ in 0..<Self.maximumPreparations where !collectionState.isLayoutValid {
      prepareLayout()
      takeContentSize()
    }
  }

  func prepareLayout() {
    collectionState.isPreparing = true
    collectionState.isLayoutValid = true
    collectionState.known = KnownElements()
    counts.preparations += 1
    collectionState.layout.prepare()
    collectionState.isPreparing = false
  }

  private func takeContentSize() {
    let old = contentSize
    let size = collectionState.layout.collectionViewContentSize
    if size != old { contentSize = size }
    collectionState.layoutWidth = size.width
    var offset = contentOffset
    if isMirrored, size.width != old.width {
      // Mirrored content grows to the left; the visible part stays.
      offset.x = old.width == 0 ? limits.x.upperBound : offset.x + size.width - old.width
    }
    let adjustment = collectionState.offsetAdjustment
    collectionState.offsetAdjustment = .zero
    offset.x += adjustment.x
    offset.y += adjustment.y
    if offset != contentOffset { contentOffset = offset }
  }

  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard uses(layout) else { return }
    collectionState.isLayoutValid = false
    collectionState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    collectionState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    if context.invalidateEverything { measureAgain() }
    setNeedsLayout()
  }

  /// Makes the visible elements decide about their sizes again.
  func measureAgain() {
    for element in collectionState.shown.keys {
      collectionState.shown[element]?.needsMeasuring = true
    }
  }

  // MARK: Bounds and insets

  /// Changes the bounds, and then invalidates the layout if it asks for that.
  ///
  /// The layout is asked while the bounds are the old ones, with which it may compare the new ones. It is invalidated
  /// when they are the new ones: one that sets the offset meanwhile would else come here again without an end.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    let context = boundsWillChange(to: new)
    change()
    if let context { collectionState.layout.invalidateLayout(with: context) }
  }

  /// Returns the context of the layout's invalidation; `nil` if the layout stays valid.
  private func boundsWillChange(
    to new: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    let old = bounds
    guard new != old else { return nil }
    setNeedsLayout()
    let layout = collectionState.layout
    guard layout.owner === self, !collectionState.isPreparing else { return nil }
    if new.size != old.size, UIView.inheritedAnimationDuration > 0,
      collectionState.animatedBoundsChange == nil
    {
      collectionState.animatedBoundsChange = old
    }
    return layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
  }

  /// Returns the bounds for a frame, which also depend on the transform.
  func bounds(forFrame frame: CGRect) -> CGRect {
    let size =
      transform.isIdentity
      ? frame.standardized.size
      : CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Invalidates the layout because insets change the available space.
  func invalidateForInsets() {
    let layout = collectionState.layout
    guard layout.owner === self else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  func layoutTraitsDidChange(from previous: UITraitCollection) {
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previous.layoutDirection != traitCollection.layoutDirection
    {
      collectionState.layout.invalidateLayout()
    }
  }

  // MARK: Requests to the layout

  /// Whether the layout's x axis runs from right to left.
  var isMirrored: Bool {
    let layout = collectionState.layout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Converts a point from the content's coordinates to the layout's, and back.
  func unmirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: collectionState.layoutWidth - point.x, y: point.y) : point
  }

  func unmirrored(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: collectionState.layoutWidth, if: isMirrored)
  }

  /// Converts attributes from the layout's coordinates to the content's.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    return attributes.with { $0.center.x = collectionState.layoutWidth - $0.center.x }
  }

  func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    guard element.category != .cell || contains(element.path) else { return nil }
    return collectionState.layout.attributes(of: element).map { placed($0) }
  }

  /// Returns the attributes for a dequeued view; none while the layout isn't known.
  func attributesForDequeuing(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    if let requested = collectionState.requested, requested.element == element { return requested }
    guard collectionState.isLayoutValid, !collectionState.isPreparing else { return nil }
    return collectionState.layout.attributes(of: element).map { placed($0) }
  }

  func contains(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = currentCounts
    return counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
  }

  /// Requests the elements in a rectangle of the content from the layout.
  func ask(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    counts.layoutQueries += 1
    let answer = collectionState.layout.layoutAttributesForElements(in: unmirrored(rect))
    counts.attributesGiven += answer?.count ?? 0
    return (answer ?? []).map { placed($0) }
  }

  /// Returns the elements that touch `rect`, the visible part. They are requested together with half as
  /// much around it, so that most frames of a scroll need no request.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if !collectionState.known.rect.contains(rect) {
      let around = rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
      collectionState.known = KnownElements(rect: around, attributes: ask(in: around))
    }
    let seen = collectionState.known.attributes.filter { seenFrame(of: $0).intersects(rect) }
    guard let moving = movingAttributes else { return seen }
    return seen.filter { $0.element != moving.element } + [moving]
  }
}

import CoreGraphics
import Foundation
import ListEngine

/// Showing and hiding elements.
extension UICollectionView {
  // MARK: A layout pass

  func layOutCollection() {
    guard !collectionState.isTiling, collectionState.updates == nil else { return }
    load()
    prepareForAnimatedBoundsChange()
    validateLayout()
    tile()
    removeLeaving()
    placeSwipe()
    placeBackgrounds()
    layOutIndexTitles()
    if collectionState.animatedBoundsChange != nil {
      collectionState.animatedBoundsChange = nil
      collectionState.layout.finalizeAnimatedBoundsChange()
    }
    prefetch()
  }

  /// Asks the data source again in the first layout pass, if somebody asked for the counts before. A layout may do so
  /// while its collection view is being set up, when the data source has no data yet.
  private func load() {
    guard !collectionState.isLoaded else { return }
    collectionState.isLoaded = true
    if let counts = collectionState.counts, counts != askCounts() { reloadEverything() }
  }

  private func prepareForAnimatedBoundsChange() {
    guard let old = collectionState.animatedBoundsChange else { return }
    validateLayout()
    collectionState.layout.prepare(forAnimatedBoundsChange: old)
  }

  /// Lays out if needed, so that queries about visible elements return those that will be visible.
  func tileIfNeeded() {
    guard collectionState.updates == nil, !collectionState.isTiling, !collectionState.isPreparing
    else { return }
    if !collectionState.isLayoutValid || collectionState.shown.isEmpty && !bounds.isEmpty {
      layOutCollection()
    }
  }

  /// The limit of rounds. Elements that turn out larger or smaller than estimated change which ones are
  /// visible. After some rounds all have been measured, and nothing changes any more.
  private static var maximumRounds: Int { 16 }

  /// Gives each visible element a view and removes the others.
  func tile() {
    guard !bounds.isEmpty else { return }
    collectionState.isTiling = true
    defer { collectionState.isTiling = false }
    for _ in 0..<Self.maximumRounds {
      placeSidewaysScrollers()
      let wanted = elements(in: bounds)
      dropAll(except: wanted)
      for attributes in wanted.sorted(by: { ElementID.precedes($0.element, $1.element) }) {
        show(attributes)
      }
      guard measure() else { break }
    }
  }

  private func dropAll(except wanted: [UICollectionViewLayoutAttributes]) {
    let ids = Set(wanted.map(\.element))
    let gone = collectionState.shown.keys.filter { !ids.contains($0) }.sorted(
      by: ElementID.precedes)
    for element in gone { dismiss(element) }
  }

  /// Shows an element, or moves it to its present place.
  func show(
    _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes? = nil
  ) {
    let element = attributes.element
    if var shown = collectionState.shown[element] {
      if (shown.view.swipedRow ?? shown.view).superview !== container(of: attributes) {
        insert(shown.view, attributes)
      }
      guard shown.attributes !== attributes || attributes.isMovedByAnimator else { return }
      let changesOrder = shown.attributes.zIndex != attributes.zIndex
      // An element without a say about its size in one section may have one in another.
      if !shown.attributes.fixedAxes.isSubset(of: attributes.fixedAxes) {
        shown.needsMeasuring = true
      }
      shown.attributes = attributes
      collectionState.shown[element] = shown
      shown.view.take(attributes)
      if changesOrder { insert(shown.view, attributes) }
      return
    }
    collectionState.requested = attributes
    let made = makeView(element)
    collectionState.requested = nil
    guard let view = made else { return }
    if isInside(view) { view.removeFromSuperview() }
    UIView.performWithoutAnimation {
      view.reuseState.collectionView = self
      select(view, element)
      view.take(start ?? attributes)
      collectionState.shown[element] = ShownElement(view: view, attributes: attributes)
      tellWillDisplay(view, element)
      insert(view, attributes)
    }
    if start != nil { view.take(attributes) }
  }

  private func makeView(_ element: ElementID) -> UICollectionReusableView? {
    switch element.category {
    case .cell:
      guard let dataSource else { return nil }
      counts.cellsAsked += 1
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath(element.path))
      guard cell.reuseState.identifier != nil else {
        fatalError(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      }
      return cell
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      guard let view = collectionState.layout.decorations.take(element.kind, frame: .zero) else {
        fatalError(
          "could not dequeue a decoration view of kind: \(element.kind) - must register as a class "
            + "or nib or connect a prototype in a storyboard")
      }
      return view
    }
  }

  private func select(_ view: UICollectionReusableView, _ element: ElementID) {
    guard element.category == .cell, let cell = view as? UICollectionViewCell,
      let row = RowID(element.path)
    else { return }
    let isSelected = collectionState.selection.rows.contains(row)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = collectionState.selection.highlighted == row
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  /// Inserts a view in front of elements with a lower or the same index, and behind all others.
  private func insert(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let view = view.swipedRow ?? view
    // The layout alone decides about the frame, also if the app wants constraints to.
    view.translatesAutoresizingMaskIntoConstraints = true
    let container = container(of: attributes)
    var place = container === self ? backgroundCount : 0
    for (index, sibling) in container.subviews.lazy.filter({ $0 !== view }).enumerated() {
      guard let reusable = sibling as? UICollectionReusableView,
        let other = reusable.reuseState.attributes?.zIndex
      else { continue }
      if other <= attributes.zIndex { place = index + 1 }
    }
    container.insertSubview(view, at: place)
  }

  // MARK: Self-sizing

  /// Asks new elements for their preferred attributes; returns whether the layout accepts some.
  private func measure() -> Bool {
    let layout = collectionState.layout
    guard layout.asksForPreferredAttributes else { return false }
    let asked = collectionState.shown.filter(\.value.needsMeasuring)
      .sorted { ElementID.precedes($0.key, $1.key) }
    // A visible element that already has its final position should stay there.
    let anchor = collectionState.shown.values.filter {
      !$0.needsMeasuring && $0.attributes.representedElementCategory == .cell
    }
    .map(\.attributes).min { $0.indexPath < $1.indexPath }
    for (element, shown) in asked {
      collectionState.shown[element]?.needsMeasuring = false
      guard element.category != .decorationView else { continue }
      counts.measured += 1
      let original = shown.attributes.with()
      let preferred = shown.view.preferredLayoutAttributesFitting(original.with())
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
    guard !collectionState.isLayoutValid else { return false }
    validateLayout()
    if let anchor { keepInPlace(anchor) }
    return true
  }

  /// Moves the offset with an element that was pushed away by elements before it.
  private func keepInPlace(_ anchor: UICollectionViewLayoutAttributes) {
    guard let now = attributes(of: anchor.element) else { return }
    let limits = limits
    var offset = contentOffset
    if offset.x > limits.x.lowerBound { offset.x += now.frame.minX - anchor.frame.minX }
    if offset.y > limits.y.lowerBound { offset.y += now.frame.minY - anchor.frame.minY }
    if offset != contentOffset { contentOffset = offset }
    validateLayout()
  }

  // MARK: Hiding

  /// Stops displaying an element. After a reload, its view stays among the subviews until the next layout.
  func dismiss(_ element: ElementID, staysUntilLayout: Bool = false) {
    guard let shown = collectionState.shown.removeValue(forKey: element) else { return }
    recycle(shown.view, staysUntilLayout: staysUntilLayout)
    tellDidEndDisplaying(shown.view, element)
  }

  /// Stops displaying all elements, because the collection view is reloaded.
  func dismissAll() {
    for element in collectionState.shown.keys.sorted(by: ElementID.precedes) {
      dismiss(element, staysUntilLayout: true)
    }
  }

  /// Removes the views that a reload stopped displaying and that the layout didn't reuse.
  private func removeLeaving() {
    guard !collectionState.leaving.isEmpty else { return }
    let leaving = collectionState.leaving
    collectionState.leaving = []
    let shown = Set(collectionState.shown.values.map { ObjectIdentifier($0.view) })
    for view in leaving where isInside(view) && !shown.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ element: ElementID) {
    guard let delegate else { return }
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(element.path))
    } else if element.category == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    }
  }

  func tellDidEndDisplaying(_ view: UICollectionReusableView, _ element: ElementID) {
    guard let delegate else { return }
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(element.path))
    } else if element.category == .supplementaryView {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    }
  }
}

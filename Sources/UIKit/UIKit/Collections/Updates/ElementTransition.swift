import CoreGraphics
import Foundation

/// The animation of all elements from one layout to another, after updates or a change of the layout.
///
/// It is created before the change, told the new identities after it, and then run.
@MainActor struct ElementTransition {
  private let view: UICollectionView
  /// The elements that were on screen, and the layout's attributes of their surroundings.
  private let shown: [ElementID: ShownElement]
  private var before: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// Old identities by new ones, and the other way round. Reloaded elements are in neither.
  private var oldNames: [ElementID: ElementID] = [:]
  private var newNames: [ElementID: ElementID] = [:]
  private var reloaded: Set<ElementID> = []
  private let offset: CGPoint
  private var target = CGPoint.zero
  private var size = CGSize.zero
  /// The elements that are on screen afterwards.
  private var after: [UICollectionViewLayoutAttributes] = []

  init(_ view: UICollectionView) {
    self.view = view
    shown = view.collectionState.shown
    offset = view.contentOffset
    for attributes in view.collectionState.known.attributes {
      before[attributes.element] = attributes
    }
    for (element, shown) in shown { before[element] = shown.attributes }
  }

  /// Enters the identities after the change of the elements that stay.
  mutating func rename(_ name: (ElementID) -> (new: ElementID?, isReloaded: Bool)) {
    for element in before.keys {
      let (new, isReloaded) = name(element)
      guard let new else { continue }
      if isReloaded { reloaded.insert(element) }
      newNames[element] = new
      oldNames[new] = element
    }
  }

  // MARK: The target state

  /// Asks the new layout for the resting offset and the elements visible there. Returns the default
  /// animations of the elements.
  mutating func layoutChange() -> LayoutChange {
    let layout = view.collectionState.layout
    size = layout.collectionViewContentSize
    var offset = offset
    // Mirrored content grows to the left.
    if view.isMirrored { offset.x += size.width - view.collectionState.layoutWidth }
    view.collectionState.layoutWidth = size.width
    let proposed = view.restingOffset(offset, contentSize: size)
    let chosen = layout.targetContentOffset(forProposedContentOffset: proposed)
    let asked =
      view.delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: chosen)
      ?? chosen
    target = view.restingOffset(asked, contentSize: size)
    after = view.elements(in: CGRect(origin: target, size: view.bounds.size))
    var change = LayoutChange()
    for attributes in view.collectionState.known.attributes {
      let element = attributes.element
      if let old = oldNames[element], !reloaded.contains(old), let start = before[old] {
        change.initial[element] = start.with(element.path)
      } else {
        change.initial[element] = attributes.with { $0.alpha = 0 }
      }
    }
    for element in shown.keys {
      guard let start = before[element] else { continue }
      let isStaying = newNames[element] != nil && !reloaded.contains(element)
      if isStaying, let new = newNames[element], let end = layout.attributes(of: new) {
        change.final[element] = view.placed(end).with(element.path)
      } else {
        change.final[element] = start.with { $0.alpha = 0 }
      }
    }
    return change
  }

  // MARK: Running

  /// Animates the views. `appearing` and `disappearing` are the layouts that decide where elements
  /// begin and end; `finalize` is called within the animation, `completion` after it.
  func run(
    appearing: UICollectionViewLayout, disappearing: UICollectionViewLayout,
    animated: Bool, finalize: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let leaving = takeLeaving(disappearing)
    var starts: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for attributes in after {
      starts[attributes.element] = appearing.initialAttributes(of: attributes.element)
    }
    let isAnimated = animated && view.window != nil && UIView.areAnimationsEnabled
    let moves = {
      self.moveContent()
      for attributes in self.after.sorted(by: { ElementID.precedes($0.element, $1.element) }) {
        self.move(attributes, from: isAnimated ? starts[attributes.element] : nil)
      }
      for (_, shown, end) in leaving { shown.view.take(end) }
      self.view.layOutCollection()
      finalize()
    }
    let ended = { (finished: Bool) in
      for (element, shown, _) in leaving {
        view.recycle(shown.view)
        view.tellDidEndDisplaying(shown.view, element)
      }
      completion(finished)
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(moves)
      ended(true)
      return
    }
    UIView.animate(
      withDuration: CollectionMetrics.updateDuration, animations: moves, completion: ended)
  }

  /// Renames the views that stay, and removes the others from the shown elements.
  private func takeLeaving(
    _ layout: UICollectionViewLayout
  ) -> [(ElementID, ShownElement, UICollectionViewLayoutAttributes)] {
    let seen = Set(after.map(\.element))
    var staying: [ElementID: ShownElement] = [:]
    var leaving: [(ElementID, ShownElement, UICollectionViewLayoutAttributes)] = []
    for (element, var shown) in shown.sorted(by: { ElementID.precedes($0.key, $1.key) }) {
      let end = layout.finalAttributes(of: element)
      if let new = newNames[element], seen.contains(new), !reloaded.contains(element) {
        // Under its new identity the view has its previous attributes: nothing is applied yet.
        shown.attributes = shown.attributes.with(new.path)
        shown.view.reuseState.attributes = shown.view.reuseState.attributes?.with(new.path)
        staying[new] = shown
      } else {
        leaving.append((element, shown, end ?? shown.attributes))
      }
    }
    view.collectionState.shown = staying
    return leaving
  }

  private func moveContent() {
    if view.contentSize != size { view.contentSize = size }
    if view.contentOffset != target { view.contentOffset = target }
  }

  private func move(
    _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes?
  ) {
    if let movement = view.collectionState.movement,
      attributes.element == .item(movement.target.indexPath)
    {
      // A finger holds it.
      return UIView.performWithoutAnimation { view.show(attributes) }
    }
    if let shown = view.collectionState.shown[attributes.element], let start {
      UIView.performWithoutAnimation { shown.view.take(start) }
    }
    view.show(attributes, from: start)
  }
}

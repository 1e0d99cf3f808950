import CoreGraphics
import Foundation

extension UICollectionView {
  /// Changes the layout and animates every element from its old place to its new one.
  func change(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionState.layout
    guard layout !== old else {
      if let completion { RenderLoop.current.schedule(after: 0) { completion(true) } }
      return
    }
    precondition(
      layout.owner == nil || layout.owner === self,
      "a layout belongs to one collection view at a time")
    tileIfNeeded()
    var transition = ElementTransition(self)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for shown in collectionState.shown.values { shown.view.willTransition(from: old, to: layout) }
    collectionState.layout = layout
    collectionState.isLayoutValid = false
    old.owner = nil
    layout.owner = self
    guard !bounds.isEmpty, collectionState.counts != nil else {
      collectionState.known = KnownElements()
      setNeedsLayout()
      completion?(true)
      return
    }
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    prepareLayout()
    transition.rename { ($0, false) }
    let change = transition.layoutChange()
    layout.change = change
    old.change = change
    let views = collectionState.shown.values.map(\.view)
    transition.run(
      appearing: layout, disappearing: old, animated: animated,
      finalize: {
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        layout.change = LayoutChange()
        old.change = LayoutChange()
      },
      completion: { finished in
        for view in views { view.didTransition(from: old, to: layout) }
        completion?(finished)
      })
  }

  /// Returns the offset that the layout chooses for content after a finger lets go. The velocity is in
  /// points per millisecond.
  func layoutTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    validateLayout()
    return collectionState.layout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}

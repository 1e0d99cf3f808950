import CoreGraphics
import Foundation

/// A change of the layout that follows a finger.
extension UICollectionView {
  func startTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      collectionState.interactiveTransition == nil,
      "the collection view is in an interactive transition already")
    tileIfNeeded()
    let old = collectionState.layout
    precondition(layout !== old, "the layout is the collection view's already")
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    collectionState.interactiveTransition = completion ?? { _, _ in }
    layout.owner = self
    transition.owner = self
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for shown in collectionState.shown.values { shown.view.willTransition(from: old, to: layout) }
    layout.prepare()
    let resting = restingOffset(contentOffset, contentSize: layout.collectionViewContentSize)
    transition.offsets = (
      contentOffset, layout.targetContentOffset(forProposedContentOffset: resting)
    )
    collectionState.layout = transition
    transition.invalidateLayout()
    return transition
  }

  /// Animates the rest of the transition, to the next layout or back.
  func endTransition(finished: Bool) {
    guard let completion = collectionState.interactiveTransition,
      let transition = collectionState.layout as? UICollectionViewTransitionLayout
    else { return }
    collectionState.interactiveTransition = nil
    let kept = finished ? transition.nextLayout : transition.currentLayout
    let other = finished ? transition.currentLayout : transition.nextLayout
    UIView.animateWithTouches(for: CollectionMetrics.updateDuration) {
      transition.transitionProgress = finished ? 1 : 0
      self.layOutCollection()
    } completion: { completed in
      if self.collectionState.layout === transition {
        transition.owner = nil
        other.owner = nil
        self.collectionState.layout = kept
        kept.invalidateLayout()
        other.finalizeLayoutTransition()
        kept.finalizeLayoutTransition()
      }
      for shown in self.collectionState.shown.values {
        shown.view.didTransition(from: transition.currentLayout, to: kept)
      }
      completion(completed, finished)
    }
  }

  /// Whether a layout is one that is currently shown.
  func uses(_ layout: UICollectionViewLayout) -> Bool {
    let transition = collectionState.layout as? UICollectionViewTransitionLayout
    return layout === collectionState.layout || layout === transition?.currentLayout
      || layout === transition?.nextLayout
  }

  /// Returns the offset in content of another size: within the limits if at rest, otherwise unchanged.
  func restingOffset(_ offset: CGPoint, contentSize size: CGSize) -> CGPoint {
    guard scrollState.drag == nil, scrollState.motion == nil else { return offset }
    let insets = adjustedContentInset
    func inside(
      _ value: CGFloat, _ lead: CGFloat, _ trail: CGFloat, _ content: CGFloat, _ room: CGFloat
    ) -> CGFloat { value.clamped(-lead, max(-lead, content + trail - room)) }
    return CGPoint(
      x: inside(offset.x, insets.left, insets.right, size.width, bounds.width),
      y: inside(offset.y, insets.top, insets.bottom, size.height, bounds.height))
  }
}

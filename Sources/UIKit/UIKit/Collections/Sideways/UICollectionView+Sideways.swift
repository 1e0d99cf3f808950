import CoreGraphics
import Foundation
import ListEngine

/// Sections that scroll across the direction of their layout.
extension UICollectionView {
  /// Creates a scroll view for each such section that is visible, and removes the others.
  func placeSidewaysScrollers() {
    let sections = collectionState.layout.sidewaysSections(in: unmirrored(bounds))
    guard !sections.isEmpty || !collectionState.sideways.isEmpty else { return }
    let wanted = Set(sections.map(\.index))
    for (index, scroller) in collectionState.sideways where !wanted.contains(index) {
      collectionState.sideways[index] = nil
      leave(scroller)
    }
    for section in sections {
      let scroller =
        collectionState.sideways[section.index]
        ?? SidewaysScroller(section, isMirrored: isMirrored) { [weak self] in
          self?.sidewaysDidScroll($0, to: $1)
        }
      if scroller.superview !== self {
        collectionState.sideways[section.index] = scroller
        insertSubview(scroller, at: backgroundCount)
      }
      scroller.place(
        section, at: unmirrored(section.frame),
        distance: collectionState.layout.sidewaysDistance(of: section.index))
      // Fewer items may not reach as far as before.
      if scroller.distance != collectionState.layout.sidewaysDistance(of: section.index) {
        collectionState.layout.sidewaysDidScroll(section.index, to: scroller.distance)
        collectionState.known = KnownElements()
      }
    }
  }

  /// Removes a scroll view whose section is no longer visible, with the views that are still in it.
  private func leave(_ scroller: SidewaysScroller) {
    for element in collectionState.shown.keys.sorted(by: ElementID.precedes) {
      let view = collectionState.shown[element]?.view
      if (view?.swipedRow ?? view)?.superview === scroller.content { dismiss(element) }
    }
    scroller.removeFromSuperview()
  }

  private func sidewaysDidScroll(_ section: SidewaysSection, to distance: CGFloat) {
    collectionState.layout.sidewaysDidScroll(section.index, to: distance)
    collectionState.known = KnownElements()
    setNeedsLayout()
  }

  /// Returns the superview of an element's view.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.sidewaysSection.flatMap { collectionState.sideways[$0]?.content } ?? self
  }

  /// Returns the visible frame of an element, which moves as its section scrolls sideways.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let index = attributes.sidewaysSection, let scroller = collectionState.sideways[index]
    else { return attributes.frame }
    let distance = scroller.distance
    guard scroller.section.isHorizontal else {
      return attributes.frame.offsetBy(dx: 0, dy: -distance)
    }
    return attributes.frame.offsetBy(dx: isMirrored ? distance : -distance, dy: 0)
  }

  /// Scrolls an item's own section, so that the item is at the requested position in it.
  func scrollSideways(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // In the layout's coordinates, from leading.
    guard let frame = collectionState.layout.layoutAttributesForItem(at: path),
      let index = frame.sidewaysSection
    else { return }
    let section = collectionState.layout.sidewaysSections(in: frame.frame).first {
      $0.index == index
    }
    guard let section else { return }
    let isHorizontal = section.isHorizontal
    let (low, high) = (isHorizontal ? LayoutAxis.horizontal : .vertical).range(of: frame.frame)
    let seen = isHorizontal ? section.frame.width : section.frame.height
    let now = collectionState.layout.sidewaysDistance(of: index)
    let start: ScrollPosition = isHorizontal ? (isMirrored ? .right : .left) : .top
    let end: ScrollPosition = isHorizontal ? (isMirrored ? .left : .right) : .bottom
    let middle: ScrollPosition = isHorizontal ? .centeredHorizontally : .centeredVertically
    let wanted: CGFloat =
      if position.contains(start) {
        low - section.groups.lead
      } else if position.contains(end) {
        high - seen
      } else if position.contains(middle) {
        (low + high - seen) / 2
      } else {
        low < now ? low : max(now, high - seen)
      }
    let distance = wanted.clamped(0, max(0, section.length - seen))
    if let scroller = collectionState.sideways[index] {
      scroller.scroll(to: distance, animated: animated)
    } else {
      sidewaysDidScroll(section, to: distance)
    }
  }
}

import CoreGraphics
import Foundation

/// A scroll view that scrolls the items of one section across the direction of its layout.
///
/// The items' views are in ``content``, whose coordinates are those of the collection view.
@MainActor final class SidewaysScroller: UIScrollView, UIScrollViewDelegate {
  /// Lets touches through to the views under it.
  private final class Content: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    }
  }

  let content: UIView = Content()
  private(set) var section: SidewaysSection
  private let isMirrored: Bool
  /// Called with the offset from leading, in points.
  private let didScroll: (SidewaysSection, CGFloat) -> Void
  private var groupAtStart = 0
  private var isPlacing = false

  init(
    _ section: SidewaysSection, isMirrored: Bool,
    didScroll: @escaping (SidewaysSection, CGFloat) -> Void
  ) {
    self.section = section
    self.isMirrored = isMirrored && section.isHorizontal
    self.didScroll = didScroll
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    clipsToBounds = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private var seen: CGFloat { section.isHorizontal ? bounds.width : bounds.height }
  /// The greatest distance from leading. It is on a pixel, as offsets are, so that mirrored groups are on
  /// pixels.
  private var furthest: CGFloat { quantized(max(0, section.length - seen)) }

  /// The distance by which the section has been scrolled from leading, in points.
  var distance: CGFloat {
    let place = section.isHorizontal ? contentOffset.x : contentOffset.y
    return isMirrored ? furthest - place : place
  }

  /// Returns the offset for a distance from leading.
  private func offset(at distance: CGFloat) -> CGPoint {
    let place = isMirrored ? furthest - distance : distance
    return section.isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  /// Moves to the place of a section in the collection view.
  func place(_ section: SidewaysSection, at frame: CGRect, distance: CGFloat) {
    isPlacing = true
    defer { isPlacing = false }
    self.section = section
    if self.frame != frame { self.frame = frame }
    let size =
      section.isHorizontal
      ? CGSize(width: section.length, height: frame.height)
      : CGSize(width: frame.width, height: section.length)
    if contentSize != size { contentSize = size }
    let paging = section.behavior == .paging
    if isPagingEnabled != paging { isPagingEnabled = paging }
    let isByGroups = section.behavior == .groupPaging || section.behavior == .groupPagingCentered
    decelerationRate = isByGroups ? .fast : .normal
    let shift = isMirrored ? furthest : 0
    let place = CGRect(
      origin: CGPoint(x: shift - frame.minX, y: -frame.minY),
      size: CGSize(width: frame.maxX, height: frame.maxY))
    if content.frame != place { content.frame = place }
    if !isTracking, !isDecelerating {
      let wanted = offset(at: distance.clamped(0, furthest))
      if contentOffset != wanted { contentOffset = wanted }
    }
  }

  // MARK: Scrolling

  func scroll(to distance: CGFloat, animated: Bool) {
    setContentOffset(offset(at: distance), animated: animated)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { didScroll(section, distance) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    groupAtStart = section.groups.nearest(to: anchored(distance), by: anchor)
  }

  /// Returns the position at which a group comes to rest.
  private func anchor(_ group: Int) -> CGFloat {
    section.behavior == .groupPagingCentered
      ? section.groups.middle(group) : section.groups.start(group)
  }

  /// Returns the position in the section that is at the anchor at a given scroll distance.
  private func anchored(_ distance: CGFloat) -> CGFloat {
    distance
      + (section.behavior == .groupPagingCentered ? seen / 2 : section.groups.lead)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let groups = section.groups
    guard groups.count > 0 else { return }
    let proposed =
      section.isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let target = isMirrored ? furthest - proposed : proposed
    let speed = (section.isHorizontal ? velocity.x : velocity.y) * (isMirrored ? -1 : 1)
    let group: Int
    switch section.behavior {
    case .continuousGroupLeadingBoundary:
      // The end of the section is also a resting position.
      guard target < furthest else { return }
      group = groups.nearest(to: anchored(target), by: anchor)
    case .groupPaging, .groupPagingCentered:
      let step = speed > 0 ? 1 : speed < 0 ? -1 : 0
      let nearest = groups.nearest(to: anchored(distance), by: anchor)
      group =
        step == 0
        ? nearest.clamped(groupAtStart - 1, groupAtStart + 1) : groupAtStart + step
    default: return
    }
    let rest = anchor(group.clamped(0, groups.count - 1)) - anchored(0)
    targetContentOffset.pointee = offset(at: rest.clamped(0, furthest))
  }
}

import CoreGraphics
import QuartzCore
import ScrollPhysics

extension UIScrollView {
  /// The axes along which a finger can move the content.
  var scrollableAxes: UIAxis {
    guard scrollState.isScrollEnabled else { return [] }
    let limits = limits
    var axes: UIAxis = []
    if limits.x.lowerBound < limits.x.upperBound || bounces && alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if limits.y.lowerBound < limits.y.upperBound || bounces && alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes
  }

  func setScrollEnabled(_ isEnabled: Bool) {
    scrollState.isScrollEnabled = isEnabled
    scrollPan.isEnabled = isEnabled
    if !isEnabled { stopMotion() }
  }

  /// Stops gliding content when a finger lands. Returns `false` if no content was gliding.
  func catchMotion() -> Bool {
    guard let motion = scrollState.motion, motion.isDecelerating else { return false }
    stopMotion()
    return true
  }

  func dragMayBegin() -> Bool {
    guard !scrollableAxes.isEmpty, !leavesDragToOuterView else { return false }
    guard scrollTouchDelay.hasHandedOn,
      let view = scrollPan.progress.touches.first?.view, view !== self
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Whether the content is at its end in the finger's direction while a scroll view around it
  /// isn't, so that the outer view takes the drag. Content that is already moving keeps it.
  private var leavesDragToOuterView: Bool {
    let way = scrollPan.translation(in: nil)
    let axes = scrollableAxes
    let isVertical =
      axes.contains(.vertical) && (!axes.contains(.horizontal) || abs(way.y) > abs(way.x))
    let direction = isVertical ? CGVector(dx: 0, dy: way.y) : CGVector(dx: way.x, dy: 0)
    guard direction != .zero, !hasRoom(toFollow: direction) else { return false }
    return scrollViewsAround.contains { $0.hasRoom(toFollow: direction) }
  }

  /// Returns whether the content can follow a finger in a direction without being pulled past its
  /// edge.
  func hasRoom(toFollow direction: CGVector) -> Bool {
    guard scrollState.isScrollEnabled else { return false }
    let limits = limits
    let offset = contentOffset
    return direction.dx > 0 && offset.x > limits.x.lowerBound
      || direction.dx < 0 && offset.x < limits.x.upperBound
      || direction.dy > 0 && offset.y > limits.y.lowerBound
      || direction.dy < 0 && offset.y < limits.y.upperBound
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed:
      // Both changes may have happened in one event. In that case, only the later state is
      // reported.
      if scrollState.drag == nil { beginDrag() } else { drag() }
    case .ended: endDrag(glides: true)
    case .cancelled: endDrag(glides: false)
    case .possible, .failed: break
    }
  }

  // MARK: The drag

  private func beginDrag() {
    stopMotion()
    let limits = limits
    let offset = contentOffset
    let reach = reach(of: offset)
    var drag = DragState(
      anchor: unbanded(offset, reach), offset: offset, limits: limits, reach: reach, start: offset,
      axes: dragAxes())
    trackWayToRecognition(&drag)
    scrollState.isTracking = true
    scrollState.drag = drag
    indicators.motionDidBegin()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    self.drag()
  }

  /// Includes the movement up to recognition in the velocity, as if the content had followed it,
  /// because a flick may be hardly longer.
  private func trackWayToRecognition(_ drag: inout DragState) {
    let travels = scrollPan.travels
    guard let last = travels.last else { return }
    let translation = scrollPan.translation(in: self)
    for travel in travels {
      let place = SIMD2(drag.anchor.x - translation.x, drag.anchor.y - translation.y)
      drag.tracker.add(place + last.place - travel.place, at: travel.time)
    }
  }

  /// Returns the axes along which this drag moves. With directional locking, it is only the initial
  /// axis, unless the drag began diagonally.
  private func dragAxes() -> UIAxis {
    let axes = scrollableAxes
    guard isDirectionalLockEnabled, axes == .both else { return axes }
    let way = scrollPan.translation(in: nil)
    let velocity = scrollPan.velocity(in: nil)
    let x = max(abs(way.x), abs(velocity.x) / 60)
    let y = max(abs(way.y), abs(velocity.y) / 60)
    if x > 2 * y { return .horizontal }
    if y > 2 * x { return .vertical }
    return axes
  }

  private func drag() {
    guard var drag = scrollState.drag else { return }
    let limits = limits
    let offset = contentOffset
    if offset != drag.offset || limits != drag.limits {
      // The content was moved or resized, so the drag continues from where the content is now.
      drag.reach = reach(of: offset)
      let base = unbanded(offset, drag.reach)
      let anchor = CGPoint(x: base.x + drag.translation.x, y: base.y + drag.translation.y)
      drag.tracker.shift(by: [anchor.x - drag.anchor.x, anchor.y - drag.anchor.y])
      drag.anchor = anchor
      drag.limits = limits
    }
    drag.translation = scrollPan.translation(in: self)
    if takesKeyboardAlong { UIApplication.shared.inputPanel?.follow(fingerAt: fingerOnScreen) }
    guard !isHeldByPinch else { return hold(drag) }
    let raw = CGPoint(
      x: drag.anchor.x - drag.translation.x, y: drag.anchor.y - drag.translation.y)
    let shown = banded(raw, drag.reach)
    let target = CGPoint(
      x: drag.axes.contains(.horizontal) ? shown.x : offset.x,
      y: drag.axes.contains(.vertical) ? shown.y : offset.y)
    drag.tracker.add([raw.x, raw.y], at: CACurrentMediaTime())
    drag.offset = quantized(target)
    drag.reach = drag.reach.narrowed(to: limits, at: shown)
    scrollState.drag = drag
    if drag.offset != offset { contentOffset = drag.offset }
  }

  /// Holds the content with two fingers. The drag continues from where they leave it.
  private func hold(_ drag: DragState) {
    var drag = drag
    let offset = contentOffset
    drag.reach = reach(of: offset)
    let base = unbanded(offset, drag.reach)
    drag.anchor = CGPoint(x: base.x + drag.translation.x, y: base.y + drag.translation.y)
    drag.offset = offset
    drag.tracker = VelocityTracker()
    scrollState.drag = drag
  }

  /// Whether a finger that reaches the keyboard drags it along.
  private var takesKeyboardAlong: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }

  private var fingerOnScreen: CGFloat {
    guard let window else { return 0 }
    return window.convert(scrollPan.location(in: nil), to: nil as UIWindow?).y
  }

  private func reach(of offset: CGPoint) -> ScrollLimits {
    bounces ? limits.reaching(offset, size: bounds.size) : limits
  }

  func banded(_ point: CGPoint, _ limits: ScrollLimits) -> CGPoint {
    guard bounces else { return limits.clamped(point) }
    return CGPoint(
      x: RubberBand(extent: bounds.width).banded(point.x, in: limits.x),
      y: RubberBand(extent: bounds.height).banded(point.y, in: limits.y))
  }

  private func unbanded(_ point: CGPoint, _ limits: ScrollLimits) -> CGPoint {
    guard bounces else { return point }
    return CGPoint(
      x: RubberBand(extent: bounds.width).unbanded(point.x, in: limits.x),
      y: RubberBand(extent: bounds.height).unbanded(point.y, in: limits.y))
  }

  // MARK: The release

  private func endDrag(glides: Bool) {
    guard scrollState.drag != nil else { return }
    // The end of the zoom brings the content back.
    let glides = glides && !isHeldByPinch && !zoomIsPastItsLimits
    if glides { self.drag() }
    guard let drag = scrollState.drag else { return }
    let now = CACurrentMediaTime()
    if takesKeyboardAlong {
      let speed = glides ? scrollPan.velocity(in: nil).y : 0
      UIApplication.shared.inputPanel?.letGo(velocity: speed)
    }
    let velocity = glides ? releaseVelocity(drag, at: now) : .zero
    var motion = releaseMotion(velocity, drag, at: now)
    retarget(&motion, velocity)
    scrollState.drag = nil
    scrollState.isTracking = false
    scrollState.refresher?.dragDidEnd()
    let moves = !motion.isDone(at: now)
    indicators.motionDidEnd()
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else {
      if motion.restPosition != contentOffset { contentOffset = motion.restPosition }
      return
    }
    // The delegate may have started its own motion.
    guard scrollState.motion == nil else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    motion.offset = contentOffset == drag.offset ? drag.offset : motion.offset
    run(motion)
  }

  /// Returns the velocity of the visible content in points per second. Past an edge, it is lower
  /// than the finger's.
  private func releaseVelocity(_ drag: DragState, at now: Double) -> CGPoint {
    let velocity = drag.tracker.velocity(at: now) {
      let shown = banded(CGPoint(x: $0.x, y: $0.y), drag.reach)
      return [shown.x, shown.y]
    }
    return CGPoint(
      x: drag.axes.contains(.horizontal) ? velocity.x : 0,
      y: drag.axes.contains(.vertical) ? velocity.y : 0)
  }

  private func releaseMotion(
    _ velocity: CGPoint, _ drag: DragState, at now: Double
  ) -> OffsetMotion {
    let offset = contentOffset
    let limits = limits
    let rate = decelerationRate.rawValue
    func axis(
      _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>, _ start: CGFloat,
      _ page: CGFloat, _ scrolls: Bool
    ) -> ScrollMotion {
      if scrollState.isPagingEnabled, scrolls, page > 0, range.contains(position) {
        let target = Self.page(for: position, velocity: velocity, start: start, page: page)
        let inside = quantized(target).clamped(range.lowerBound, range.upperBound)
        return .paging(from: position, velocity: velocity, target: inside)
      }
      return .released(
        at: position, velocity: velocity, limits: range, rate: rate, bounces: bounces)
    }
    var motion = OffsetMotion(
      course: .decelerating(
        x: axis(
          offset.x, velocity.x, limits.x, drag.start.x, bounds.width,
          drag.axes.contains(.horizontal)),
        y: axis(
          offset.y, velocity.y, limits.y, drag.start.y, bounds.height,
          drag.axes.contains(.vertical))),
      purpose: .glide, start: now, offset: offset, limits: limits)
    // A page is a fixed target. The motion ends there, whatever happens on the way.
    if scrollState.isPagingEnabled, limits.contains(offset) {
      motion.chosenTarget = motion.restPosition
    }
    return motion
  }

  /// Returns the target page of a release: the next one in the direction of a flick, counted from
  /// the start of the drag, or the nearest one without a flick.
  static func page(
    for position: CGFloat, velocity: CGFloat, start: CGFloat, page: CGFloat
  ) -> CGFloat {
    let first = (start / page).rounded()
    let nearest = (position / page).rounded()
    guard abs(velocity) > flickSpeed else { return nearest * page }
    let next = velocity > 0 ? (position / page).rounded(.up) : (position / page).rounded(.down)
    // A flick turns one page unless the finger itself moved farther.
    let allowed = velocity > 0 ? max(nearest, first + 1) : min(nearest, first - 1)
    return (velocity > 0 ? min(next, allowed) : max(next, allowed)) * page
  }

  /// The velocity in points per second from which a release turns the page (quoted).
  private static let flickSpeed: CGFloat = 100

  /// Asks the delegate for the target. If the delegate changes it, the glide ends exactly there.
  private func retarget(_ motion: inout OffsetMotion, _ velocity: CGPoint) {
    let rest = quantized(motion.restPosition)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = proposedTarget(rest, velocity: perMillisecond)
    withUnsafeMutablePointer(to: &target) {
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: $0)
    }
    if let restAdjuster { target = restAdjuster(target) }
    guard target != rest, target.x.isFinite, target.y.isFinite,
      case .decelerating(var x, var y) = motion.course
    else { return }
    let limits = limits
    let place = quantized(limits.clamped(target))
    let offset = contentOffset
    if target.x != rest.x {
      x = .retargeted(from: offset.x, velocity: velocity.x, target: place.x, limits: limits.x)
    }
    if target.y != rest.y {
      y = .retargeted(from: offset.y, velocity: velocity.y, target: place.y, limits: limits.y)
    }
    motion.course = .decelerating(x: x, y: y)
    motion.chosenTarget = place
  }
}

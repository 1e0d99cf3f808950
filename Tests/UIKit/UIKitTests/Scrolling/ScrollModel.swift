import Foundation
import ScrollPhysics

/// A simple model of a scroll view along one axis: the content's position and the delegate's calls.
///
/// The physics of a release come from `ScrollPhysics`, which has its own tests. Everything else is implemented here a
/// second time.
///
/// Sources: F-GESTURE-01 (10 points before a pan is recognized, which it does not scroll), F-SCROLL-03 (rubber band),
/// F-SCROLL-06 and F-SCROLL-12 (velocity of the 100 ms before the last movement, in offset space), F-SCROLL-09
/// (offsets on device pixels), F-SCROLL-08 (order of callbacks), F-SCROLL-11 (a plain scroll view does not clamp when
/// the inset changes).
struct ScrollModel {
  struct Event: Equatable {
    var name: String
    var velocity = 0.0
    var target = 0.0
  }

  let extent: Double
  let scale: Double
  var content: Double
  var leading = 0.0
  var trailing = 0.0
  /// The delegate's target in place of the proposed one.
  var wish: Double?
  var bounces = true
  var rate = 0.998
  var pages = false
  private(set) var offset = 0.0
  private(set) var events: [Event] = []
  private var finger: Finger?
  private var drag: Drag?
  private var glide: Glide?

  private struct Finger {
    var start: Double
    var place: Double
    var path: [(time: Double, place: Double)]
  }

  private struct Drag {
    /// The finger's position when the content is at the edge, at position 0 without the rubber band.
    var anchor: Double
    /// The part of the finger's movement that doesn't scroll.
    var origin: Double
    var offset: Double
    var limits: ClosedRange<Double>
    /// The range from which the rubber band is measured. Content left outside by over nine tenths of the view returns
    /// with the finger.
    var reach: ClosedRange<Double>
    /// The offset at the start, from which paging counts.
    let start: Double
    /// The path of the content without the rubber band.
    var path: [(time: Double, place: Double)]
  }

  private struct Glide {
    var motion: ScrollMotion
    var start: Double
    var lastFrame: Double
    var offset: Double
    var limits: ClosedRange<Double>
    var target: Double?
  }

  init(extent: Double, content: Double, scale: Double) {
    self.extent = extent
    self.content = content
    self.scale = scale
  }

  var isDragging: Bool { drag != nil }
  var isTracking: Bool { finger != nil }
  var isDecelerating: Bool { glide != nil }

  var limits: ClosedRange<Double> {
    let lower = pixel(-leading)
    return lower...max(lower, pixel(content + trailing - extent))
  }

  private func pixel(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-5).rounded(.down) / scale
  }
  private func inside(_ value: Double) -> Double { inside(value, limits) }
  private func inside(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
    min(max(value, limits.lowerBound), limits.upperBound)
  }
  private func reach(_ place: Double) -> ClosedRange<Double> {
    guard bounces else { return limits }
    if place - limits.upperBound > 0.9 * extent { return limits.lowerBound...place }
    if limits.lowerBound - place > 0.9 * extent { return place...limits.upperBound }
    return limits
  }

  /// Past the edge, with x = 0.55·d/extent: (1 − 1/(x + 1))·extent.
  private func banded(_ place: Double, _ reach: ClosedRange<Double>) -> Double {
    guard bounces else { return inside(place) }
    let past = place - inside(place, reach)
    let shown = (1 - 1 / (0.55 * abs(past) / extent + 1)) * extent
    return inside(place, reach) + (past < 0 ? -shown : shown)
  }

  private func unbanded(_ shown: Double, _ reach: ClosedRange<Double>) -> Double {
    guard bounces else { return shown }
    let past = shown - inside(shown, reach)
    let way = (1 / (1 - abs(past) / extent) - 1) * extent / 0.55
    return inside(shown, reach) + (past < 0 ? -way : way)
  }

  private mutating func write(_ place: Double) {
    let place = pixel(place)
    guard place != offset else { return }
    offset = place
    events.append(Event(name: "scroll"))
  }

  // MARK: The app

  mutating func setOffset(_ place: Double) { write(place) }

  mutating func setInsets(_ leading: Double, _ trailing: Double) {
    guard leading != self.leading || trailing != self.trailing else { return }
    self.leading = leading
    self.trailing = trailing
    events.append(Event(name: "inset"))
  }

  mutating func setContent(_ size: Double) {
    guard size != content else { return }
    content = size
    if drag == nil, glide == nil, finger == nil { write(inside(offset)) }
  }

  // MARK: Touches

  mutating func touchDown(_ place: Double, at time: Double) {
    finger = Finger(start: place, place: place, path: [(time, place)])
    guard glide != nil else { return }
    glide = nil
    events.append(Event(name: "didEndDecelerating"))
    begin(origin: 0, at: time)
  }

  mutating func touchMove(_ place: Double, at time: Double) {
    guard var finger else { return }
    finger.place = place
    if finger.path.last?.time == time { finger.path.removeLast() }
    finger.path.append((time, place))
    self.finger = finger
    let way = place - finger.start
    if drag != nil {
      follow(at: time)
    } else if abs(way) >= 10 {
      begin(origin: way < 0 ? -10 : 10, at: time)
    }
  }

  mutating func touchUp(at time: Double, cancelled: Bool = false) {
    defer { finger = nil }
    guard drag != nil else { return }
    if !cancelled { follow(at: time) }
    guard let drag else { return }
    let velocity = cancelled ? 0 : self.velocity(of: drag, at: time)
    var motion = ScrollMotion.released(
      at: offset, velocity: velocity, limits: limits, rate: rate, bounces: bounces)
    if pages, limits.contains(offset) {
      let place = page(velocity, start: drag.start)
      motion = .paging(from: offset, velocity: velocity, target: pixel(inside(place)))
    }
    let target = pixel(motion.restPosition)
    events.append(Event(name: "willEndDragging", velocity: velocity / 1000, target: target))
    var chosen = pages && limits.contains(offset) ? target : nil
    if let wish, wish != target {
      let place = pixel(inside(wish))
      motion = .retargeted(from: offset, velocity: velocity, target: place, limits: limits)
      chosen = place
    }
    self.drag = nil
    let moves = motion.duration > 0
    events.append(Event(name: "didEndDragging \(moves)"))
    guard moves else { return write(motion.restPosition) }
    events.append(Event(name: "willBeginDecelerating"))
    glide = Glide(
      motion: motion, start: time, lastFrame: time, offset: offset, limits: limits, target: chosen)
  }

  /// Returns the target page of a release.
  ///
  /// A slow release goes to the nearest page. A flick, from 100 points per second on, goes to the next page in its
  /// direction, but no farther than one page from the start of the drag unless the finger moved farther.
  private func page(_ velocity: Double, start: Double) -> Double {
    let nearest = (offset / extent).rounded()
    let first = (start / extent).rounded()
    if velocity > 100 {
      return min((offset / extent).rounded(.up), max(nearest, first + 1)) * extent
    }
    if velocity < -100 {
      return max((offset / extent).rounded(.down), min(nearest, first - 1)) * extent
    }
    return nearest * extent
  }

  private mutating func begin(origin: Double, at time: Double) {
    guard let finger else { return }
    let reach = reach(offset)
    let anchor = unbanded(offset, reach)
    let end = finger.start + origin
    let path = finger.path.map { ($0.time, anchor - ($0.place - end)) }
    drag = Drag(
      anchor: anchor, origin: origin, offset: offset, limits: limits, reach: reach, start: offset,
      path: path)
    events.append(Event(name: "willBeginDragging"))
    follow(at: time)
  }

  private mutating func follow(at time: Double) {
    guard var drag, let finger else { return }
    let way = finger.place - finger.start - drag.origin
    if offset != drag.offset || limits != drag.limits {
      // The content was moved or resized. It is held where it is, at the finger's last position.
      drag.reach = reach(offset)
      let anchor = unbanded(offset, drag.reach) + lastWay
      for index in drag.path.indices { drag.path[index].place += anchor - drag.anchor }
      drag.anchor = anchor
      drag.limits = limits
    }
    lastWay = way
    let place = drag.anchor - way
    if drag.path.last?.time == time { drag.path.removeLast() }
    drag.path.append((time, place))
    let shown = banded(place, drag.reach)
    drag.offset = pixel(shown)
    drag.reach =
      min(
        limits.lowerBound, max(drag.reach.lowerBound, shown))...max(
        limits.upperBound, min(drag.reach.upperBound, shown))
    self.drag = drag
    write(drag.offset)
  }

  /// The finger's movement at the last move.
  private var lastWay = 0.0

  /// Returns the velocity of the visible content over the 100 ms before the finger's last movement, or since its
  /// landing.
  ///
  /// The path consists of straight lines. A finger that has rested for 40 ms has no velocity.
  private func velocity(of drag: Drag, at time: Double) -> Double {
    var path = drag.path
    while path.count > 1, (path[path.count - 2].place - path[path.count - 1].place).magnitude < 1e-6
    {
      path.removeLast()
    }
    guard let first = path.first, let last = path.last, last.time > first.time,
      time - last.time < 0.04
    else { return 0 }
    let start = max(last.time - 0.1, first.time)
    guard let next = path.firstIndex(where: { $0.time >= start }), next > 0 || start == first.time
    else { return 0 }
    var place = path[next].place
    if path[next].time > start, next > 0 {
      let before = path[next - 1]
      let part = (start - before.time) / (path[next].time - before.time)
      place = before.place + (place - before.place) * part
    }
    return (banded(last.place, drag.reach) - banded(place, drag.reach)) / (last.time - start)
  }

  // MARK: Frames

  mutating func frame(at time: Double) {
    guard var glide else { return }
    if offset != glide.offset || limits != glide.limits {
      // Continues from here, at the velocity of the last frame.
      let velocity = glide.motion.velocity(at: glide.lastFrame - glide.start)
      let shift = offset - glide.offset
      let target = glide.target.map { $0 + shift }
      if let target, limits.contains(offset) {
        glide.motion = .retargeted(
          from: offset, velocity: velocity, target: target, limits: limits)
      } else {
        glide.motion = .continuing(
          from: offset, velocity: velocity, limits: limits, rate: rate, bounces: bounces)
      }
      glide.target = target.map(inside)
      glide.start = glide.lastFrame
      glide.limits = limits
    }
    let elapsed = time - glide.start
    let isDone = glide.motion.isDone(at: elapsed)
    glide.offset = pixel(isDone ? glide.motion.restPosition : glide.motion.position(at: elapsed))
    glide.lastFrame = time
    self.glide = glide
    write(glide.offset)
    guard isDone else { return }
    self.glide = nil
    events.append(Event(name: "didEndDecelerating"))
  }
}

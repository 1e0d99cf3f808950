import Foundation
import Testing

@testable import ScrollPhysics

struct ScrollMotionTests {
  /// F-SCROLL-04: 3125 pt/s from 60 pt before the edge overshoots by 100.3 pt, with the peak after 0.107 s,
  /// settled after 0.81 s. The motion itself has no frames: it peaks at 0.1113 s and settles at 0.794 s.
  /// `ScrollLawTests` shows that the recorded times result from 60 frames a second.
  @Test(arguments: [1.0, -1.0]) func recordedBounce(sign: Double) {
    let limits = sign > 0 ? -5000.0...60 : -60.0...5000
    let motion = ScrollMotion.released(at: 0, velocity: sign * 3125, limits: limits)
    let samples = (0...10_000).map { sign * motion.position(at: Double($0) / 10_000) - 60 }
    let peak = samples.max()!
    #expect((peak - 100.3).magnitude < 0.1)
    let peakTime = Double(samples.firstIndex(of: peak)!) / 10_000
    #expect((peakTime - 0.1113).magnitude < 0.0001)
    #expect((motion.duration - 0.794).magnitude < 0.001)
    #expect(motion.restPosition == sign * 60)
  }

  /// F-SCROLL-05: x(t) = x0·(1 + ωt/3)·e^(−ωt), monotonic; and F-HEADER-04: back within 1 pt in
  /// 0.65 s ± 0.05.
  @Test(arguments: [-235.0, 235.0]) func recordedRelease(overscroll: Double) {
    let motion = ScrollMotion.released(at: overscroll, velocity: 0, limits: 0...0)
    var last = overscroll.magnitude
    var back: Double?
    for step in 0...1000 {
      let t = Double(step) / 1000
      let law = overscroll * (1 + 10.9 * t / 3) * exp(-10.9 * t)
      let x = motion.position(at: t)
      #expect((x - law).magnitude < 0.5)
      #expect(x.magnitude <= last && x * overscroll >= 0)
      if back == nil, x.magnitude < 1 { back = t }
      last = x.magnitude
    }
    #expect((back! - 0.65).magnitude <= 0.05)
  }

  static let positions: [Double] = [-200, -30, -1, 0, 1, 300, 599, 600, 601, 640, 900]
  static let velocities: [Double] = [-9000, -700, -60, 0, 60, 700, 9000]

  /// The motion starts at the given position, is continuous, ends within the limits, and is symmetric.
  @Test(arguments: positions, velocities)
  func grid(position: Double, velocity: Double) {
    for bounces in [true, false] {
      let motion = ScrollMotion.released(
        at: position, velocity: velocity, limits: 0...600, bounces: bounces)
      let mirror = ScrollMotion.released(
        at: -position, velocity: -velocity, limits: -600...0, bounces: bounces)
      #expect((0...600).contains(motion.restPosition))
      #expect(motion.duration < 6)
      if bounces { #expect(motion.duration == 0 || motion.position(at: 0) == position) }
      var last = motion.position(at: 0)
      let step = 1.0 / 1000
      for tick in 1...3000 {
        let x = motion.position(at: Double(tick) * step)
        // The fastest start plus the fastest spring, for a millisecond, and the last half point.
        #expect((x - last).magnitude < (9000 + 10.9 * 300) * step + 0.51)
        #expect((x + mirror.position(at: Double(tick) * step)).magnitude < 1e-9)
        if !bounces { #expect((0...600).contains(x)) }
        last = x
      }
      #expect(motion.isDone(at: motion.duration))
      #expect(motion.velocity(at: motion.duration) == 0)
    }
  }

  /// A motion that starts past an edge doesn't cross to the other side of the edge.
  @Test(arguments: stride(from: -3000.0, through: 3000, by: 250).map { $0 }, [1.0, 8, 60, 300])
  func releaseNeverSwings(velocity: Double, overscroll: Double) {
    let motion = ScrollMotion.released(at: -overscroll, velocity: velocity, limits: 0...0)
    for tick in 0...500 {
      let x = motion.position(at: Double(tick) / 250)
      #expect(x <= 0.001 || motion.restPosition == 0 && velocity > 0)
    }
    #expect(motion.restPosition == 0)
  }

  @Test func thrownInwardFromOverscrollGlidesOn() {
    let motion = ScrollMotion.released(at: -50, velocity: 1000, limits: 0...5000)
    #expect(motion.restPosition > 400)
  }

  @Test(arguments: [-300.0, 0, 299], [-2000.0, 0, 2000])
  func pagesWithoutOvershoot(position: Double, velocity: Double) {
    let motion = ScrollMotion.paging(from: position, velocity: velocity, target: 300)
    for tick in 0...500 { #expect(motion.position(at: Double(tick) / 250) <= 300.000001) }
    #expect(motion.restPosition == 300)
  }

  /// Interrupting a motion anywhere and continuing from there gives the same end and nearly the same curve.
  @Test(arguments: [0.0, 0.01, 0.05, 0.1, 0.3, 0.6])
  func continuesWithoutAJump(cut: Double) {
    let motion = ScrollMotion.released(at: 900, velocity: 3125, limits: 0...960)
    let rest = ScrollMotion.continuing(
      from: motion.position(at: cut), velocity: motion.velocity(at: cut), limits: 0...960)
    for tick in 0...100 {
      let t = Double(tick) / 100
      #expect((rest.position(at: t) - motion.position(at: cut + t)).magnitude < 1.2, "t \(t)")
    }
    #expect(rest.restPosition == 960)
  }

  /// At its end, a motion of any kind is at its resting position, and stays there.
  @Test(arguments: positions, velocities)
  func endsWhereItRests(position: Double, velocity: Double) {
    for bounces in [true, false] {
      let motion = ScrollMotion.released(
        at: position, velocity: velocity, limits: 0...600, bounces: bounces)
      #expect(motion.position(at: motion.duration) == motion.restPosition)
      #expect(motion.position(at: motion.duration + 1) == motion.restPosition)
      #expect(!motion.isDone(at: motion.duration - 1e-9))
    }
  }

  @Test func restIsNoMotion() {
    let rest = ScrollMotion.resting(at: 12)
    #expect(rest.duration == 0)
    for time in [-1.0, 0, 0.5] {
      #expect(rest.velocity(at: time) == 0)
      #expect(rest.position(at: time) == 12)
    }
  }

  /// Without a bounce, a deceleration stops at the moment when it meets the edge. With a bounce, the spring
  /// begins there, with the velocity of 5.4 ms later (F-SCROLL-13).
  @Test(arguments: [700.0, 3000, 9000]) func meetsTheEdgeOnTime(velocity: Double) throws {
    let glide = Deceleration(position: 500, velocity: velocity)
    let crossing = try #require(glide.time(reaching: 600))
    let stopped = ScrollMotion.released(
      at: 500, velocity: velocity, limits: 0...600, bounces: false)
    #expect(stopped.duration == crossing)
    #expect(stopped.velocity(at: crossing * 0.999) > 0)
    let bounce = ScrollMotion.released(at: 500, velocity: velocity, limits: 0...600)
    #expect(bounce.velocity(at: crossing) == glide.velocity(at: crossing + 0.0054))
    #expect(
      (bounce.velocity(at: crossing * 0.999_999) - glide.velocity(at: crossing)).magnitude < 1)
  }

  /// However little content is past an edge, a throw inwards decelerates and a throw outwards bounces.
  @Test(arguments: [0.25, 0.5, 1, 40]) func littleOverscroll(past: Double) {
    for sign in [1.0, -1] {
      let edge = sign > 0 ? 600.0 : 0
      let inward = ScrollMotion.released(
        at: edge + sign * past, velocity: sign * -700, limits: 0...600)
      #expect((inward.restPosition - edge).magnitude > 200)
      let outward = ScrollMotion.released(
        at: edge + sign * past, velocity: sign * 700, limits: 0...600)
      #expect(outward.restPosition == edge)
    }
  }

  /// A page turns with the finger's velocity, as long as the spring then stays on its side: at most ω times the
  /// distance.
  @Test(arguments: [-300.0, -20, 20, 300], [-9000.0, -2000, -100, 0, 100, 2000, 9000])
  func pagesKeepTheirVelocity(displacement: Double, velocity: Double) {
    let motion = ScrollMotion.paging(from: 300 + displacement, velocity: velocity, target: 300)
    let fastest = 10.9 * displacement.magnitude
    #expect((motion.velocity(at: 0) - min(max(velocity, -fastest), fastest)).magnitude < 1e-9)
    for tick in 0...500 {
      let x = motion.position(at: Double(tick) / 250) - 300
      #expect(x * displacement >= -1e-6)
    }
    #expect(motion.restPosition == 300)
  }
}

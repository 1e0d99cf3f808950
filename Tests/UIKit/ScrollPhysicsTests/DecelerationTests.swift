import Foundation
import Testing

@testable import ScrollPhysics

struct DecelerationTests {
  /// F-SCROLL-07: 750 pt/s from 5074. The tolerance is half a point for positions, and half a frame for times.
  @Test func recordedFlick() {
    let glide = Deceleration(position: 5074, velocity: 750)
    #expect((glide.restPosition - 5443.67).magnitude < 0.5)
    #expect((glide.restPosition - 5443.33).magnitude < 0.5)
    #expect((glide.duration - 2.16).magnitude < 0.008)
  }

  /// F-SCROLL-02: x(t) = x0 + v0·0.499·(1 − 0.998^(1000 t)).
  @Test func recordedLaw() {
    let glide = Deceleration(position: 100, velocity: 2000)
    for step in 0...25 {
      let t = Double(step) * 0.1
      let law = 100 + 2000 * 0.499 * (1 - pow(0.998, 1000 * t))
      #expect((glide.position(at: t) - law).magnitude < 1e-6, "t \(t)")
    }
    #expect((glide.duration - log(200) / 2.002).magnitude < 1e-3)
  }

  static let velocities: [Double] = [-8000, -750, -11, -10, -1, 0, 1, 10, 11, 750, 8000]

  @Test(arguments: velocities, [Deceleration.normalRate, Deceleration.fastRate])
  func isMonotonicAndStops(velocity: Double, rate: Double) {
    let glide = Deceleration(position: 0, velocity: velocity, rate: rate)
    let mirror = Deceleration(position: 0, velocity: -velocity, rate: rate)
    var last = 0.0
    for step in 0...400 {
      let t = Double(step) / 100
      let x = glide.position(at: t)
      #expect(x.magnitude >= last.magnitude)
      #expect(x == -mirror.position(at: t))
      last = x
    }
    #expect(glide.position(at: glide.duration + 1) == glide.restPosition)
    #expect(glide.velocity(at: glide.duration) == 0)
    if velocity.magnitude <= Deceleration.stopSpeed { #expect(glide.restPosition == 0) }
  }

  @Test(arguments: velocities) func knowsWhenItPasses(velocity: Double) {
    let glide = Deceleration(position: 50, velocity: velocity)
    for place in stride(from: -500.0, through: 600, by: 50) {
      guard let time = glide.time(reaching: place) else {
        let between = (50...max(50, glide.restPosition)).contains(place) && velocity > 0
        #expect(!between || place == 50)
        continue
      }
      #expect((glide.position(at: time) - place).magnitude < 1e-6)
    }
  }

  @Test(arguments: velocities, [-900.0, -30, 0, 1, 400, 5000])
  func retargetedEndsThere(velocity: Double, target: Double) {
    let glide = Deceleration(position: 0, velocity: velocity, target: target)
    #expect((glide.restPosition - target).magnitude < 1e-6)
    #expect(glide.duration < 6)
  }

  @Test(arguments: [Double.nan, -1, 0, 1, 2, .infinity]) func hostileRates(rate: Double) {
    let glide = Deceleration(position: 0, velocity: 1000, rate: rate)
    #expect(glide.restPosition.isFinite)
    #expect(glide.duration.isFinite)
  }
}

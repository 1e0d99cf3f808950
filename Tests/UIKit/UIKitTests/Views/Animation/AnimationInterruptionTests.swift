import Foundation
import Stage
import Testing

/// Tests that start, reverse, retarget, pause, scrub and stop animations of every kind at random times. The
/// visible position never jumps, and its velocity changes only as requested.
@MainActor @Suite struct AnimationInterruptionTests {
  /// The window around an action in which velocities are measured, in seconds.
  ///
  /// There are two windows, and the second is a tenth of the first. A jump is the same in both, but the effect
  /// of an acceleration is ten times smaller.
  private let window = 2e-5
  /// The tolerance of velocities, in points per second.
  ///
  /// The fastest springs (ζ = 0.4 in 0.2 s) have ω = 76 / s. Within the window, one deviates from a parabola
  /// by ω³ · distance · window² = 76³ · 400 · 4e-10 = 0.07, and several of them run at once. Velocities that
  /// are passed on are measured over 1e-7 s, in which the acceleration of ω² · distance = 2.3e6 points per s²
  /// contributes 0.12. Positions are exact to 1e-12 · 400 / 2e-6 = 2e-4.
  private let velocityTolerance: CGFloat = 0.5
  /// The tolerance of positions, in points. Resting values differ only by rounding.
  private let placeTolerance: CGFloat = 1e-6

  private struct Action {
    let name: String
    /// The required change of each velocity. `nil` if it may change, for example when an animation is paused.
    var velocity: [CGFloat?] = [0, 0]
  }

  @Test(arguments: Array(1...12) + [0xFEED, 0xBEEF, 31_337, 20_140_602] as [UInt64])
  func nothingJumps(seed: UInt64) {
    let scene = InterruptionScene(seed: seed)
    for step in 0..<40 {
      scene.pass(scene.number(0.01, 0.25))
      check(scene, "seed \(seed), step \(step)")
    }
    for entry in scene.paused { entry.animator.startAnimation() }
    scene.pass(10)
    for track in InterruptionScene.Track.allCases {
      let model =
        track == .place ? scene.box.view.layer.position.x : scene.box.view.layer.bounds.width
      #expect(abs(model - scene.goals[track.rawValue]) < placeTolerance, "seed \(seed)")
      #expect(scene.shown(track) == model)
    }
    #expect(scene.box.view.layer.animationKeys() == nil)
    #expect(scene.entries.allSatisfy { $0.animator.state == .inactive })
    // Each completion is called exactly once, and those of blocks in the order of their ends.
    #expect(scene.told == Dictionary(uniqueKeysWithValues: scene.expected.map { ($0, 1) }))
    #expect(scene.ends == scene.ends.sorted())
    _ = scene.box.stage.layerTree()
    #expect(!scene.box.stage.renderLoop.hasActivity)
  }

  private func check(_ scene: InterruptionScene, _ place: String) {
    let ended = scene.told.count
    let samples = [scene.shown, after(window * 0.9, scene), after(window * 0.1, scene)]
    let action = act(scene)
    let now = scene.shown
    let later = [after(window * 0.1, scene), after(window * 0.9, scene)]
    // A spring snaps the last thousandth of its distance at its end.
    let hasEnded = scene.told.count != ended
    for index in 0..<2 {
      let jump = now[index] - samples[2][index]
      #expect(abs(jump) < placeTolerance, "\(place), \(action.name): jumps by \(jump)")
      guard let wanted = action.velocity[index], !hasEnded else { continue }
      func change(_ before: CGFloat, _ after: CGFloat, _ time: Double) -> CGFloat {
        ((after - now[index]) - (samples[2][index] - before)) / CGFloat(time)
      }
      let wide = change(samples[0][index], later[1][index], window)
      let narrow = change(samples[1][index], later[0][index], window * 0.1)
      let found = (10 * narrow - wide) / 9
      #expect(
        abs(found - wanted) < velocityTolerance,
        "\(place), \(action.name): velocity jumps by \(found), not \(wanted)")
    }
  }

  private func after(_ seconds: Double, _ scene: InterruptionScene) -> [CGFloat] {
    scene.pass(seconds)
    return scene.shown
  }

  private func act(_ scene: InterruptionScene) -> Action {
    let track = InterruptionScene.Track.allCases[scene.random.next(2)]
    func on(_ value: CGFloat, _ track: InterruptionScene.Track) -> [CGFloat] {
      track == .place ? [value, 0] : [0, value]
    }
    switch scene.random.next(12) {
    case 0, 1: return Action(name: "block", velocity: on(scene.animateBlock(track), track))
    case 2: return Action(name: "spring", velocity: on(scene.animateSpring(track), track))
    case 3:
      scene.animateKeyframes(track)
      return Action(name: "keyframes")
    case 4, 5:
      scene.startAnimator(track)
      return Action(name: "animator")
    case 6, 7:
      guard let entry = scene.pick(scene.running) else { break }
      entry.animator.isReversed.toggle()
      return Action(name: "turn")
    case 8:
      guard let entry = scene.pick(scene.running) else { break }
      // Retarget only while there is enough time left. In the last moment, the motion would be too fast to
      // measure.
      if !entry.animator.isReversed, entry.animator.fractionComplete < 0.5 { scene.retarget(entry) }
      return Action(name: "retarget")
    case 9:
      if let entry = scene.pick(scene.running), scene.random.next(2) == 0 {
        entry.animator.pauseAnimation()
        // Resumed in the same moment, it continues as before.
        if scene.random.next(2) == 0 {
          entry.animator.startAnimation()
          return Action(name: "pause and start")
        }
        return Action(name: "pause", velocity: [nil, nil])
      }
      guard let entry = scene.pick(scene.paused) else { break }
      entry.animator.startAnimation()
      return Action(name: "start", velocity: [nil, nil])
    case 10: return moveByHand(scene)
    default:
      guard let entry = scene.pick(scene.running + scene.paused) else { break }
      if scene.random.next(2) == 0 { scene.stop(entry) } else { scene.stopForGood(entry) }
      return Action(name: "stop", velocity: [nil, nil])
    }
    return Action(name: "nothing")
  }

  /// Simulates a finger that grabs an animator, moves it and releases it with a velocity.
  private func moveByHand(_ scene: InterruptionScene) -> Action {
    guard let entry = scene.pick(scene.running + scene.paused) else {
      return Action(name: "nothing")
    }
    let animator = entry.animator
    animator.pauseAnimation()
    let fraction = animator.fractionComplete
    animator.fractionComplete = fraction
    if scene.random.next(2) == 0 {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 0.7, initialVelocity: CGVector(dx: scene.number(-3, 3), dy: 0)),
        durationFactor: CGFloat(scene.number(0.3, 1)))
    }
    return Action(name: "hand", velocity: [nil, nil])
  }
}

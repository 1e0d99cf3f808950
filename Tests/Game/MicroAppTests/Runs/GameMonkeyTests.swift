import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp

/// Random touches on the whole game: they tap and drag anything, and swim sometimes sensibly and sometimes not.
@MainActor @Suite("Random fingers on the whole game") struct GameMonkeyTests {
  /// One seed by default; more with `OOZE_MONKEY_RUNS`.
  private nonisolated static let seeds =
    (0..<(ProcessInfo.processInfo.environment["OOZE_MONKEY_RUNS"].flatMap(Int.init) ?? 1))
    .map { 21 + UInt64($0) }

  @Test("reach the editor, a death and the next run, and break nothing", arguments: seeds)
  func everywhere(seed: UInt64) throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    scene.game.settings.speed = 8
    // ObserverTests cover the observer, which needs a world of its own.
    scene.game.makeObserver = { _ in UIViewController() }
    scene.game.makeRecording = { .amongSpikes(setup: $0, seed: seed) }
    // Fewer frames, each as long as the game can handle at once.
    scene.stage.frameRate = 15
    scene.show()
    var monkey = FingerMonkey(scene, seed: seed)
    for _ in 0..<2000 where !monkey.hasSeenAll {
      monkey.act()
      try #require(monkey.violation == nil, "seed \(seed), \(monkey.story)")
      try #require(scene.game.store.troubles == [], "seed \(seed), \(monkey.story)")
      try #require(try #require(scene.stage.window).layer.layerCount < 3000, "\(monkey.story)")
    }
    #expect(monkey.hasSeenAll, "\(monkey.story)")
  }
}

extension RunRecording {
  /// Returns a run in a small dish with spikes: an edit is offered after five seconds, and death is near.
  static func amongSpikes(setup: RunSetup, seed: UInt64) -> RunRecording {
    var settings = RunSettings(population: 5)
    settings.arena.world.radius = 16
    settings.arena.distanceFromPlayer = 6
    settings.editInterval = 5
    return RunRecording(
      settings: settings, creature: setup.creature,
      founders: [SeedCreatures.lancer, SeedCreatures.eel], seed: seed)
  }
}

/// A source of random touches.
@MainActor struct FingerMonkey {
  private let scene: Scene
  private var random: RandomSource
  private var hands: RandomHands
  /// The screens that it saw by their class names, with the number of actions on each.
  private var seen: [String: Int] = [:]
  /// The screen before its last action.
  private var place = ""
  /// The number of runs that it started after a death.
  private var runsAfterDeath = 0
  private var hasDied = false

  init(_ scene: Scene, seed: UInt64) {
    self.scene = scene
    random = RandomSource(seed: seed)
    hands = RandomHands(random: random.split())
  }

  /// A report of its actions for failures.
  var story: String {
    "\(seen.sorted { $0.key < $1.key }), \(runsAfterDeath) runs after a death"
  }

  private static let screensOfRuns: [UIViewController.Type] = [
    MenuController.self, NewRunController.self, DishController.self, EditorController.self,
    DeathController.self,
  ]

  /// Whether it saw the screens of a run, and a run after a death.
  var hasSeenAll: Bool {
    runsAfterDeath > 0 && Self.screensOfRuns.allSatisfy { seen["\($0)"] != nil }
  }

  /// The broken invariant of the played run's world.
  var violation: String? {
    dish?.session.run.arena.world.firstViolation().map { "\($0)" }
  }

  private var dish: DishController? { chain.compactMap { $0 as? DishController }.last }

  /// The presented screens, with the visible one last.
  private var chain: [UIViewController] {
    var found: [UIViewController] = []
    var next = scene.stage.window?.rootViewController
    while let screen = next {
      if let stack = screen as? UINavigationController {
        found += stack.topViewController.map { [$0] } ?? []
      } else {
        found.append(screen)
      }
      next = screen.presentedViewController
    }
    return found
  }

  /// Does something on the visible screen.
  mutating func act() {
    guard let screen = chain.last else { return }
    let name = "\(type(of: screen))"
    seen[name, default: 0] += 1
    if screen is DeathController { hasDied = true }
    if screen is DishController, hasDied, place != name, dish?.isOver == false {
      runsAfterDeath += 1
    }
    place = name
    if let dish = screen as? DishController, random.chance(0.9) {
      play(dish)
    } else if !Self.screensOfRuns.contains(where: { type(of: screen) == $0 }), random.chance(0.4) {
      // It looks around in every list, and goes back.
      if !Reader(stage: scene.stage).goBackIfPossible() { tapSomething() }
    } else if random.chance(0.8) {
      tapSomething()
    } else if random.chance(0.5) {
      drag()
    } else {
      scene.stage.type(["a", "7", "\n"][random.below(3)])
      scene.stage.advance(by: 0.1)
    }
  }

  /// Swims for a moment with a finger on the water.
  private mutating func play(_ dish: DishController) {
    let run = dish.session.run
    guard let pose = run.creature?.pose else { return scene.stage.advance(by: 0.3) }
    let input = hands.input(for: run)
    let turn = Float(input.turn) / 127 * .pi / 2
    let way = Vector(angle: atan2(pose.heading.y, pose.heading.x) + turn) * 6
    let camera = dish.dish.camera
    let point = CGPoint(x: CGFloat(way.x), y: CGFloat(way.y))
      .applying(CGAffineTransform(scaleX: camera.zoom, y: camera.zoom))
    let size = scene.stage.device.size
    scene.stage.touchDown(at: CGPoint(x: size.width / 2 + point.x, y: size.height / 2 + point.y))
    scene.stage.advance(by: 0.2)
    scene.stage.touchUp()
  }

  /// Taps a random element at its place.
  private mutating func tapSomething() {
    let elements = Reader(stage: scene.stage).elements
    guard !elements.isEmpty else { return drag() }
    let frame = elements[random.below(elements.count)].frame
    scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.stage.advance(by: 0.5)
  }

  private mutating func drag() {
    let size = scene.stage.device.size
    let start = CGPoint(
      x: CGFloat(random.uniform()) * size.width, y: CGFloat(random.uniform()) * size.height)
    let end = CGPoint(
      x: CGFloat(random.uniform()) * size.width, y: CGFloat(random.uniform()) * size.height)
    scene.stage.drag(
      from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y), duration: 0.2)
    scene.stage.advance(by: 0.3)
  }
}

import Foundation
import Micro
import Stage
import Testing

@testable import MicroApp
@testable import StageBrowser

/// The game in a real browser with a gamepad and nothing else.
@MainActor @Suite(.serialized) struct GamepadPageTests {
  private func with(
    _ body: (LivePage, GamePage, FakeGamepad, Elements) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let game = Game(
      folder: folder,
      surroundings: Surroundings(
        today: { Day(year: 2026, month: 11, day: 22) }, chance: { 7 << 32 },
        preferredLanguages: ["en"]))
    // A harmless dish, in which the player has every organ and no edit comes.
    game.makeRecording = { setup in
      var settings = RunSettings(population: 4)
      settings.arena.world.radius = 30
      settings.hasWeather = false
      settings.growth = 0
      settings.editInterval = 100_000
      return RunRecording(
        settings: settings, creature: setup.creature, founders: [SeedCreatures.mite],
        seed: setup.seed)
    }
    try await LivePage.with(
      [StageScreen(name: "micro", title: "Project Micro") { game.makeRootController() }],
      stage: Stage(device: .iPhone14Pro, appearance: .dark)
    ) { page in
      let pad = try await FakeGamepad(page.browser)
      let elements = Elements(browser: page.browser)
      try await body(page, GamePage(page, game), pad, elements)
      #expect(try await page.browser.console() == [])
    }
  }

  /// Moves the focus until it is on a control with a name.
  private func reach(
    _ name: String, _ direction: FakeGamepad.Button, _ pad: FakeGamepad, _ elements: Elements
  ) async throws {
    for _ in 0..<40 {
      if try await elements.focused().hasPrefix(name) { return }
      try await pad.press(direction)
      try await Task.sleep(for: .milliseconds(150))
    }
    Issue.record("no \(name), but \(try await elements.focused())")
  }

  /// Dives into a run from the menu.
  private func dive(
    _ player: GamePage, _ pad: FakeGamepad, _ elements: Elements
  ) async throws -> DishController {
    try await elements.wait("button", "New run")
    try await reach("New run", .down, pad, elements)
    try await pad.press(.south)
    try await elements.wait("button", "Dive in")
    try await reach("Dive in", .down, pad, elements)
    try await pad.press(.south)
    try await player.wait("the run begins") { player.dish?.session.run.score.steps ?? 0 > 20 }
    return try #require(player.dish)
  }

  @Test("the stick steers wherever it points, the buttons are the usual keys, and start pauses")
  func run() async throws {
    try await with { page, player, pad, elements in
      let dish = try await dive(player, pad, elements)
      let session = dish.session
      // The page learns of the water within half a second.
      try await page.browser.wait(
        for: "document.activeElement && document.querySelector('#elements #water') !== null")
      try await Task.sleep(for: .seconds(1))
      for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (-0.7, 0.7)] {
        try await pad.tilt(x, y)
        // The creature turns until it looks where the stick points.
        let way = Vector(x: Float(x), y: Float(y)).normalized
        try await player.wait("it looks to \(x), \(y)") {
          session.input.effort > 128 && session.run.creature?.pose.heading.dot(way) ?? 0 > 0.85
        }
      }
      try await page.keepPicture("gamepad-run")
      try await pad.tilt(0, 0)
      try await player.wait("it rests") { session.input.effort == 0 }
      // A stick that is hardly tilted rests, and the right one is as good as the left one.
      try await pad.tilt(0.15, 0, isRight: true)
      try await Task.sleep(for: .milliseconds(300))
      #expect(session.input.effort == 0)
      try await pad.tilt(0, 0.6, isRight: true)
      try await player.wait("it swims by the right stick") { session.input.effort > 0 }
      try await pad.tilt(0, 0, isRight: true)
      let triggers: [(FakeGamepad.Button, PlayerInput.Triggers)] = [
        (.south, .bite), (.east, .jet), (.west, .poison), (.north, .grab), (.rightShoulder, .shock),
      ]
      for (button, trigger) in triggers {
        try await pad.set(button, isDown: true)
        try await player.wait("\(button)") { session.input.triggers == trigger }
        try await pad.set(button, isDown: false)
        try await player.wait("\(button) is released") { session.input.triggers == [] }
      }
      try await pad.set(.left, isDown: true)
      try await player.wait("it turns left") { session.input.turn == -127 }
      // Unplugged, it holds nothing.
      try await pad.unplug()
      try await player.wait("nothing is held") { session.input == PlayerInput() }
    }
  }

  @Test("menus are walked through by the focus: pause, settings and back, and the run goes on")
  func menus() async throws {
    try await with { page, player, pad, elements in
      let dish = try await dive(player, pad, elements)
      try await Task.sleep(for: .seconds(1))
      try await pad.press(.start)
      try await player.wait("the pause menu") { dish.presentedViewController is UIAlertController }
      try await elements.wait("button", "Settings")
      try await page.keepPicture("gamepad-pause")
      let steps = dish.session.run.score.steps
      try await pad.press(.east)
      try await player.wait("B continues") {
        dish.presentedViewController == nil && dish.session.run.score.steps > steps
      }
      try await Task.sleep(for: .seconds(1))
      try await pad.press(.start)
      try await elements.wait("button", "Settings")
      try await reach("Settings", .up, pad, elements)
      try await pad.press(.south)
      try await elements.wait("button", "Done")
      try await reach("Music", .down, pad, elements)
      try await page.keepPicture("gamepad-settings")
      try await pad.press(.south)
      try await player.wait("music is off") { !player.game.settings.hasMusic }
      try await reach("Keys", .up, pad, elements)
      try await pad.press(.south)
      try await elements.wait("button", "Bite")
      try await pad.press(.east)
      try await elements.waitUntilGone("button", "Bite")
      try await reach("Done", .up, pad, elements)
      try await pad.press(.south)
      try await player.wait("the run goes on") { dish.presentedViewController == nil }
    }
  }

  @Test("a held direction moves on, and waits first")
  func repeating() async throws {
    try await with { page, _, pad, elements in
      try await elements.wait("button", "New run")
      let moves = try await page.browser.runAsync(
        """
        const done = arguments[arguments.length - 1];
        const moves = [];
        document.addEventListener("focusin", () => moves.push(performance.now()));
        const start = performance.now();
        fakePad.axes[1] = 1;
        setTimeout(() => {
          fakePad.axes[1] = 0;
          done(moves.map((time) => time - start));
        }, 1500);
        """)
      let times = try #require(moves as? [Double])
      try #require(times.count >= 3)
      #expect(times[1] - times[0] >= 390)
      #expect(times[2] - times[1] >= 120)
      #expect(times[2] - times[1] < 390)
    }
  }
}

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

  @Test("a held direction moves the focus again and again")
  func repeating() async throws {
    try await with { page, _, pad, elements in
      try await elements.wait("button", "New run")
      let moves = try await page.browser.runAsync(
        """
        let moves = 0;
        document.addEventListener("focusin", () => {
          moves += 1;
          if (moves === 3) arguments[0](moves);
        });
        fakePad.axes[1] = 1;
        """)
      #expect(moves as? Int == 3)
    }
  }

  /// The test gives the times, so that it doesn't depend on the machine. Frames come 10 ms apart.
  @Test("a held direction waits 0.4 s and then 0.13 s each time, a new one not at all")
  func waiting() async throws {
    try await with { page, _, _, _ in
      for hold in ["axes[1] = 1", "buttons[13].pressed = true"] {
        let moves = try await page.browser.runAsync(
          """
          const body = ({ Gamepads }) => {
            const moves = [];
            let time = 0;
            const input = { down: new Set(), setFinger() {}, setKey() {} };
            const elements = { touchArea: () => null, press: (key) => moves.push(`${key} ${time}`) };
            const gamepads = new Gamepads(input, elements, () => {});
            const pad = { axes: [0, 0, 0, 0], buttons: [...Array(17)].map(() => ({ pressed: false })) };
            const frames = (end) => { for (; time < end; time += 10) gamepads.look([pad], time); };
            pad.\(hold);
            frames(700);
            pad.axes[1] = 0;
            pad.buttons[13].pressed = false;
            frames(710);
            pad.axes[0] = -1;
            frames(1200);
            return moves;
          };
          import(new URL("gamepad.js", document.baseURI)).then(body).then(arguments[0]);
          """)
        #expect(
          moves as? [String] == [
            "ArrowDown 0", "ArrowDown 400", "ArrowDown 530", "ArrowDown 660",
            "ArrowLeft 710", "ArrowLeft 1110",
          ])
      }
    }
  }
}

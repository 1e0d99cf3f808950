import Foundation
import Micro
import Testing

@testable import MicroApp
@testable import Stage
@testable import StageBrowser

/// Touches and keys in a real browser on things that are just disappearing: an alert of the game, and the page
/// itself.
@MainActor @Suite(.serialized) struct GoneUnderFingerPageTests {
  private let water = CGPoint(x: 60, y: 300)

  /// Shows a paused run with its alert.
  private func pause(_ body: (GamePage) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let game = Game(
      folder: folder,
      surroundings: Surroundings(
        today: { Day(year: 2026, month: 11, day: 23) }, chance: { 7 << 32 },
        preferredLanguages: ["en"]))
    let recording = RunRecording(
      settings: RunSettings(population: 4), creature: SeedCreatures.lancer, seed: 4)
    let card = RunCard(
      id: "page", name: "Eel", seed: 4, difficulty: "normal",
      day: Day(year: 2026, month: 11, day: 23))
    let session = RunSession(OpenRun(card: card, game: try RecordedRun(recording), log: nil))
    try await LivePage.with(
      [
        StageScreen(name: "dish", title: "Dish") {
          UINavigationController(rootViewController: DishController(session: session, game: game))
        }
      ], stage: Stage(device: .iPhone14Pro, appearance: .dark)
    ) { live in
      let player = try await GamePage(live, game)
      try await player.tap("button", "Pause")
      try #require(alert(of: player) != nil)
      try await body(player)
      try await steers(player)
      #expect(try await live.browser.console() == [])
    }
  }

  private func alert(of player: GamePage) -> UIAlertController? {
    player.dish?.presentedViewController as? UIAlertController
  }

  /// Returns the position of *Continue* on the screen.
  private func continueButton(_ player: GamePage) throws -> CGPoint {
    func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
      nodes.lazy.compactMap { $0.label == "Continue" ? $0 : find($0.children) }.first
    }
    let frame = try #require(find(player.page.stage.accessibilityTree().nodes)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Polls until the alert is being dismissed.
  private func waitUntilGoing(_ player: GamePage) async throws {
    for _ in 0..<2000 {
      guard let alert = alert(of: player), !alert.isBeingDismissed else { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("the alert does not go")
  }

  /// Lifts all fingers after the alert has gone.
  private func liftWithoutAlert(_ player: GamePage) async throws {
    try await player.wait("the alert is gone") { alert(of: player) == nil }
    try await player.rest(0.3)
    #expect(player.page.stage.brokenInputInvariants == [])
    try await player.lift()
    try await player.wait("no finger is down") { player.page.stage.fingers.isEmpty }
    #expect(player.page.stage.brokenInputInvariants == [])
  }

  /// Checks that the run continues, and that a finger steers.
  private func steers(_ player: GamePage) async throws {
    let session = try #require(player.dish).session
    try await player.drag(from: water, to: water, lifting: false)
    try await player.wait("it steers") { session.input.effort > 0 }
    try await player.lift()
    try await player.wait("it stops") { session.input.effort == 0 }
  }

  @Test func aPressRightAfterAnAlert() async throws {
    try await pause { player in
      try await player.tap(at: continueButton(player))
      try await waitUntilGoing(player)
      try await player.drag(from: water, to: water, lifting: false)
      try await liftWithoutAlert(player)
    }
  }

  /// One finger rests beside the alert while another chooses, and lifts two seconds later.
  @Test func twoFingersAndAnAlert() async throws {
    try await pause { player in
      let resting = player.place(of: water)
      let choosing = player.place(of: try continueButton(player))
      try await player.page.browser.perform(Self.fingers(resting, choosing))
      try await player.wait("the alert is gone") { alert(of: player) == nil }
      try await player.wait("no finger is down") { player.page.stage.fingers.isEmpty }
      #expect(player.page.stage.brokenInputInvariants == [])
    }
  }

  /// Returns two fingers' actions in parallel steps, as WebDriver takes them: the second touches and lifts
  /// while the first is down.
  private nonisolated static func fingers(
    _ first: (x: Int, y: Int), _ second: (x: Int, y: Int)
  ) -> [[String: Any]] {
    let wait: [String: Any] = ["type": "pause", "duration": 100]
    let down: [String: Any] = ["type": "pointerDown", "button": 0]
    let up: [String: Any] = ["type": "pointerUp", "button": 0]
    func finger(
      _ id: String, _ place: (x: Int, y: Int), _ steps: [[String: Any]]
    ) -> [String: Any] {
      let start: [String: Any] = [
        "type": "pointerMove", "duration": 0, "x": place.x, "y": place.y,
      ]
      return [
        "type": "pointer", "id": id, "parameters": ["pointerType": "touch"],
        "actions": [start] + steps,
      ]
    }
    return [
      finger("first", first, [down, wait, wait, wait, ["type": "pause", "duration": 2000], up]),
      finger("second", second, [wait, wait, down, wait, up]),
    ]
  }

  @Test func aKeyAndAnAlert() async throws {
    try await pause { player in
      try await player.drag(from: water, to: water, lifting: false)
      try await player.wait("a finger is down") { player.page.stage.fingers.count == 1 }
      try await Elements(browser: player.page.browser).focus("button", "Continue")
      try await player.page.browser.press("Enter")
      try await waitUntilGoing(player)
      try await liftWithoutAlert(player)
    }
  }

  @Test func aReloadDuringADrag() async throws {
    try await LivePage.with { page in
      try await page.settle()
      let (x, y) = try await page.origin()
      try await page.browser.touch(.down, at: (x + 180, y + 250))
      for step in 1...10 {
        try await page.browser.touch(.move, at: (x + 180, y + 250 + 20 * step))
      }
      try await page.settle(fingerAt: 450)
      #expect(page.controller.scrollView.isDragging)
      try await page.browser.reload()
      try await page.browser.wait(for: "document.getElementById('canvas').dataset.frame")
      for _ in 0..<400 where !page.stage.fingers.isEmpty {
        try await Task.sleep(for: .milliseconds(25))
      }
      try await page.settle()
      #expect(page.stage.fingers.isEmpty)
      #expect(!page.controller.scrollView.isDragging)
      #expect(page.controller.scrollView.contentOffset.y == 0)
      #expect(page.stage.brokenInputInvariants == [])
      // The finger went down on the previous page, and lifts on this one.
      try await page.browser.touch(.up, at: (0, 0))
      try await page.browser.drag(
        from: (x + 180, y + 500), by: (0, -300), steps: 30, milliseconds: 16)
      try await page.settle()
      #expect(page.controller.scrollView.contentOffset.y > 0)
      #expect(try await page.browser.console() == [])
    }
  }
}

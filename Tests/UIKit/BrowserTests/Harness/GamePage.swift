import Foundation
import Micro
import Testing

@testable import MicroApp
@testable import Stage
@testable import StageBrowser

/// A player at a page that shows the game, who uses the browser's pointer and keys.
@MainActor struct GamePage {
  let page: LivePage
  let game: Game
  /// The canvas's corner in the window, in CSS pixels.
  private let origin: (x: Int, y: Int)

  init(_ page: LivePage, _ game: Game) async throws {
    self.page = page
    self.game = game
    origin = try await page.origin()
  }

  // MARK: Screens

  private var root: UINavigationController? {
    page.stage.window?.rootViewController as? UINavigationController
  }

  /// The dish, while it is at the top of the navigation stack, even under a presented screen.
  var dish: DishController? { root?.topViewController as? DishController }

  /// The editor, while it is open.
  var editor: EditorController? {
    (dish?.presentedViewController as? UINavigationController)?.viewControllers.first
      as? EditorController
  }

  /// Waits until a condition holds, for at most two minutes.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async throws {
    for _ in 0..<1200 where !condition() { try await Task.sleep(for: .milliseconds(100)) }
    try #require(condition(), "\(what)", sourceLocation: sourceLocation)
  }

  /// Waits until animations have ended.
  func rest(_ seconds: Double = 0.8) async throws { try await Task.sleep(for: .seconds(seconds)) }

  /// Returns each accessible element's name and value.
  func words() async throws -> [String] {
    let words = try await page.browser.run(
      "return [...document.querySelectorAll('#elements [data-number]')]"
        + ".map((e) => [e.ariaLabel, e.ariaValueText, e.textContent].filter(Boolean).join(' '));")
    return words as? [String] ?? []
  }

  func keepPicture(_ name: String) async throws { try await page.keepPicture("story-\(name)") }

  // MARK: Touching

  /// Taps the middle of the element with a role and a name, after scrolling it into view.
  func tap(_ role: String, _ name: String) async throws {
    let find = """
      [...document.querySelectorAll('#elements [role="\(role)"]')].find((element) =>
        element.ariaLabel === '\(name)' || element.ariaLabel?.startsWith('\(name),'))
      """
    try await page.browser.wait(for: find)
    // A row that slides in has to come to rest first.
    try await rest(0.5)
    let box = try await page.browser.run(
      "const box = (\(find)).getBoundingClientRect();"
        + "return [box.left + box.width / 2, box.top + box.height / 2];")
    let place = try #require(box as? [Double])
    let screen = page.stage.device.size
    let top = Double(origin.y) + 100
    if (top...(Double(origin.y) + screen.height - 40)).contains(place[1]) {
      try await tap(at: CGPoint(x: place[0] - Double(origin.x), y: place[1] - Double(origin.y)))
    } else {
      _ = try await page.browser.run("(\(find)).click(); return true;")
    }
    try await rest()
  }

  /// Taps a point of the screen.
  func tap(at point: CGPoint) async throws {
    try await drag(from: point, to: point)
  }

  /// Drags a finger over the screen.
  func drag(
    from start: CGPoint, to end: CGPoint, lifting: Bool = true, steps: Int = 8
  ) async throws {
    try await page.browser.touch(.down, at: place(of: start))
    for step in 1...(start == end ? 1 : steps) where start != end {
      let part = CGFloat(step) / CGFloat(steps)
      try await move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      try await Task.sleep(for: .milliseconds(30))
    }
    if lifting { try await lift() }
  }

  /// Moves the finger that is down.
  func move(to point: CGPoint) async throws {
    try await page.browser.touch(.move, at: place(of: point))
  }

  func lift() async throws { try await page.browser.touch(.up, at: (0, 0)) }

  /// Returns the window position of a point of the screen.
  func place(of point: CGPoint) -> (x: Int, y: Int) {
    (origin.x + Int(point.x), origin.y + Int(point.y))
  }

  /// Turns the wheel in the middle of the screen, in CSS pixels. A positive distance is towards the user.
  func turnWheel(by distance: Int) async throws {
    let size = page.stage.device.size
    try await page.browser.perform([
      [
        "type": "wheel", "id": "wheel",
        "actions": [
          [
            "type": "scroll", "x": origin.x + Int(size.width / 2),
            "y": origin.y + Int(size.height / 2), "deltaX": 0, "deltaY": distance, "duration": 0,
          ]
        ],
      ]
    ])
  }

  // MARK: Playing

  /// Swims in a direction for a third of a second. The run waits while the finger moves, so the speed of the
  /// machine doesn't matter.
  func swim(along way: Vector) async throws {
    let session = try #require(dish).session
    session.isPaused = true
    let point = try finger(towards: way)
    try await move(to: point)
    for _ in 0..<300 where !isDown(at: point) { try await Task.sleep(for: .milliseconds(10)) }
    session.isPaused = false
    let end = session.run.score.steps + 20
    for _ in 0..<500
    where session.run.score.steps < end && session.run.ending == nil && !session.isInvited {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private func isDown(at point: CGPoint) -> Bool {
    page.stage.fingers.values.contains { hypot($0.x - point.x, $0.y - point.y) <= 2 }
  }

  /// Returns the point, in points, where a finger makes the creature swim in a direction from where it is.
  func finger(towards way: Vector) throws -> CGPoint {
    let dish = try #require(dish)
    let creature = try #require(dish.session.run.creature)
    // Farther than full strength needs, and on the screen.
    let goal = creature.pose.center + way * (6 / max(way.length, 0.001))
    let camera = dish.dish.camera
    let size = dish.dish.bounds.size
    let point = CGPoint(x: CGFloat(goal.x), y: CGFloat(goal.y)).applying(camera.transform(size))
    return CGPoint(
      x: min(max(point.x, 8), size.width - 8), y: min(max(point.y, 190), size.height - 120))
  }

  /// Returns the way to the nearest rival that `isMeant` accepts; `nil` without any.
  func way(to isMeant: (Creature) -> Bool) -> Vector? {
    guard let run = dish?.session.run, let own = run.creature else { return nil }
    return run.arena.world.creatures
      .filter { $0.id != own.id && isMeant($0) }
      .map { $0.pose.center - own.pose.center }
      .min { $0.length < $1.length }
  }
}

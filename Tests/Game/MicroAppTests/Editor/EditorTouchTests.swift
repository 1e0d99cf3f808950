import Micro
import Stage
import Testing

@testable import MicroApp

/// The editor as a player meets it: by touch.
@MainActor @Suite("The editor by touch") struct EditorTouchTests {
  /// The warning about a body with a spike in front of its mouth.
  private static let blocked =
    "Its mouth faces its own body: it will catch nothing. Turn it outward."

  @Test("adds a cell within the budget, refuses one beyond it, undoes, redoes and commits")
  func budget() throws {
    let scene = EditorScene(budget: 8)
    try scene.drag(.cell(.spike), to: Vector(x: 2.05, y: 0.1))
    #expect(scene.genome.cells.last?.type == .spike)
    #expect(scene.genome.cells.last?.position == Vector(x: 2, y: 0), "pulled to the axis")
    #expect(scene.model.draft.cost == 7, "a spike is 6, its body link 1")
    #expect(scene.reason == Self.blocked)
    let withSpike = scene.genome
    try scene.drag(.cell(.spike), to: Vector(x: -7, y: 0))
    #expect(scene.genome == withSpike)
    #expect(scene.reason == "That costs 14 points, and you have 8.")
    try scene.tap(on: "undo")
    #expect(scene.genome == SeedCreatures.eel)
    #expect(scene.reason == nil)
    try scene.tap(on: "redo")
    #expect(scene.genome == withSpike)
    try scene.tap(on: "done")
    #expect(scene.result == withSpike)
  }

  @Test("shows the cost and any refusal while dragging, and does nothing before the end")
  func preview() throws {
    let scene = EditorScene(budget: 8)
    let start = try scene.center(of: PaletteItem.cell(.spike).identifier)
    let end = scene.point(of: Vector(x: 2, y: 0))
    scene.stage.touchDown(at: start)
    scene.stage.move(
      from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y), duration: 0.3)
    #expect(scene.model.preview?.outcome?.cost == 7)
    #expect(scene.editor.budgetBar.accessibilityValue == "7 of 8 points, 1 left")
    #expect(scene.genome == SeedCreatures.eel)
    scene.stage.touchCancel()
    scene.stage.advance(by: 0.1)
    #expect(scene.model.preview == nil)
    #expect(scene.genome == SeedCreatures.eel)
    #expect(scene.editor.budgetBar.accessibilityValue == "0 of 8 points, 8 left")
  }

  @Test("selects by a tap, and moves a cell with its mirror image")
  func move() throws {
    let scene = EditorScene(budget: 30)
    let nose = try #require(scene.genome.cells.last)
    scene.tap(nose.position)
    #expect(scene.model.draft.selection == .cell(nose.id))
    scene.drag(from: nose.position, to: Vector(x: 0.75, y: 1.3))
    let moved = try #require(scene.genome.cell(nose.id))
    #expect(moved.position != nose.position)
    let twin = try #require(moved.twin.flatMap { scene.genome.cell($0) })
    #expect(twin.position == Vector(x: moved.position.x, y: -moved.position.y))
    #expect(scene.model.draft.cost > 0)
    // Too far from the nucleus: it is refused with a reason, and the cell stays.
    scene.drag(from: moved.position, to: Vector(x: 3.4, y: 1.3))
    #expect(scene.reason != nil)
    #expect(scene.genome.cell(nose.id)?.position == moved.position)
  }

  @Test("retypes the part that a type is dropped on")
  func retype() throws {
    let scene = EditorScene(budget: 30)
    try scene.drag(.cell(.armour), to: scene.place(of: 4))
    #expect(scene.genome.cell(4)?.type == .armour)
    #expect(scene.model.draft.selection == .cell(4))
    let link = try #require(scene.genome.links.first { $0.joins(3, 4) })
    scene.editor.panel.show(.links)
    scene.stage.advance(by: 0.5)
    let middle = (scene.place(of: 3) + scene.place(of: 4)) * 0.5
    try scene.drag(.link(.fin), to: middle)
    #expect(scene.genome.link(link.id)?.type == .fin)
  }

  @Test("pulls links out of a cell: to another cell, and into the water with a new one")
  func link() throws {
    let scene = EditorScene(budget: 30)
    scene.tap(scene.place(of: 7))
    try scene.drag(.link, to: Vector(x: -6, y: 1.03))
    #expect(scene.genome.cells.suffix(2).map(\.position.y) == [1, -1], "pulled to a right angle")
    #expect(scene.genome.cells.last?.type == .body)
    let count = scene.genome.links.count
    scene.tap(scene.place(of: 5))
    try scene.drag(.link, to: scene.place(of: 3))
    #expect(scene.genome.links.count == count + 1)
    #expect(scene.genome.links.last.map { $0.joins(5, 3) } == true)
    guard case .link(let id) = scene.model.draft.selection else {
      Issue.record("the new link is selected")
      return
    }
    try scene.drag(.end, to: scene.place(of: 4))
    #expect(scene.genome.link(id)?.joins(5, 3) == true, "4 and 5 are linked already")
    #expect(scene.reason == "These cells are already linked.")
  }

  @Test("turns an organ by its handle, with its mirror image")
  func turn() throws {
    let scene = EditorScene(SeedCreatures.watcher, budget: 30)
    let eye = try #require(scene.genome.cells.last { $0.type == .eye })
    scene.tap(eye.position)
    try scene.drag(.direction, to: eye.position + Vector(x: 1.2, y: 0))
    let turned = try #require(scene.genome.cell(eye.id))
    #expect(turned.direction != eye.direction)
    #expect(abs(scene.genome.facing(of: turned)) < 0.15, "it looks ahead")
    let twin = try #require(turned.twin.flatMap { scene.genome.cell($0) })
    #expect(twin.direction == -turned.direction)
  }

  @Test("removes the selected part, and everything attached to it only on request")
  func remove() throws {
    let scene = EditorScene(budget: 60)
    scene.tap(scene.place(of: 5))
    try scene.tap(on: "remove-selection")
    #expect(scene.genome == SeedCreatures.eel)
    #expect(scene.reason == "Body 5 would be cut off from the nucleus.")
    try scene.tap(on: "prune")
    #expect(scene.genome.cells.map(\.id) == [0, 1, 2, 3, 4, 15, 16])
    #expect(scene.reason == nil)
  }

  @Test("dismisses a reason by a tap on it, and the part below stays selected")
  func dismissal() throws {
    let scene = EditorScene(budget: 8)
    try scene.drag(.cell(.spike), to: Vector(x: 2, y: 0))
    try scene.drag(.cell(.spike), to: Vector(x: -7, y: 0))
    let selection = try #require(scene.model.draft.selection)
    #expect(scene.reason == "That costs 14 points, and you have 8.")
    try scene.tap(on: "reason")
    #expect(scene.reason == Self.blocked, "the warning stays as long as the fault does")
    #expect(scene.model.draft.selection == selection)
    #expect(scene.model.draft.cost == 7)
  }

  @Test("moves and zooms the view by one finger and two")
  func camera() throws {
    let scene = EditorScene(budget: 10)
    let camera = scene.editor.canvas.camera
    let water = scene.point(of: Vector(x: -5, y: 2.5))
    scene.drag(from: water, to: CGPoint(x: water.x - 60, y: water.y + 40))
    let panned = scene.editor.canvas.camera
    #expect(abs(panned.centre.y - camera.centre.y - Float(60 / camera.scale)) < 0.1)
    let middle = CGPoint(x: 196, y: 420)
    scene.stage.touchDown(at: CGPoint(x: middle.x - 40, y: middle.y), finger: 0)
    scene.stage.touchDown(at: CGPoint(x: middle.x + 40, y: middle.y), finger: 1)
    scene.stage.advance(by: 0.05)
    scene.stage.touchMove(to: CGPoint(x: middle.x - 80, y: middle.y), finger: 0)
    scene.stage.touchMove(to: CGPoint(x: middle.x + 80, y: middle.y), finger: 1)
    scene.stage.advance(by: 0.05)
    scene.stage.touchUp(finger: 0)
    scene.stage.touchUp(finger: 1)
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.editor.canvas.camera.scale / panned.scale - 2) < 0.05)
    #expect(scene.genome == SeedCreatures.eel)
    try scene.tap(on: "fit")
    #expect(scene.editor.canvas.camera == camera)
  }

  @Test("undoes and redoes by ⌘Z and ⇧⌘Z, and removes by the delete key")
  func keys() throws {
    let scene = EditorScene(budget: 30)
    scene.tap(scene.place(of: 7))
    press(.keyboardDeleteOrBackspace, on: scene)
    #expect(scene.genome.cell(7) == nil)
    press(.keyboardZ, .command, on: scene)
    #expect(scene.genome == SeedCreatures.eel)
    press(.keyboardZ, [.command, .shift], on: scene)
    #expect(scene.genome.cell(7) == nil)
    scene.tap(scene.place(of: 3))
    press(.keyboardEscape, on: scene)
    #expect(scene.model.draft.selection == nil)
  }

  private func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], on scene: EditorScene
  ) {
    scene.stage.press(
      UIKey(
        characters: "", charactersIgnoringModifiers: "", keyCode: code, modifierFlags: modifiers))
    scene.stage.release(code)
    scene.stage.advance(by: 0.6)
  }

  @Test("asks before changes are lost, and hands back the creature as it was")
  func cancel() throws {
    let scene = EditorScene(budget: 30)
    try scene.drag(.cell(.body), to: Vector(x: -7, y: 0))
    try scene.tap(on: "cancel")
    #expect(scene.result == nil)
    try scene.activate(.button, "Discard changes")
    #expect(scene.result == SeedCreatures.eel)
    let untouched = EditorScene(budget: 30)
    try untouched.tap(on: "cancel")
    #expect(untouched.result == SeedCreatures.eel)
  }
}

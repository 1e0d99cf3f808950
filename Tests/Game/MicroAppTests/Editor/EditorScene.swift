import Micro
import Stage
import Testing

@testable import MicroApp

/// An editor on a stage, with touches at the creature's parts.
@MainActor final class EditorScene {
  let stage: Stage
  private let scene: MicroAppTests.Scene
  private(set) var editor: EditorController!
  /// The genome that the completion received.
  private(set) var result: Genome?

  var model: EditorModel { editor.model }
  var genome: Genome { editor.model.draft.genome }

  init(
    _ genome: Genome = SeedCreatures.eel, budget: Int, stage: Stage = Stage(),
    languages: [String] = ["en"], showsHints: Bool = false,
    palette: Settings.PaletteChoice = .standard, offersAllParts: Bool = true
  ) {
    self.stage = stage
    stage.makeCurrent()
    scene = MicroAppTests.Scene(stage: stage, languages: languages)
    let game = scene.game
    game.settings.showsHints = showsHints
    game.settings.palette = palette
    game.settings.offersAllParts = offersAllParts
    editor = EditorController(genome: genome, budget: budget, game: game) { [weak self] in
      self?.result = $0
    }
    let navigation = UINavigationController(rootViewController: editor)
    navigation.navigationBar.tintColor = .accent
    stage.show(navigation)
    stage.advance(by: 0.5)
  }

  // MARK: Fingers on the canvas

  /// Returns the point of the screen for a place of the creature.
  func point(of place: Vector) -> CGPoint {
    let point = editor.canvas.camera.point(of: place)
    return editor.canvas.convert(point, to: nil)
  }

  func place(of cell: GeneID) -> Vector { genome.cell(cell)?.position ?? .zero }

  func tap(_ place: Vector) {
    stage.tap(at: point(of: place))
    stage.advance(by: 0.6)
  }

  /// Drags from one place of the creature to another.
  func drag(from start: Vector, to end: Vector) {
    drag(from: point(of: start), to: point(of: end))
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    stage.drag(
      from: start, by: CGVector(dx: end.x - start.x, dy: end.y - start.y), duration: 0.4,
      hold: 0.1)
    stage.advance(by: 0.6)
  }

  /// Drags a type out of the palette to a place of the creature.
  func drag(_ item: PaletteItem, to end: Vector) throws {
    try reveal(item)
    drag(from: try center(of: item.identifier), to: point(of: end))
  }

  /// Scrolls the palette with a finger until a type is visible.
  func reveal(_ item: PaletteItem) throws {
    for _ in 0..<12 {
      let middle = try center(of: item.identifier)
      let palette = stage.frame(of: editor.panel.palette)
      guard middle.x > palette.maxX - 40 else { return }
      stage.drag(
        from: CGPoint(x: palette.maxX - 60, y: middle.y), by: CGVector(dx: -200, dy: 0),
        duration: 0.4, hold: 0.2)
      stage.advance(by: 0.5)
    }
  }

  /// Drags a handle of the selected part.
  func drag(_ kind: CanvasHandles.Kind, to end: Vector) throws {
    let handles = CanvasHandles(
      of: model.draft.selection, in: genome, scale: editor.canvas.camera.scale
    ).handles
    let handle = try #require(handles.first { $0.kind == kind })
    drag(from: handle.place, to: end)
  }

  // MARK: Views

  func view(_ identifier: String) throws -> UIView {
    try #require(stage.view(withIdentifier: identifier), "no view is called \(identifier)")
  }

  func center(of identifier: String) throws -> CGPoint {
    let frame = stage.frame(of: try view(identifier))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func tap(on identifier: String) throws {
    stage.tap(at: try center(of: identifier))
    stage.advance(by: 0.6)
  }

  /// The text of the banner; `nil` while it is hidden.
  var reason: String? {
    guard !editor.banner.isHidden else { return nil }
    return (stage.view(withIdentifier: "reason") as? UILabel)?.text
  }

  // MARK: Without looking

  /// All accessibility elements, in reading order.
  var elements: [AccessibilityNode] {
    func flat(_ node: AccessibilityNode) -> [AccessibilityNode] {
      [node] + node.children.flatMap(flat)
    }
    return stage.accessibilityTree().nodes.flatMap(flat)
  }

  /// Returns the first enabled element of a kind with a name. Lists are scrolled until it is found, as with a screen
  /// reader.
  func element(_ kind: AccessibilityNode.Kind, _ label: String) throws -> AccessibilityNode {
    func find() -> AccessibilityNode? {
      elements.first { $0.kind == kind && $0.isEnabled && $0.label == label }
    }
    for direction in [UIAccessibilityScrollDirection.down, .up] {
      for _ in 0..<30 {
        if let found = find() { return found }
        let before = elements.map(\.label)
        for list in elements where list.kind == .list && !list.children.isEmpty {
          guard let object = stage.accessibilityTree().object(list.children[0].number) else {
            continue
          }
          stage.perform(.scroll(direction), on: object)
          stage.advance(by: 0.5)
        }
        if elements.map(\.label) == before { break }
      }
    }
    return try #require(
      find(),
      "no \(kind) “\(label)” among \(elements.map { "\($0.kind) “\($0.label)”" })")
  }

  /// Goes back from a part to the list with the bar's button; the switch below the canvas has the same name.
  func goBack() throws {
    let back = try #require(elements.last { $0.kind == .button && $0.label == "Parts" })
    stage.perform(.activate, on: try #require(stage.accessibilityTree().object(back.number)))
    stage.advance(by: 0.8)
  }

  func activate(_ kind: AccessibilityNode.Kind, _ label: String) throws {
    try perform(.activate, kind, label)
  }

  func perform(
    _ request: AccessibilityCenter.Request, _ kind: AccessibilityNode.Kind, _ label: String
  ) throws {
    let node = try element(kind, label)
    let object = try #require(stage.accessibilityTree().object(node.number))
    stage.perform(request, on: object)
    stage.advance(by: 0.8)
  }
}

import Micro
import Stage
import Testing

@testable import MicroApp

/// The game's screens in windows of every size, which are resized while they are visible.
@MainActor @Suite("Windows of every size") struct WindowLayoutTests {
  nonisolated static let sizes: [CGSize] = [
    CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 768, height: 1024), CGSize(width: 1366, height: 1024),
    CGSize(width: 2560, height: 1440),
  ]

  private func scene(_ size: CGSize = sizes[0]) -> Scene {
    Scene(stage: Stage(device: .window(size: size), appearance: .dark))
  }

  private func resize(_ scene: Scene, to size: CGSize) {
    scene.stage.device = .window(size: size)
    scene.stage.advance(by: 0.5)
  }

  /// Returns the frames of the parts that aren't hidden, by their identifiers.
  private func frames(_ stage: Stage, _ names: [String]) throws -> [CGRect] {
    try names.map { stage.frame(of: try #require(stage.view(withIdentifier: $0), "\($0)")) }
  }

  @Test("rows have a readable width, and are centred")
  func rows() throws {
    let scene = scene()
    scene.stage.show(
      UINavigationController(rootViewController: SettingsController(game: scene.game)))
    for size in Self.sizes {
      resize(scene, to: size)
      let table = try #require(scene.stage.view(withIdentifier: "settings") as? UITableView)
      for cell in table.visibleCells {
        #expect(cell.frame.width <= 672, "\(size)")
        #expect(abs(cell.frame.midX - size.width / 2) <= 0.5, "\(size)")
        #expect(cell.frame.width >= min(size.width - 40, 671), "\(size)")
      }
    }
  }

  @Test("the catalogue's too, with its headers over its rows")
  func catalogue() throws {
    let scene = scene()
    scene.stage.show(
      UINavigationController(rootViewController: CatalogueController(game: scene.game)))
    for size in Self.sizes {
      resize(scene, to: size)
      let table = try #require(scene.stage.view(withIdentifier: "catalogue") as? UITableView)
      for cell in table.visibleCells.compactMap({ $0 as? CatalogueCell }) {
        #expect(cell.frame.width <= 673, "\(size)")
        #expect(abs(cell.frame.midX - size.width / 2) <= 0.5, "\(size)")
      }
    }
  }

  @Test("the actions after a death are always visible, and no view covers another")
  func death() throws {
    let scene = scene()
    let session = DeadRun.stabbed
    let death = DeathController(
      result: session.result, replay: session.replay, game: scene.game, again: {}, close: {})
    scene.stage.show(death)
    for size in Self.sizes + Self.sizes.reversed() {
      resize(scene, to: size)
      let room = CGRect(origin: .zero, size: size)
      let buttons = try frames(scene.stage, ["to-menu", "again"])
      for button in buttons {
        #expect(room.contains(button), "\(size): \(button)")
        #expect(button.height >= 44, "\(size): \(button)")
        #expect(button.maxY <= size.height - 8, "\(size)")
      }
      #expect(!buttons[0].intersects(buttons[1]))
      let replay = scene.stage.frame(of: death.replayView)
      #expect(replay.width >= min(size.width, 560) * 0.4, "\(size)")
      #expect(!replay.intersects(buttons[0]), "\(size)")
      #expect(room.contains(replay) || size.height < 400, "\(size): \(replay)")
      let words = scene.game.texts[DeathText.replay]
      let caption = try #require(
        scene.stage.views().compactMap { $0 as? UILabel }.first { $0.text == words })
      #expect(caption.bounds.width >= caption.intrinsicContentSize.width - 0.5, "\(size)")
      #expect(caption.bounds.height < 2 * caption.font.lineHeight, "one line at \(size)")
      try Pictures.keep(scene.stage.pngData(), "death-\(Int(size.width))x\(Int(size.height))")
    }
  }

  @Test("the views over the water stay in the window and don't overlap")
  func dish() throws {
    let scene = scene()
    let dish = DishController(session: Showcase.crowded(), game: scene.game)
    scene.stage.show(dish)
    for size in Self.sizes + Self.sizes.reversed() {
      resize(scene, to: size)
      #expect(dish.dish.bounds.size == size)
      let room = CGRect(origin: .zero, size: size)
      for view in dish.hud.subviews where !view.isHidden {
        #expect(room.contains(view.frame), "\(size): \(type(of: view)) \(view.frame)")
      }
      let parts = try frames(scene.stage, ["nucleus", "body", "rivals", "pause", "speed", "map"])
      for (index, part) in parts.enumerated() {
        for other in parts[(index + 1)...] { #expect(!part.intersects(other), "\(size)") }
      }
    }
  }

  @Test(
    "the controls over the water grow with a large window, up to 2560 points, and no tablet's",
    arguments: [
      (CGSize(width: 390, height: 844), 1), (CGSize(width: 1280, height: 800), 1),
      (CGSize(width: 1366, height: 1024), 1), (CGSize(width: 1920, height: 1080), 1.25),
      (CGSize(width: 2560, height: 1440), 1.75), (CGSize(width: 2560, height: 400), 1),
    ] as [(CGSize, CGFloat)])
  func enlargement(size: CGSize, scale: CGFloat) throws {
    let scene = scene(size)
    let dish = DishController(session: Showcase.crowded(), game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.5)
    #expect(dish.hud.scale == scale)
    let parts = try frames(scene.stage, ["map", "pause", "nucleus"])
    #expect(parts.map(\.height) == [88 * scale, 48 * scale, 18 * scale])
  }

  @Test("a hint and its place survive when a window grows while it is shown")
  func grown() {
    let scene = scene(CGSize(width: 800, height: 600))
    let dish = DishController(session: Showcase.crowded(), game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 2)
    let hint = dish.hud.hintText
    #expect(hint != nil)
    resize(scene, to: CGSize(width: 2560, height: 1440))
    #expect(dish.hud.hintText == hint)
    #expect(dish.hud.scale > 1)
    #expect(dish.view.subviews.count == 3, "the water, the controls and the texts, once each")
  }

  @Test("the menu's dish fills a wide window, and is in the header of a narrow one")
  func menuDish() throws {
    let scene = scene(CGSize(width: 800, height: 600))
    scene.show()
    let dish = try #require(scene.stage.view(withIdentifier: "living-dish"))
    for size in [CGSize(width: 1920, height: 1080), CGSize(width: 390, height: 844)] {
      resize(scene, to: size)
      #expect((dish.bounds.size == size) == (size.width > 1000), "\(size)")
      #expect(dish.bounds.width == size.width, "\(size)")
    }
  }

  @Test("the editor's parts stay in the window, its tools whole and apart from the tank")
  func editor() throws {
    let scene = scene()
    let editor = EditorController(genome: SeedCreatures.watcher, budget: 27, game: scene.game) {
      _ in
    }
    scene.stage.show(UINavigationController(rootViewController: editor))
    for size in Self.sizes + Self.sizes.reversed() {
      resize(scene, to: size)
      editor.model.select(.cell(editor.model.draft.genome.cells[0].id))
      scene.stage.advance(by: 0.5)
      let room = CGRect(origin: .zero, size: size)
      let names = ["symmetric", "fit", "remove-selection", "tank"]
      let parts = try frames(scene.stage, names)
      let canvas = try #require(frames(scene.stage, ["canvas"]).first)
      for (index, part) in parts.enumerated() {
        #expect(room.contains(part), "\(size): \(names[index]) \(part)")
        #expect(canvas.insetBy(dx: 0, dy: -1).contains(part), "\(size): \(names[index]) \(part)")
        for other in parts[(index + 1)...] { #expect(!part.intersects(other), "\(size)") }
      }
      // The whole creature is on the canvas.
      for cell in editor.model.draft.genome.cells {
        let point = editor.canvas.camera.point(of: cell.position)
        #expect(editor.canvas.bounds.contains(point), "\(size): \(point)")
        // The tank covers no cell, unless there is no room next to it.
        let radius = CGFloat(cell.type.traits.radius) * editor.canvas.camera.scale
        let square = CGRect(
          x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        let tank = try #require(editor.canvas.obstacle)
        #expect(!square.intersects(tank) || size.height < 500, "\(size): \(square) \(tank)")
      }
    }
  }

  @Test("light and dark, changed in the menu, reach its water")
  func menuAppearance() throws {
    let scene = scene(CGSize(width: 800, height: 600))
    scene.game.settings.appearance = .system
    scene.show()
    let dish = try #require(scene.stage.view(withIdentifier: "living-dish") as? LivingDishView)
    var seen: Set<[CGFloat]> = []
    for appearance: UIUserInterfaceStyle in [.light, .dark, .light, .dark] {
      scene.stage.appearance = appearance
      scene.stage.advance(by: 0.3)
      let water = try #require(dish.layer.sublayers?.first as? CAGradientLayer)
      let colour = try #require(water.colors?.first) as! CGColor
      let expected = Palette(ground: appearance == .dark ? .darkField : .paper).water.cgColor
      #expect(colour == expected)
      seen.insert(colour.components ?? [])
    }
    #expect(seen.count == 2)
  }

  @Test("a change between light and dark mode in a run reaches the water and the views over it")
  func appearance() throws {
    let scene = scene(CGSize(width: 800, height: 600))
    let dish = DishController(session: Showcase.crowded(), game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 1)
    let steps = dish.session.run.score.steps
    dish.dish.magnification = 1.7
    for appearance: UIUserInterfaceStyle in [.light, .dark, .light] {
      scene.stage.appearance = appearance
      scene.stage.advance(by: 0.5)
      let ground: Palette.Ground = appearance == .dark ? .darkField : .paper
      #expect(dish.dish.palette.ground == ground)
      #expect(dish.hud.palette.ground == ground)
      #expect(dish.dish.magnification == 1.7)
      #expect(dish.view.subviews.count == 3, "the water, the controls and the texts, once each")
    }
    #expect(dish.session.run.score.steps > steps + 60, "the run continues")
    #expect(!dish.dish.creatures.isEmpty)
  }

  @Test("a warning lies over no cell of the body that it is about")
  func warning() throws {
    let scene = scene()
    let editor = EditorController(genome: SeedCreatures.eel, budget: 27, game: scene.game) { _ in }
    scene.stage.show(UINavigationController(rootViewController: editor))
    editor.model.perform(.turnCell(0, to: .pi))
    for size in Self.sizes where size.height >= 800 {
      resize(scene, to: size)
      #expect(!editor.banner.isHidden)
      let banner = scene.stage.frame(of: editor.banner)
      for cell in editor.model.draft.genome.cells {
        let middle = editor.canvas.convert(
          editor.canvas.camera.point(of: cell.position), to: nil)
        let radius = CGFloat(cell.type.traits.radius) * editor.canvas.camera.scale
        #expect(middle.y + radius <= banner.minY, "\(size): cell \(cell.id)")
      }
    }
  }

  @Test("no handle of a selected part lies over a cell")
  func handles() {
    for genome in SeedCreatures.all {
      var turned = genome
      // Every organ faces its own body, too.
      for index in turned.cells.indices { turned.cells[index].direction = .pi }
      for genome in [genome, turned] {
        let parts =
          genome.cells.map { EditSelection.cell($0.id) }
          + genome.links.map { EditSelection.link($0.id) }
        for scale: CGFloat in [12, 30, 44, 90] {
          for part in parts {
            for handle in CanvasHandles(of: part, in: genome, scale: scale).handles {
              for cell in genome.cells {
                let gap = (cell.position - handle.place).length - cell.type.traits.radius
                #expect(gap >= Float(CanvasKnob.radius / scale) - 1e-3, "\(part) at \(scale)")
              }
            }
          }
        }
      }
    }
  }

  @Test("the creatures in a choice have different descriptions", arguments: Language.allCases)
  func choices(language: Language) {
    let scene = Scene(languages: [language.rawValue])
    Showcase.fill(scene.game)
    let said = CreatureChoiceController.Choice.all(in: scene.game).map { "\($0.name) \($0.detail)" }
    #expect(said.count == SeedCreatures.all.count + 3)
    #expect(Set(said).count == said.count, "\(said)")
  }

  @Test("a card has all its texts, in light and dark mode, and its code is the creature's")
  func card() throws {
    let scene = Scene()
    let result = DeadRun.stabbed.result
    for ground: Palette.Ground in [.darkField, .paper] {
      let card = ShareCard(
        result: result, texts: scene.game.texts, palette: Palette(ground: ground),
        moments: Still.moments(of: DeadRun.stabbed.replay))
      let image = try #require(card.image.cgImage)
      #expect(image.width == 960)
      #expect(image.height == 1860)
      #expect(try GenomeCode.parse(card.code) == result.genome)
      let data = try #require(card.image.pngData())
      #expect(data.count < 1_000_000)
      try Pictures.keep(data, "card-\(ground)")
    }
  }

  @Test("a shared file has the creature's name, and its code is the one that is received")
  func sending() throws {
    let scene = Scene()
    let dead = DeadRun.stabbed
    scene.stage.show(
      DeathController(
        result: dead.result, replay: dead.replay, game: scene.game, again: {}, close: {}))
    scene.stage.advance(by: 1)
    let share = try #require(scene.stage.view(withIdentifier: "share") as? UIButton)
    share.sendActions(for: .touchUpInside)
    scene.stage.advance(by: 1)
    let said = Reader(stage: scene.stage).elements.map(\.label)
    #expect(said.contains { $0.contains(dead.result.card.name) }, "\(said)")
    #expect(!said.contains { $0.hasPrefix("ooze1") }, "\(said)")
  }

  @Test("every screen of the showcase can be shown", arguments: Showcase.Screen.allCases)
  func showcase(screen: Showcase.Screen) throws {
    guard screen != .observer else { return }
    let scene = scene(CGSize(width: 700, height: 500))
    Showcase.fill(scene.game)
    let root = screen.make(scene.game)
    scene.stage.show(root)
    scene.stage.advance(by: 0.5)
    screen.act(on: root)
    scene.stage.advance(by: 0.5)
    #expect(!Reader(stage: scene.stage).elements.isEmpty)
  }
}

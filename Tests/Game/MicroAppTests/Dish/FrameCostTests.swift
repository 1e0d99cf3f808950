import Micro
import Stage
import StageBrowser
import Testing

@testable import MicroApp

/// Measures the cost of a frame in counts: pictures drawn, layers changed, bytes sent. `make bench` has the times.
@MainActor @Suite("The cost of a frame of the dish") struct FrameCostTests {
  private func crowd() -> (Stage, CrowdController) {
    let stage = Stage(device: .iPad10, orientation: .landscapeRight, appearance: .dark)
    let controller = CrowdController(population: 76)
    stage.show(controller)
    for _ in 0..<8 { frame(stage, controller) }
    return (stage, controller)
  }

  private func frame(_ stage: Stage, _ controller: CrowdController) {
    controller.step()
    stage.advance(by: 1.0 / 60)
  }

  @Test("sixty creatures in view are less than 40 KB a frame")
  func bytes() throws {
    let (stage, controller) = crowd()
    var encoder = FrameEncoder()
    _ = encoder.encode(stage.layerTree())
    var sizes: [Int] = []
    var fewest = Int.max
    for _ in 0..<25 {
      frame(stage, controller)
      sizes.append(encoder.encode(stage.layerTree()).count)
      fewest = min(fewest, controller.dish.creatures.count)
    }
    sizes.sort()
    print("bytes a frame: median \(sizes[12]), most \(sizes[24]); \(fewest) creatures or more")
    #expect(fewest >= 60)
    #expect(sizes[24] < 40 * 1024, "the largest frame, of \(fewest) creatures or more")
    try Pictures.keep(stage.pngData(), "crowd")
  }

  @Test("a frame draws no picture, and changes the layers that moved")
  func layers() {
    let (stage, controller) = crowd()
    for _ in 0..<8 { frame(stage, controller) }
    let pictures = SpriteSheet.drawn
    for _ in 0..<15 {
      let creatures = Set(controller.dish.creatures.keys)
      stage.renderLoop.counts = FrameCounts()
      frame(stage, controller)
      guard Set(controller.dish.creatures.keys) == creatures else { continue }
      let counts = stage.renderLoop.counts
      let sprites = controller.dish.creatures.values.reduce(0) { sum, layer in
        // Itself, its outline's layer, its cells, their outlines, and its links.
        sum + 2 + 2 * layer.cellSprites.count + layer.linkSprites.count
      }
      let loose = controller.arena.world.cells.count { $0.matter != .tissue }
      #expect(counts.layersDrawn == 0)
      // The layers that contain them all: the window, the views, the water, the specks and the pools; and flashes.
      let flashes = controller.dish.effects.count
      #expect(counts.nodesRebuilt <= sprites + loose + 25 + flashes)
    }
    #expect(SpriteSheet.drawn == pictures)
  }

  @Test("creatures out of view cost nothing")
  func outOfView() {
    let (stage, controller) = crowd()
    controller.dish.magnification = 2.5
    for _ in 0..<90 { frame(stage, controller) }
    #expect(controller.dish.creatures.count < controller.arena.world.creatures.count / 2)
    var encoder = FrameEncoder()
    _ = encoder.encode(stage.layerTree())
    frame(stage, controller)
    let few = controller.dish.creatures.count
    let size = encoder.encode(stage.layerTree()).count
    // Up to twenty cells and thirty links of a creature at 20 bytes each, and the water's layers.
    #expect(size < 1000 * (few + 4))
  }
}

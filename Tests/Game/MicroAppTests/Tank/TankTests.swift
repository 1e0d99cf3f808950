import Micro
import Stage
import Testing

@testable import MicroApp

@Suite("A tank") struct TankTests {
  @Test(
    "lets every seed creature swim, the same in every run", arguments: SeedCreatures.all.indices)
  func swims(creature: Int) throws {
    var speeds: [Float] = []
    for _ in 0..<2 {
      var tank = try Tank(SeedCreatures.all[creature])
      #expect(tank.speed == nil)
      for _ in 0..<480 { tank.step() }
      #expect(tank.isMeasured)
      speeds.append(try #require(tank.speed))
    }
    // They are hand-made swimmers; even the slowest makes progress.
    #expect(speeds[0] > 0.2)
    #expect(speeds[0] == speeds[1])
  }

  @Test("a body without muscles stays where it is")
  func still() throws {
    let lump = Genome(cells: [CellGene(id: 0, type: .nucleus, position: .zero)], nextID: 1)
    var tank = try Tank(lump)
    for _ in 0..<480 { tank.step() }
    #expect(try #require(tank.speed) < 0.001)
  }

  @Test("starts again at the wall and before the swimmer starves, indefinitely")
  func endless() throws {
    var tank = try Tank(SeedCreatures.lancer)
    for _ in 0..<(60 * 90) {
      tank.step()
      let index = try #require(tank.index)
      let creature = tank.world.creatures[index]
      #expect(creature.pose.center.length < Tank.radius - Tank.margin)
      #expect(creature.fullness > 0.25)
    }
  }

  @Test("with its own brain, a creature has food around it and senses it")
  func brain() throws {
    var tank = try Tank(SeedCreatures.watcher, mode: .brain)
    #expect(tank.world.moteCount == 60)
    for _ in 0..<300 { tank.step() }
    let inputs = tank.world.brainInputs(of: tank.swimmer)
    #expect(inputs.count == tank.world.creatures[0].plan.brain.inputs.count)
    #expect(inputs.contains { $0 != 0 })
  }

  @Test("refuses a body that isn't viable")
  func invalid() {
    #expect(throws: BodyError.noNucleus) { try Tank(Genome()) }
  }
}

@Suite("A speed meter") struct SpeedMeterTests {
  @Test("measures the net distance of three seconds")
  func straight() throws {
    var meter = SpeedMeter()
    // 0.02 lengths per step of 1/60 s are 1.2 per second.
    for step in 0..<SpeedMeter.window {
      #expect(meter.speed == nil)
      meter.add(Vector(x: Float(step) * 0.02, y: 0))
    }
    #expect(abs(try #require(meter.speed) - 1.2) < 0.001)
    for step in 0..<500 { meter.add(Vector(x: 0, y: Float(step) * 0.01)) }
    #expect(abs(try #require(meter.speed) - 0.6) < 0.001)
    meter.reset()
    #expect(meter.speed == nil)
  }

  @Test("finds no speed in circles")
  func circle() throws {
    var meter = SpeedMeter()
    for step in 0..<SpeedMeter.window {
      meter.add(Vector(angle: 2 * .pi * Float(step) / Float(SpeedMeter.window - 1)))
    }
    #expect(try #require(meter.speed) < 0.001)
  }
}

@MainActor @Suite("The tank on the screen") struct TankViewTests {
  @Test("shows the speed of the draft, and measures it after each change")
  func speed() throws {
    let scene = EditorScene(budget: 40)
    #expect(scene.editor.tank.accessibilityValue == "measuring …")
    scene.stage.advance(by: 9)
    let speed = try #require(scene.editor.tank.speed)
    #expect(speed > 0.2)
    let shown = try #require(scene.editor.tank.accessibilityValue)
    let lines = shown.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("lengths/\u{2060}s"))
    #expect(lines[1].hasPrefix("empty in "))
    scene.model.perform(.removeCell(7, pruning: false))
    scene.stage.advance(by: 0.1)
    #expect(scene.editor.tank.accessibilityValue == "measuring …")
    scene.stage.advance(by: 9)
    let compared = try #require(scene.editor.tank.accessibilityValue)
    #expect(compared.contains("%") || compared.contains("as fast as before"))
  }

  /// A page that turns its device in the middle of a change gave it a column narrower than the caption's margins.
  @Test("takes any size", arguments: [0, 1, 15, 16, 27, 28, 29, 40, 400] as [CGFloat])
  func sizes(_ width: CGFloat) throws {
    let scene = EditorScene(budget: 40)
    let tank = scene.editor.tank
    // The editor would lay it out where it belongs.
    tank.removeFromSuperview()
    for height in [0, 5, 25, 400] as [CGFloat] {
      tank.frame.size = CGSize(width: width, height: height)
      tank.layoutIfNeeded()
      let labels = tank.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
      let caption = try #require(labels.first)
      #expect(caption.frame.width == max(0, width - 28) || width == 0)
    }
  }

  @Test("grows when it is tapped")
  func grows() throws {
    let scene = EditorScene(budget: 40)
    let width = scene.editor.tank.frame.width
    try scene.tap(on: "tank")
    #expect(scene.editor.tank.frame.width > 1.5 * width)
    try scene.tap(on: "tank")
    #expect(scene.editor.tank.frame.width == width)
  }
}

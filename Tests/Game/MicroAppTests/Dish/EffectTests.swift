import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("Flashes of events") struct EffectTests {
  private let world = Arena(
    settings: ArenaSettings(world: .crowded(4), population: 4), seed: 2
  ).world

  private func layer(isMotionReduced: Bool = false) -> EffectLayer {
    _ = Stage()
    return EffectLayer(palette: Palette(), isMotionReduced: isMotionReduced)
  }

  /// One of each visible event, with its place.
  private var events: [World.Event] {
    let creature = world.creatures[0]
    let gene = creature.plan.cells[0].gene
    let other = world.creatures[1].id
    return [
      .ate(creature.id, .mote, energy: 2),
      .wounded(creature.id, cell: gene, by: other, cause: .bite, health: 3),
      .fired(creature.id, cell: gene, .jet), .fired(creature.id, cell: gene, .electrocyte),
      .consumed(99, by: creature.id, cause: .bite, energy: 9),
    ]
  }

  @Test("each event is one flash at its place", arguments: [false, true])
  func places(isMotionReduced: Bool) throws {
    let creature = world.creatures[0]
    let nucleus = world.physics.position[creature.cells.lowerBound]
    for event in events {
      let layer = layer(isMotionReduced: isMotionReduced)
      layer.show([event], of: world, elapsed: 0) { _ in CGPoint(x: 7, y: 8) }
      #expect(layer.count == 1)
      let sprite = try #require(layer.sublayers?.first)
      switch event {
      case .consumed: #expect(sprite.position == CGPoint(x: 7, y: 8))
      case .ate: #expect(sprite.position != .zero)
      default:
        #expect(sprite.position == CGPoint(x: CGFloat(nucleus.x), y: CGFloat(nucleus.y)))
      }
      let group = try #require(sprite.animation(forKey: "flash") as? CAAnimationGroup)
      let keys = group.animations?.compactMap { ($0 as? CABasicAnimation)?.keyPath } ?? []
      #expect(keys == (isMotionReduced ? ["opacity"] : ["opacity", "transform.scale"]))
    }
  }

  @Test("what the player's creature bites off, or loses, flies to the mouth and on to the nucleus")
  func flights() {
    let (victim, eater) = (world.creatures[0].id, world.creatures[1].id)
    for own in [victim, eater] {
      let layer = layer()
      layer.show([events[1]], of: world, own: own, elapsed: 0) { _ in nil }
      #expect(layer.flights == 1)
      layer.show([], of: world, own: own, elapsed: 0.2) { _ in nil }
      #expect(layer.flights == 1)
      layer.show([], of: world, own: own, elapsed: 0.2) { _ in nil }
      #expect(layer.flights == 2)
      layer.show([], of: world, own: own, elapsed: 1) { _ in nil }
      #expect(layer.flights == 2, "nothing flies on from a nucleus")
    }
    let quiet = layer(isMotionReduced: true)
    quiet.show([events[1]], of: world, own: eater, elapsed: 0) { _ in nil }
    #expect(quiet.flights == 0)
    let others = layer()
    others.show([events[1]], of: world, own: 98, elapsed: 0) { _ in nil }
    #expect(others.flights == 0)
  }

  @Test("hunger and creatures out of sight don't flash")
  func silent() {
    let layer = layer()
    let id = world.creatures[0].id
    let gene = world.creatures[0].plan.cells[0].gene
    layer.show(
      [
        .wounded(id, cell: gene, by: nil, cause: .starvation, health: 3),
        .consumed(99, by: id, cause: .bite, energy: 9), .fired(77, cell: gene, .jet),
        .fired(id, cell: 60_000, .jet), .died(id, .starvation),
      ], of: world, elapsed: 0
    ) { _ in nil }
    #expect(layer.count == 0)
  }

  @Test("a mouth that holds on flashes three times a second")
  func holding() {
    let layer = layer()
    let bite = events[1]
    var flashes = 0
    for frame in 0..<60 {
      let before = layer.count
      layer.show([bite], of: world, elapsed: frame == 0 ? 0 : 1 / 60) { _ in nil }
      flashes += layer.count - before
    }
    // 60 frames are 59 intervals of 1/60 s: at 0, 0.3, 0.6 and 0.9 s.
    #expect(flashes == 4)
  }

  @Test("any number of flashes reuses the same sprites")
  func many() {
    let layer = layer()
    for _ in 0..<100 {
      layer.show([events[0]], of: world, elapsed: 1 / 60) { _ in nil }
    }
    #expect(layer.sublayers?.count == 32)
  }

  @Test("each flash has a shape of its own")
  func shapes() throws {
    _ = Stage()
    var images: Set<[UInt8]> = []
    for effect in EffectArt.allCases {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 96, height: 96)).image {
        $0.cgContext.setFillColor(UIColor.black.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 96, height: 96))
        $0.cgContext.translateBy(x: 48, y: 48)
        $0.cgContext.scaleBy(x: 90 / effect.side, y: 90 / effect.side)
        effect.draw(Palette(), in: $0.cgContext)
      }
      let data = try #require(image.pngData())
      images.insert(Array(data))
      try Pictures.keep(data, "effect-\(effect)")
    }
    #expect(images.count == EffectArt.allCases.count)
  }
}

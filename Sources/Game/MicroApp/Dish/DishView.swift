import Micro
import UIKit

/// The dish with everything in it, seen through a camera.
///
/// Creatures are layers while they are in view. A frame moves layers and draws nothing, and things out of view cost
/// nothing.
@available(iOS 16, *)
final class DishView: UIView {
  let palette: Palette
  private(set) var camera: DishCamera
  /// Whether outlines and specks stay still.
  private let isMotionReduced: Bool

  private let worldLayer = Sprite()
  private let water: WaterLayer
  private let loose: LooseLayer
  private let creatureLayer = Sprite()
  /// The membranes of all creatures, below everything that swims and drifts.
  private let membraneLayer = Sprite()
  let effects: EffectLayer
  /// The view that shows the many creatures of an ocean from a distance.
  private var ocean: OceanView?
  private var specks: [SpeckLayer] = []
  /// The way that the water in the middle of the picture has carried the specks, in cell lengths.
  private var carried = Vector.zero
  /// The world's time in the last frame, in seconds.
  private var shownTime = 0.0
  /// The time of the world that specks move in one frame at most: after a jump they continue from where they are.
  private static let longestFrame = 0.25
  private(set) var creatures: [CreatureID: CreatureLayer] = [:]
  private var dissolving: [(layer: CreatureLayer, rest: TimeInterval)] = []
  private var frames = 0
  /// The mark over the nearest prey.
  let mark: PreyMark
  let peril: PerilLayer
  /// The lines from creatures that have locked on to the player's.
  let stalkers: StalkerLayer
  private var watch = Stalkers()

  /// The relation of the picture to a creature.
  struct Perspective {
    /// The creature that is played or followed, which has a warm light at its rim.
    var creature: CreatureID?
    /// Whether outlines show which creatures are edible or dangerous to it.
    var outlines = true
  }

  /// Creates the view of a dish.
  ///
  /// - Parameter world: The world to show; later worlds have the same dish.
  init(world: World, center: Vector, palette: Palette, isMotionReduced: Bool) {
    let palette = palette.in(world.settings.habitat)
    self.palette = palette
    self.isMotionReduced = isMotionReduced
    camera = DishCamera(center: center, size: CGSize(width: 390, height: 844))
    water = WaterLayer(world.environment, vents: world.vents, palette: palette)
    loose = LooseLayer(palette: palette)
    effects = EffectLayer(palette: palette, isMotionReduced: isMotionReduced)
    mark = PreyMark(palette: palette)
    peril = PerilLayer(palette: palette)
    stalkers = StalkerLayer(palette: palette)
    super.init(frame: .zero)
    backgroundColor = palette.outside.uiColor
    clipsToBounds = true
    isUserInteractionEnabled = false
    worldLayer.addSublayer(water)
    // The specks follow: a page copies sprites to its canvas only once if nothing else is drawn between them.
    worldLayer.addSublayer(membraneLayer)
    layer.addSublayer(worldLayer)
    if !isMotionReduced {
      for (depth, opacity, seed) in [(0.25, 0.06, 11), (0.6, 0.1, 12)] {
        let layer = SpeckLayer(
          depth: depth, opacity: Float(opacity), palette: palette, seed: UInt64(seed))
        specks.append(layer)
        self.layer.addSublayer(layer)
      }
    }
    // Above the specks, in the same coordinates as the water.
    front.addSublayer(loose)
    front.addSublayer(ghost)
    front.addSublayer(stalkers)
    front.addSublayer(creatureLayer)
    front.addSublayer(effects)
    layer.addSublayer(front)
    layer.addSublayer(mark)
    layer.addSublayer(peril)
    if world.creatures.count >= OceanView.population {
      let ocean = OceanView(palette: palette)
      ocean.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(ocean)
      self.ocean = ocean
    }
  }

  private let front = Sprite()
  /// The player's earlier run in the same dish.
  let ghost = GhostLayer()

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The weight of the blows that the player's creature gives and takes.
  private(set) lazy var impact = Impact(isMotionReduced: isMotionReduced)

  /// Returns a transform of the picture that shakes and comes nearer after a blow.
  private func shaken(_ transform: CGAffineTransform) -> CGAffineTransform {
    guard impact.force > 0 else { return transform }
    let (shift, zoom) = (impact.shift, CGFloat(impact.zoom))
    return transform.translatedBy(x: CGFloat(camera.center.x), y: CGFloat(camera.center.y))
      .scaledBy(x: zoom, y: zoom)
      .translatedBy(x: -CGFloat(camera.center.x), y: -CGFloat(camera.center.y))
      .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y))
  }

  var magnification: CGFloat {
    get { camera.magnification }
    set { camera.magnification = newValue }
  }

  /// Returns the name of a creature that has one.
  var name: (CreatureID) -> String? = { _ in nil }
  private var tags: [CreatureID: UILabel] = [:]
  /// Returns the hue of a creature's line; `nil` for that of its body.
  var hue: (Creature) -> Float? = { _ in nil }

  /// Shows the names of the creatures in view below their bodies.
  ///
  /// - Complexity: O(creatures in view), in one frame of six.
  private func showNames(_ world: World) {
    let transform = camera.transform(bounds.size)
    if frames % 6 == 0 {
      let named = creatures.keys.compactMap { id in name(id).map { (id, $0) } }
      let names = Dictionary(uniqueKeysWithValues: named)
      for (id, tag) in tags where names[id] == nil {
        tag.removeFromSuperview()
        tags[id] = nil
      }
      for (id, text) in names where tags[id] == nil {
        let tag = UILabel(.caption1, palette.dangerous.uiColor, text, lines: 1, largest: 18)
        tag.sizeToFit()
        addSubview(tag)
        tags[id] = tag
      }
    }
    for (id, tag) in tags {
      guard let index = world.index(of: id) else { continue }
      let pose = world.creatures[index].pose
      let place = CGPoint(x: CGFloat(pose.center.x), y: CGFloat(pose.center.y)).applying(transform)
      tag.center = CGPoint(
        x: place.x.rounded(), y: (place.y + CGFloat(pose.radius) * camera.zoom + 10).rounded())
    }
  }

  /// The names that are shown.
  var shownNames: [String] { tags.values.compactMap(\.text).sorted() }

  /// The area for the mark of the nearest prey, in points; `nil` for the whole view.
  var markArea: CGRect?

  /// Looks at another place at once.
  func look(at center: Vector) { camera.look(at: center, size: bounds.size) }

  /// Looks at the whole dish at once.
  func lookAtAll(radius: Float) {
    camera.fit(radius: radius, size: bounds.size)
    camera.look(at: .zero, size: bounds.size)
  }

  /// Moves the camera at once, in cell lengths.
  func move(by way: Vector) { camera.center += way }

  // MARK: Frames

  /// Shows the current state of a world.
  ///
  /// - Parameters:
  ///   - events: The events since the last frame.
  ///   - target: The target of the camera, in cell lengths; `nil` leaves the camera where it is.
  ///   - elapsed: The time since the last frame, in seconds.
  /// - Complexity: O(creatures + loose cells + cells in view).
  func show(
    _ world: World, after events: [World.Event] = [], from perspective: Perspective,
    target: Vector?, elapsed: TimeInterval
  ) {
    // Before the layers of eaten creatures are removed.
    let player = perspective.outlines ? perspective.creature : nil
    effects.show(events, of: world, own: player, elapsed: elapsed) { creatures[$0]?.position }
    camera.follow(target ?? camera.center, size: bounds.size, elapsed: elapsed)
    if let player {
      impact.observe(events, own: player, elapsed: elapsed)
    }
    let transform = shaken(camera.transform(bounds.size))
    worldLayer.setAffineTransform(transform)
    front.setAffineTransform(transform)
    let passed = min(max(world.time - shownTime, 0), Self.longestFrame)
    shownTime = world.time
    carried += world.environment.flow(at: camera.center) * Float(passed)
    for layer in specks {
      layer.cover(bounds.size)
      layer.drift(with: camera.center - carried)
    }
    water.show(world.environment.light)
    let isAfar = ocean != nil && camera.zoom < OceanView.nearest
    front.isHidden = isAfar
    ocean?.isHidden = !isAfar
    if isAfar {
      for layer in creatures.values { layer.leave() }
      creatures.removeAll()
      ocean?.show(world, camera: camera)
      return
    }
    let own = perspective.creature.flatMap { world.index(of: $0) }
    let smells = own.map { world.creatures[$0].plan.cells.contains { $0.type == .nose } } ?? false
    loose.show(world, camera: camera, size: bounds.size, smells: smells)
    showCreatures(world, own: own, outlines: perspective.outlines)
    mark.show(
      world, own: perspective.outlines ? own : nil, camera: camera, size: bounds.size,
      area: markArea ?? bounds)
    peril.show(
      events, of: world, own: perspective.outlines ? own : nil, size: bounds.size, elapsed: elapsed)
    let prey = perspective.outlines ? own : nil
    watch.observe(world, own: prey, elapsed: elapsed)
    stalkers.show(watch.ids, of: world, own: prey)
    showNames(world)
    dissolve(elapsed)
    frames += 1
  }

  private func showCreatures(_ world: World, own: Int?, outlines: Bool) {
    for index in world.creatures.indices where !world.creatures[index].cells.isEmpty {
      let id = world.creatures[index].id
      let pose = world.creatures[index].pose
      // A layer is removed at a larger distance than it is added, to prevent flicker.
      let margin: Float = creatures[id] == nil ? 0.5 : 2
      guard camera.sees(pose.center, radius: pose.radius + margin, size: bounds.size) else {
        creatures.removeValue(forKey: id)?.leave()
        continue
      }
      let isNew = creatures[id] == nil
      let layer = creatures[id] ?? makeLayer(world.creatures[index], isOwn: index == own)
      layer.isFar = camera.isFar
      layer.pose(from: world, index: index)
      guard let own, index != own, outlines else { continue }
      // Ten times a second, each in a frame of its own.
      if isNew || (frames + Int(id)) % 6 == 0 {
        let outline = Outline(world.standing(of: index, to: own))
        layer.setOutline(outline, breathes: !isMotionReduced)
      }
    }
    for (id, layer) in creatures where world.index(of: id) == nil {
      creatures[id] = nil
      layer.setOutline(nil, breathes: false)
      layer.membrane.removeFromSuperlayer()
      fade(layer)
    }
  }

  private func makeLayer(_ creature: Creature, isOwn: Bool) -> CreatureLayer {
    var figure = Figure(creature.genome)
    if let hue = hue(creature) { figure.hue = hue }
    let layer = CreatureLayer(
      figure, palette: palette, rim: isOwn ? .player : .plain,
      // The player's edits aren't generations.
      generation: isOwn ? 0 : creature.lineage.generation)
    creatures[creature.id] = layer
    creatureLayer.addSublayer(layer)
    membraneLayer.addSublayer(layer.membrane)
    return layer
  }

  // MARK: Death

  /// Dissolves a dying creature: the body becomes pale and wide. Its contents are already in the water as food.
  private func fade(_ layer: CreatureLayer) {
    let fading = CABasicAnimation(keyPath: "opacity")
    fading.fromValue = 1
    fading.toValue = 0
    let spreading = CABasicAnimation(keyPath: "transform.scale")
    spreading.fromValue = 1
    spreading.toValue = 1.25
    let group = CAAnimationGroup()
    group.animations = isMotionReduced ? [fading] : [fading, spreading]
    group.duration = Self.fadingTime
    layer.opacity = 0
    layer.add(group, forKey: "death")
    dissolving.append((layer, Self.fadingTime))
  }

  private static let fadingTime = 0.5

  private func dissolve(_ elapsed: TimeInterval) {
    for index in dissolving.indices.reversed() {
      dissolving[index].rest -= elapsed
      guard dissolving[index].rest <= 0 else { continue }
      dissolving[index].layer.removeFromSuperlayer()
      dissolving.remove(at: index)
    }
  }
}

@available(iOS 16, *)
extension Outline {
  init(_ standing: World.Standing) {
    switch standing {
    case .prey: self = .prey
    case .contested: self = .contested
    case .deadly: self = .deadly
    }
  }
}

@available(iOS 16, *)
extension CALayer {
  /// The number of this layer and all layers below it.
  var layerCount: Int { (sublayers ?? []).reduce(1) { $0 + $1.layerCount } }
}

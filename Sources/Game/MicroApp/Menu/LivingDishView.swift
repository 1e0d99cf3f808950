import Micro
import UIKit

/// A small dish of the real simulation, drawn like the game: creatures swim, eat and are eaten by the arena's own rule.
/// It fills the view, whatever its height.
///
/// It moves while `isAlive`, unless motion is reduced; then it is a still picture.
@available(iOS 16, *)
final class LivingDishView: UIView {
  /// Whether time passes in it.
  var isAlive = false {
    didSet { if isAlive != oldValue { updateMotion() } }
  }

  private let game: Game
  private var arena: Arena
  private let water = CAGradientLayer()
  private let scene = CALayer()
  private var creatures: [CreatureID: CreatureLayer] = [:]
  private var motes: [CALayer] = []
  private lazy var ticker = FrameTicker { [weak self] in self?.advance(by: $0) }
  private var palette: Palette
  /// The current time, in steps.
  private(set) var steps = 0

  init(game: Game, seed: UInt64 = 7) {
    self.game = game
    palette = game.palette(for: UITraitCollection(userInterfaceStyle: .dark))
    var world = WorldSettings(population: Self.population)
    world.radius = Self.radius
    world.motes = 14
    world.rain *= 2
    arena = Arena(
      settings: ArenaSettings(world: world, population: Self.population),
      founders: SeedCreatures.all,
      seed: seed)
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIdentifier = "living-dish"
    water.type = .radial
    water.startPoint = CGPoint(x: 0.4, y: 0.35)
    water.endPoint = CGPoint(x: 1.2, y: 1.3)
    layer.addSublayer(water)
    layer.addSublayer(scene)
    settingsDidChange()
    // At the first visible moment they have spread out and swim.
    for _ in 0..<Self.lead { arena.step() }
    show()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static let population = 7
  /// The radius, in cell lengths.
  private static let radius: Float = 15
  private static let lead = 60

  // MARK: Looks

  func settingsDidChange() {
    accessibilityLabel = game.texts[MenuText.dish]
    let palette = game.palette(for: traitCollection)
    water.colors = [palette.water.cgColor, palette.deep.cgColor]
    if palette != self.palette {
      self.palette = palette
      for layer in creatures.values { layer.leave() }
      for layer in motes { layer.removeFromSuperlayer() }
      creatures = [:]
      motes = []
      show()
    }
    updateMotion()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
    settingsDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    water.frame = bounds
    scene.position = CGPoint(x: bounds.midX, y: bounds.midY)
    // Whatever the shape, the inside of the dish fills it: the wall is never visible.
    let half = max(bounds.width, bounds.height) / 2
    let scale = half / (CGFloat(Self.radius) * 0.72)
    scene.transform = CATransform3DMakeScale(scale, scale, 1)
    CATransaction.commit()
  }

  // MARK: Motion

  private func updateMotion() { ticker.isRunning = isAlive && !game.reducesMotion }

  private func advance(by seconds: Double) {
    // A pause, such as when the page was hidden, is not caught up.
    let due = min(Int((seconds * 60).rounded()), 3)
    guard due > 0 else { return }
    for _ in 0..<due { arena.step() }
    steps += due
    show()
  }

  // MARK: Showing

  /// Moves every layer to its current place in the world.
  private func show() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let world = arena.world
    var living: Set<CreatureID> = []
    for (index, creature) in world.creatures.enumerated() {
      living.insert(creature.id)
      layer(for: creature).pose(from: world, index: index)
    }
    for (id, layer) in creatures where !living.contains(id) {
      layer.leave()
      creatures[id] = nil
    }
    showFood(of: world)
    CATransaction.commit()
  }

  private func layer(for creature: Creature) -> CreatureLayer {
    if let layer = creatures[creature.id] { return layer }
    let layer = CreatureLayer(Figure(creature.genome), palette: palette)
    creatures[creature.id] = layer
    scene.addSublayer(layer)
    scene.insertSublayer(layer.membrane, at: 0)
    return layer
  }

  private func showFood(of world: World) {
    var count = 0
    for (index, cell) in world.cells.enumerated() where cell.matter != .tissue {
      if count == motes.count { addMote() }
      let place = world.physics.position[index]
      motes[count].position = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))
      count += 1
    }
    while motes.count > count { motes.removeLast().removeFromSuperlayer() }
  }

  private func addMote() {
    let sprite = Sprite()
    sprite.show(SpriteSheet.picture(of: .mote, palette: palette))
    scene.insertSublayer(sprite, at: 0)
    motes.append(sprite)
  }
}

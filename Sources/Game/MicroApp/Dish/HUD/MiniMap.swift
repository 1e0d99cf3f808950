import Micro
import UIKit

/// A small map of the dish: the player's position and the creatures around.
@available(iOS 16, *)
final class MiniMap: UIView {
  private let side: CGFloat
  private let dots = Sprite()
  private let bloom = Sprite()
  private var marked: Weather.Spell?
  private var vents: [Sprite] = []
  private var pool: [Sprite] = []
  private let palette: Palette
  private let texts: Texts
  private var frames = 0
  /// The number of frames between two pictures: ten per second are enough for dots.
  private static let interval = 6

  /// Creates a map.
  ///
  /// - Parameter scale: The enlargement in a large window.
  init(palette: Palette, texts: Texts, scale: CGFloat = 1) {
    side = 88 * scale
    self.palette = palette
    self.texts = texts
    super.init(frame: .zero)
    layer.cornerRadius = side / 2
    layer.borderWidth = 1
    layer.borderColor = palette.meniscus.cgColor
    backgroundColor = palette.deep.with(opacity: 0.88).uiColor
    clipsToBounds = true
    isUserInteractionEnabled = false
    dots.position = CGPoint(x: side / 2, y: side / 2)
    bloom.backgroundColor = palette.edible.with(opacity: 0.35).cgColor
    bloom.isHidden = true
    layer.addSublayer(bloom)
    layer.addSublayer(dots)
    isAccessibilityElement = true
    accessibilityLabel = texts[DishText.map]
    accessibilityIdentifier = "map"
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  /// Shows all positions; most frames change nothing. O(creatures) when it does.
  func show(_ world: World, own: CreatureID?) {
    defer { frames += 1 }
    guard frames % Self.interval == 0 else { return }
    let scale = (side / 2 - 3) / CGFloat(world.environment.radius)
    if vents.isEmpty { mark(vents: world.vents, scale: scale) }
    let index = own.flatMap { world.index(of: $0) }
    var used = 0
    var near = (prey: 0, contested: 0, deadly: 0)
    for creature in world.creatures.indices {
      let standing = index.map { world.standing(of: creature, to: $0) }
      let place = world.creatures[creature].pose.center
      if let index, creature != index,
        (place - world.creatures[index].pose.center).length < Float(DishCamera.sight)
      {
        switch standing {
        case .prey: near.prey += 1
        case .contested: near.contested += 1
        case .deadly: near.deadly += 1
        case nil: break
        }
      }
      show(place, isOwn: creature == index, standing, scale: scale, at: used)
      used += 1
    }
    for sprite in pool[used...] { sprite.isHidden = true }
    accessibilityValue =
      texts[
        DishText.mapValue,
        [
          "prey": "\(near.prey)", "contested": "\(near.contested)", "deadly": "\(near.deadly)",
        ]]
  }

  /// Marks the vents of the dish, which don't move.
  private func mark(vents places: [Vector], scale: CGFloat) {
    vents = places.map { place in
      let sprite = Sprite()
      sprite.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      sprite.cornerRadius = 5
      sprite.backgroundColor = palette.light.with(opacity: 0.6).cgColor
      sprite.position = CGPoint(
        x: side / 2 + CGFloat(place.x) * scale, y: side / 2 + CGFloat(place.y) * scale)
      layer.insertSublayer(sprite, below: dots)
      return sprite
    }
  }

  /// Marks the place of a current or coming bloom; `nil` removes the mark.
  func mark(_ spell: Weather.Spell?) {
    guard spell != marked else { return }
    marked = spell
    bloom.isHidden = spell == nil
    guard let spell else { return }
    let center = side / 2
    let region = spell.region(inDishOf: Float(center))
    let radius = CGFloat(region.radius)
    bloom.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    bloom.cornerRadius = radius
    bloom.position = CGPoint(
      x: center + CGFloat(region.center.x), y: center + CGFloat(region.center.y))
  }

  /// Shows a creature as a dot.
  ///
  /// - Parameter standing: Its mark; `nil` if nobody judges it.
  private func show(
    _ place: Vector, isOwn: Bool, _ standing: World.Standing?, scale: CGFloat, at index: Int
  ) {
    if index == pool.count {
      pool.append(Sprite())
      dots.addSublayer(pool[index])
    }
    let sprite = pool[index]
    sprite.isHidden = false
    sprite.position = CGPoint(
      x: (CGFloat(place.x) * scale).rounded(), y: (CGFloat(place.y) * scale).rounded())
    let side: CGFloat = isOwn ? 7 : standing == .contested ? 3 : 4
    sprite.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    // Deadly creatures are squares, others discs, and contested ones smaller: colour isn't the only difference.
    sprite.cornerRadius = !isOwn && standing == .deadly ? 0 : side / 2
    let colour =
      switch standing {
      case _ where isOwn: palette.rimLight
      case .prey: palette.edible
      case .contested: palette.contested
      case .deadly: palette.dangerous
      case nil: palette.speck.with(opacity: 0.5)
      }
    sprite.backgroundColor = colour.cgColor
    sprite.zPosition = isOwn ? 1 : 0
  }
}

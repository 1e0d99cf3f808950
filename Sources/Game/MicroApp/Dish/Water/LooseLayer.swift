import Micro
import UIKit

/// The loose things in the water: crumbs of food, dead cells, and clouds of poison.
///
/// Sprites are reused: a frame creates layers only if more things are in view than ever before.
@available(iOS 16, *)
final class LooseLayer: CALayer {
  private var palette = Palette()
  private var food = SpritePool()
  private var clouds = SpritePool()

  @MainActor init(palette: Palette) {
    super.init()
    self.palette = palette
    addSublayer(clouds.layer)
    addSublayer(food.layer)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows the loose things in view. O(loose cells in the dish).
  ///
  /// - Parameter smells: Whether the scent of food is visible, for creatures with a nose.
  @MainActor func show(_ world: World, camera: DishCamera, size: CGSize, smells: Bool) {
    food.begin()
    // In a distant view the scents of all crumbs would be one haze, with many times their pixels.
    let mote = smells && !camera.isFar ? LooseArt.scentedMote : .mote
    for cell in world.cells.indices
    where world.cells[cell].matter != .tissue && !world.cells[cell].isGone {
      let place = world.physics.position[cell]
      guard camera.sees(place, radius: 2, size: size) else { continue }
      let art = world.cells[cell].matter == .mote ? mote : .carrion
      food.place(SpriteSheet.picture(of: art, palette: palette), at: place)
    }
    food.end()
    clouds.begin()
    for cloud in world.clouds
    where camera.sees(cloud.center, radius: ToxinCloud.radius, size: size) {
      let sprite = clouds.place(
        SpriteSheet.picture(of: .poison, palette: palette), at: cloud.center)
      sprite.opacity = (cloud.remaining / ToxinCloud.duration * 8).rounded() / 8
    }
    clouds.end()
  }
}

/// A pool of sprites that are placed again in each frame. Each keeps its picture while the order of the things doesn't
/// change.
@available(iOS 16, *)
struct SpritePool {
  let layer = Sprite()
  private var sprites: [Sprite] = []
  private var used = 0

  mutating func begin() { used = 0 }

  /// Places the next sprite.
  @discardableResult
  @MainActor mutating func place(_ picture: SpriteSheet.Picture, at place: Vector) -> Sprite {
    if used == sprites.count {
      let sprite = Sprite()
      sprites.append(sprite)
      layer.addSublayer(sprite)
    }
    let sprite = sprites[used]
    used += 1
    sprite.show(picture)
    sprite.isHidden = false
    sprite.position = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))
    return sprite
  }

  /// Hides the sprites that weren't placed.
  func end() {
    for sprite in sprites[used...] { sprite.isHidden = true }
  }
}

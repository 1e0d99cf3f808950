import Micro
import UIKit

/// Specks that drift past the moving camera, distant ones slower. They make the water look deep and make motion
/// visible.
///
/// They are one picture in tiles; a frame moves the layer that holds them.
@available(iOS 16, *)
final class SpeckLayer: StillLayer {
  /// The part of the camera's motion that it follows, 0 … 1: the smaller, the deeper it seems.
  private var depth: CGFloat = 0
  private static let tile: CGFloat = 256
  private let tiles = Sprite()
  private var picture: CGImage?

  /// - Parameter seed: The seed of the specks' positions.
  @MainActor init(depth: CGFloat, opacity: Float, palette: Palette, seed: UInt64) {
    super.init()
    self.depth = depth
    self.opacity = opacity
    // Tiles don't overlap: each may fade by itself, and the screen needs no second picture of its size.
    allowsGroupOpacity = false
    tiles.allowsGroupOpacity = false
    addSublayer(tiles)
    picture = Self.picture(palette: palette, seed: seed)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Covers a screen of a size with tiles.
  @MainActor func cover(_ size: CGSize) {
    guard bounds.size != size else { return }
    frame = CGRect(origin: .zero, size: size)
    let columns = Int(size.width / Self.tile) + 2
    let rows = Int(size.height / Self.tile) + 2
    tiles.sublayers = (0..<columns * rows).map { index in
      let sprite = Sprite()
      sprite.contents = picture
      sprite.frame = CGRect(
        x: CGFloat(index % columns) * Self.tile, y: CGFloat(index / columns) * Self.tile,
        width: Self.tile, height: Self.tile)
      return sprite
    }
  }

  /// Moves with the camera.
  ///
  /// - Parameter center: The centre of the camera, in cell lengths.
  @MainActor func drift(with center: Vector) {
    // A fixed scale, so that a change of zoom doesn't move the water.
    let length: CGFloat = 24
    func offset(_ way: Float) -> CGFloat {
      let way = -CGFloat(way) * length * depth
      let rest = way - (way / Self.tile).rounded(.down) * Self.tile
      return (rest - Self.tile).rounded()
    }
    tiles.position = CGPoint(x: offset(center.x), y: offset(center.y))
  }

  @MainActor private static func picture(palette: Palette, seed: UInt64) -> CGImage? {
    var random = RandomSource(seed: seed)
    let size = CGSize(width: tile, height: tile)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      for _ in 0..<26 {
        let radius = CGFloat(random.uniform(0.6, 2.2))
        // Wholly inside, so that no speck is cut at a tile's edge.
        let room = tile - 2 * radius
        renderer.cgContext.setFillColor(
          palette.speck.with(opacity: random.uniform(0.4, 1)).cgColor)
        renderer.cgContext.fillEllipse(
          in: CGRect(
            x: CGFloat(random.uniform()) * room, y: CGFloat(random.uniform()) * room,
            width: 2 * radius, height: 2 * radius))
      }
    }
    return image.cgImage
  }
}

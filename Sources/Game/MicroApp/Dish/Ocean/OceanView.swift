import Micro
import UIKit

/// The creatures of an ocean in a distant view: a picture in which each is a glimmer of its skin.
///
/// It is clear where there are no creatures, and is above the water. A frame costs its pixels and a glance at each
/// creature. Single cells matter only in view, and only at a scale at which one has its own pixel.
@available(iOS 16, *)
final class OceanView: UIView {
  /// The number of creatures from which a dish is shown like this in a distant view: more than a frame can move layers
  /// for.
  static let population = 500
  /// Points per cell length from which creatures are layers: about a hundred in view.
  static let nearest: CGFloat = 7
  /// The side of a pixel, in points.
  private static let grain: CGFloat = 2

  private let palette: Palette
  private let picture = Sprite()
  private var pixels: [UInt8] = []
  private var columns = 0
  private var rows = 0
  /// The skins for hues from 0 to 1.
  private let skins: [SIMD3<Float>]

  init(palette: Palette) {
    self.palette = palette
    skins = (0..<256).map { hue in
      let skin = palette.skin(hue: Float(hue) / 255)
      return SIMD3(skin.red, skin.green, skin.blue)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(picture)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows the current state of a world. O(pixels + creatures + cells in view).
  func show(_ world: World, camera: DishCamera) {
    columns = max(Int((bounds.width / Self.grain).rounded(.up)), 1)
    rows = max(Int((bounds.height / Self.grain).rounded(.up)), 1)
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(0, count: 4 * columns * rows))
    let scale = Float(camera.zoom / Self.grain)
    let middle = Vector(x: Float(columns) / 2, y: Float(rows) / 2)
    for creature in world.creatures.indices {
      let pose = world.creatures[creature].pose
      let cells = world.creatures[creature].cells
      guard !cells.isEmpty, camera.sees(pose.center, radius: pose.radius, size: bounds.size) else {
        continue
      }
      let hue = min(max(world.creatures[creature].genome.hue, 0), 1)
      let skin = skins[Int(hue * 255)]
      if scale < Self.cellScale {
        // As bright as its cells together, as far as a pixel can be.
        let light = min(Float(cells.count) * scale * scale * 0.8, 0.95)
        glow(at: middle + (pose.center - camera.center) * scale, skin, light, side: 1)
      } else {
        let side = max(Int((0.9 * scale).rounded()), 1)
        for cell in cells {
          let place = world.physics.position[cell] - camera.center
          glow(at: middle + place * scale, skin, 0.8, side: side)
        }
      }
    }
    picture.contents = image()
    picture.frame = CGRect(
      x: bounds.midX - CGFloat(columns) * Self.grain / 2,
      y: bounds.midY - CGFloat(rows) * Self.grain / 2, width: CGFloat(columns) * Self.grain,
      height: CGFloat(rows) * Self.grain)
  }

  /// Pixels per cell length from which each cell is drawn.
  private static let cellScale: Float = 0.6

  /// Adds light to a square of pixels around a place.
  private func glow(at place: Vector, _ skin: SIMD3<Float>, _ light: Float, side: Int) {
    let left = Int(place.x.rounded(.down)) - side / 2
    let top = Int(place.y.rounded(.down)) - side / 2
    guard left >= 0, top >= 0, left + side <= columns, top + side <= rows else { return }
    let colour = skin * (255 * light)
    for row in top..<top + side {
      for column in left..<left + side {
        let pixel = 4 * (row * columns + column)
        for part in 0..<3 {
          pixels[pixel + part] = UInt8(min(Float(pixels[pixel + part]) + colour[part], 255))
        }
        pixels[pixel + 3] = UInt8(min(Float(pixels[pixel + 3]) + 255 * light, 255))
      }
    }
  }

  /// Returns the pixels as an image, with colours premultiplied by their opacity.
  private func image() -> CGImage? {
    guard let provider = CGDataProvider(data: Data(pixels) as CFData),
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    return CGImage(
      width: columns, height: rows, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: 4 * columns, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}

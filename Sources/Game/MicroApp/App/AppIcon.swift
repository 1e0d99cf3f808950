import Micro
import UIKit

/// The game's icon for a home screen: a hunter that comes up out of the deep.
@available(iOS 16, *)
@MainActor public enum AppIcon {
  /// The background of the game in light and dark mode, `0xRRGGBB`: `UIColor.ground`.
  public static let lightGround: UInt32 = 0xECF1EF
  public static let darkGround: UInt32 = 0x04141A

  /// The part of the icon's side that is safe in launchers that cut icons round (W3C, Web Application Manifest, "Icon
  /// masks and safe zone").
  private static let safeZone: CGFloat = 0.8

  /// Returns the icon as a PNG file, opaque, with its corners.
  ///
  /// - Parameter side: Pixels along a side, above 0.
  public static func pngData(side: Int) -> Data {
    precondition(side > 0, "an icon has a side of more than \(side) pixels")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let extent = CGFloat(side)
    let palette = Palette()
    let size = CGSize(width: extent, height: extent)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { renderer in
      let context = renderer.cgContext
      context.setFillColor(palette.deep.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      context.translateBy(x: extent / 2, y: extent / 2)
      context.paintRadially([
        (0, palette.water.mixed(with: Colour(0x2B7E88), 0.5)), (0.35 * extent, palette.water),
        (0.72 * extent, palette.deep),
      ])
      // Its head is in the middle of the safe zone, and its tail comes out of the lower corner.
      context.rotate(by: -.pi / 4)
      let length = extent * safeZone * 1.35
      Portrait.draw(
        Figure(SeedCreatures.lancer),
        in: CGRect(x: -0.62 * length, y: -0.4 * length, width: length, height: 0.8 * length),
        palette: palette, context)
    }
  }
}

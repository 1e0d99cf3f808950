import Stage
import Testing
import UIKit

/// Source: Apple, UIColor.init(patternImage:): "During drawing, the image in the pattern color is tiled as
/// necessary to cover the given area."
@MainActor @Suite struct PatternColorTests {
  /// Four by four points, red above blue, at two pixels per point.
  private let tile = UIGraphicsImageRenderer(
    size: CGSize(width: 4, height: 4), format: format(scale: 2)
  ).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
  }

  private nonisolated static func format(scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  @Test func fillsContextsFromTheTopLeft() throws {
    for scale in [1.0, 2, 3] {
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 8, height: 12), format: Self.format(scale: scale)
      ).image { context in
        context.cgContext.translateBy(x: 1, y: 1)
        UIColor(patternImage: tile).setFill()
        context.fill(CGRect(x: -1, y: -1, width: 8, height: 12))
      }
      let bitmap = try #require(image.cgImage)
      for (index, pixel) in bitmap.pixels.enumerated() {
        let y = (CGFloat(index / bitmap.width) + 0.5) / scale
        // The edge between the two is a mixture, because the tile's pixels are enlarged.
        guard abs(y.truncatingRemainder(dividingBy: 2) - 1) < 0.5 else { continue }
        #expect(
          pixel == (y.truncatingRemainder(dividingBy: 4) < 2 ? red : blue), "\(index), \(scale)")
      }
    }
  }

  @Test func isTheBackgroundOfAView() throws {
    let stage = Stage(device: .iPhoneSE)
    let window = UIWindow(frame: stage.screen.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor(patternImage: tile)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let picture = stage.snapshot()
    let (width, pixels) = (picture.width, picture.pixels)
    for y in stride(from: 41, to: 100, by: 2) {
      let isRed = (CGFloat(y) / 2).truncatingRemainder(dividingBy: 4) < 2
      #expect(pixels[y * width + 60] == (isRed ? red : blue), "\(y)")
    }
  }

  /// The usual way in which apps give texts a gradient.
  @Test func isTheColourOfText() throws {
    putPhoneToWork()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    label.font = .boldSystemFont(ofSize: 40)
    label.text = "III"
    label.textColor = UIColor(patternImage: tile)
    let image = UIGraphicsImageRenderer(size: label.bounds.size, format: Self.format(scale: 2))
      .image { label.layer.render(in: $0.cgContext) }
    let opaque = try #require(image.cgImage).pixels.filter { $0.alpha == 255 }
    #expect(opaque.contains(red))
    #expect(opaque.contains(blue))
    #expect(!opaque.contains(Pixel(red: 0, green: 0, blue: 0, alpha: 255)))
  }

  @Test func hasNoComponents() {
    let color = UIColor(patternImage: tile)
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(!color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(color.cgColor.alpha == 1)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(color.withAlphaComponent(0.5).cgColor.pattern === color.cgColor.pattern)
    #expect(color == UIColor(cgColor: color.cgColor))
    #expect(color != UIColor(patternImage: tile))
  }

  @Test func anImageWithoutPixelsPaintsNothing() {
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  /// Rotated images are repeated in their displayed orientation.
  @Test func imagesAreTurnedUpright() throws {
    let bitmap = try #require(tile.cgImage)
    let turned = UIImage(cgImage: bitmap, scale: 2, orientation: .down)
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4), format: Self.format(scale: 1)
    )
    .image { context in
      UIColor(patternImage: turned).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let pixels = try #require(image.cgImage).pixels
    #expect(pixels[0] == blue)
    #expect(pixels[15] == red)
  }
}

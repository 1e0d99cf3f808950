import Foundation
import OozeKernel
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
  /// Returns 2 × 3 pixels of different colours: red counts columns, green counts rows.
  static func sample(scale: CGFloat = 1, _ orientation: UIImage.Orientation = .up) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image {
      for y in 0..<3 {
        for x in 0..<2 {
          UIColor(red: CGFloat(x), green: CGFloat(y) / 2, blue: 0, alpha: 1).setFill()
          $0.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return UIImage(cgImage: image.cgImage!, scale: scale, orientation: orientation)
  }

  /// Source: Apple, `UIImage` conforms to `NSSecureCoding`.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func anArchivedImageIsTheSame(scale: CGFloat) throws {
    let image = Self.sample(scale: scale, .rightMirrored).withRenderingMode(.alwaysTemplate)
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    #expect(read.size == image.size)
    #expect(read.scale == scale)
    #expect(read.imageOrientation == .rightMirrored)
    #expect(read.renderingMode == .alwaysTemplate)
    #expect(read.pngData() == image.pngData())
  }

  /// Source: Apple, `UIGraphicsImageRendererFormat.preferredRange` and its older form, `prefersExtendedRange`.
  @Test func aFormatHasARange() {
    let format = UIGraphicsImageRendererFormat()
    #expect(format.preferredRange == .automatic)
    #expect(!format.prefersExtendedRange)
    format.preferredRange = .standard
    #expect(!format.prefersExtendedRange)
    format.prefersExtendedRange = true
    #expect(format.preferredRange == .extended)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func sizeIsPixelsByScale(scale: CGFloat) {
    for raw in 0...7 {
      let orientation = UIImage.Orientation(rawValue: raw)!
      let size = Self.sample(scale: scale, orientation).size
      let swaps = [2, 3, 6, 7].contains(raw)
      #expect(size == CGSize(width: (swaps ? 3 : 2) / scale, height: (swaps ? 2 : 3) / scale))
    }
  }

  /// The EXIF orientations, with the positions of the stored top left pixel (black) and top right
  /// pixel (red).
  @Test(arguments: [
    (UIImage.Orientation.up, 0, 1), (.upMirrored, 1, 0), (.down, 5, 4), (.downMirrored, 4, 5),
    (.right, 2, 5), (.leftMirrored, 0, 3), (.left, 3, 0), (.rightMirrored, 5, 2),
  ])
  func orientationTurnsThePixels(orientation: UIImage.Orientation, black: Int, red: Int) {
    let image = Self.sample(orientation)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image {
      $0.cgContext.interpolationQuality = .none
      image.draw(at: .zero)
    }
    for pixels in [drawn.cgImage!.pixels, image.uprightBitmap!.pixels] {
      #expect(pixels.firstIndex { $0.red == 0 && $0.green == 0 } == black)
      #expect(pixels.firstIndex { $0.red == 255 && $0.green == 0 } == red)
    }
  }

  @Test func mirroringTwiceIsNothing() {
    for raw in 0...7 {
      let orientation = UIImage.Orientation(rawValue: raw)!
      #expect(orientation.mirroredHorizontally.mirroredHorizontally == orientation)
      let image = Self.sample(orientation)
      let mirrored = image.withHorizontallyFlippedOrientation()
      let width = Int(image.size.width)
      let plain = image.uprightBitmap!.pixels
      let turned = mirrored.uprightBitmap!.pixels
      for (index, pixel) in plain.enumerated() {
        let x = index % width
        #expect(turned[index - x + width - 1 - x] == pixel)
      }
    }
  }

  @Test func encodingAndDecodingKeepThePixels() {
    let image = Self.sample(scale: 2)
    let again = UIImage(data: image.pngData()!, scale: 2)!
    #expect(again.size == image.size)
    #expect(again.cgImage!.pixels == image.cgImage!.pixels)
  }

  @Test func hostileDataGivesNil() {
    let png = Self.sample().pngData()!
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not an image at all, really".utf8)) == nil)
    #expect(UIImage(data: png.prefix(png.count / 2)) == nil)
    // The header declares an image of 2^31 − 1 pixels square.
    var bomb = png
    bomb.replaceSubrange(16..<24, with: [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff])
    #expect(UIImage(data: bomb) == nil)
    var random = SplitMix64(seed: 0x5eed)
    for _ in 0..<300 {
      var damaged = png
      for _ in 0..<4 {
        damaged[random.below(damaged.count)] = UInt8(random.below(256))
      }
      if let image = UIImage(data: damaged) { #expect(image.size.width > 0) }
    }
  }

  @Test func filesAreFoundByScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let png = Self.sample().pngData()!
    for name in ["a.png", "a@2x.png", "b@3x.png"] {
      try png.write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(path: folder.path))
    for (name, screen, scale) in [
      ("a", 1, 1), ("a", 2, 2), ("a", 3, 2), ("b", 1, 3), ("a.png", 2, 2), ("b", 3, 3),
    ] as [(String, CGFloat, CGFloat)] {
      let traits = UITraitCollection(displayScale: screen)
      let image = UIImage(named: name, in: bundle, compatibleWith: traits)
      #expect(image?.scale == scale, "\(name) on \(screen)×")
    }
    #expect(UIImage(named: "c", in: bundle, compatibleWith: nil) == nil)
    let resources = folder.appendingPathComponent("Resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try png.write(to: resources.appendingPathComponent("c.png"))
    for name in ["a", "c"] {
      let again = try #require(Bundle(path: folder.path))
      #expect(UIImage(named: name, in: again, compatibleWith: nil) != nil, "\(name)")
    }
    #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    let marked = folder.appendingPathComponent("a@2x.png").path
    #expect(UIImage(contentsOfFile: marked)?.scale == 2)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test func namedImagesAreDecodedOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "named-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.sample().pngData()!.write(to: folder.appendingPathComponent("once.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let first = UIImage(named: "once", in: bundle, compatibleWith: nil)
    let second = UIImage(named: "once", in: bundle, compatibleWith: nil)
    #expect(first?.cgImage === second?.cgImage)
    #expect(first == second)
  }

  @Test func tintColoursTheShape() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let shape = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image {
      UIColor(white: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(white: 1, alpha: 0.5).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let pixels = shape.withTintColor(.red).bitmap(tint: nil)!.pixels
    #expect(pixels[0] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(abs(Int(pixels[1].red) - 128) <= 1)
    #expect(pixels[1].green == 0)
    #expect(abs(Int(pixels[1].alpha) - 128) <= 1)
    #expect(pixels[2].alpha == 0)
    let template = shape.withRenderingMode(.alwaysTemplate)
    #expect(template.bitmap(tint: .blue)!.pixels[0].blue == 255)
    #expect(shape.bitmap(tint: .blue)!.pixels[0].blue == 0)
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func capsKeepTheirSize(mode: UIImage.ResizingMode) {
    // Five columns: green, red, black, red, blue. The middle three grow.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let colors: [UIColor] = [.green, .red, .black, .red, .blue]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1), format: format).image {
      for (x, color) in colors.enumerated() {
        color.setFill()
        $0.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    .resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 1), format: format).image {
      $0.cgContext.interpolationQuality = .none
      image.draw(in: CGRect(x: 0, y: 0, width: 11, height: 1))
    }
    .cgImage!.pixels
    #expect(pixels[0].green == 255)
    #expect(pixels[10].blue == 255)
    let reds = pixels.map { $0.red > 128 }
    let tiled = [false, true, false, true, true, false, true, true, false, true, false]
    let stretched = [false, true, true, true, false, false, false, true, true, true, false]
    #expect(reds == (mode == .tile ? tiled : stretched))
  }

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 2)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 2)
    #expect(image?.cgImage?.width == 4)
    #expect(image?.cgImage?.pixels[0] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  // MARK: Image views

  @Test func anImageViewTakesTheImagesSize() {
    let view = UIImageView(image: Self.sample(scale: 2))
    #expect(view.bounds.size == CGSize(width: 1, height: 1.5))
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1.5))
    #expect(!view.isUserInteractionEnabled)
    #expect(view.layer.contentsScale == 2)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.layer.contents == nil)
  }

  @Test func anImageIsShownAsItIs() {
    let image = Self.sample()
    let view = UIImageView(image: image)
    #expect(view.layer.contents as AnyObject === image.cgImage)
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.highlightedImage = Self.sample(.down)
    #expect(view.layer.contents as AnyObject === image.cgImage)
    view.isHighlighted = true
    #expect(view.layer.contents as AnyObject === view.highlightedImage?.uprightBitmap)
  }

  @Test func aTemplateFollowsTheTint() {
    let view = UIImageView(image: Self.sample().withRenderingMode(.alwaysTemplate))
    for color in [UIColor.red, .blue] {
      view.tintColor = color
      let bitmap = view.layer.contents as! CGImage
      let rgba = color.cgColor.rgba
      #expect(bitmap.pixels.allSatisfy { CGFloat($0.red) == rgba.red * 255 })
    }
  }

  @Test func capsBecomeTheLayersCenter() {
    let image = Self.sample().resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 0.5, bottom: 1, right: 0.5), resizingMode: .stretch)
    let view = UIImageView(image: image)
    let center = view.layer.contentsCenter
    #expect(center.minX == 0.25)
    #expect(center.width == 0.5)
    #expect(abs(center.minY - 1.0 / 3) < 1e-9)
    #expect(abs(center.height - 1.0 / 3) < 1e-9)
  }

  @Test func imagesAnimateInTurn() {
    let view = UIImageView(image: Self.sample())
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [Self.sample(), Self.sample(.down), Self.sample(.up)]
    view.animationDuration = 3
    view.startAnimating()
    #expect(view.isAnimating)
    let animation = view.layer.animation(forKey: view.layer.animationKeys()![0])
    #expect(animation?.duration == 3)
    view.stopAnimating()
    #expect(!view.isAnimating)
    let frames = UIImage.animatedImage(with: [Self.sample(), Self.sample()], duration: 0)!
    view.animationImages = nil
    view.image = frames
    #expect(view.isAnimating)
    #expect(frames.duration == 2.0 / 30)
  }
}

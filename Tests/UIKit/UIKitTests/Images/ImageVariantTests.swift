import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ImageVariantTests {
  static func square(_ color: UIColor, side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  static func color(_ image: UIImage?) -> [UInt8]? {
    image?.cgImage?.pixels.first.map { [$0.red, $0.green, $0.blue] }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func anAssetGivesWhatWasRegistered() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).cgImage == nil)
    asset.register(Self.square(.red), with: light)
    #expect(Self.color(asset.image(with: dark)) == [255, 0, 0])
    asset.register(Self.square(.green), with: dark)
    #expect(Self.color(asset.image(with: light)) == [255, 0, 0])
    #expect(Self.color(asset.image(with: dark)) == [0, 255, 0])
    #expect(asset.image(with: dark).imageAsset === asset)
    asset.register(Self.square(.blue), with: dark)
    #expect(Self.color(asset.image(with: dark)) == [0, 0, 255])
    asset.unregister(imageWith: dark)
    #expect(Self.color(asset.image(with: dark)) == [255, 0, 0])
  }

  @Test func anImagesOwnAssetTakesFurtherVariants() {
    let day = Self.square(.red)
    day.imageAsset?.register(Self.square(.blue), with: dark)
    #expect(day.imageAsset === day.imageAsset)
    let view = UIImageView(image: day)
    view.overrideUserInterfaceStyle = .dark
    view.display(view.layer)
    #expect((view.layer.contents as! CGImage?)!.pixels.first?.blue == 255)
    #expect(
      Self.color(day.withConfiguration(UIImage.Configuration.dark)) == [0, 0, 255])
    #expect(Self.color(day) == [255, 0, 0])
  }

  @Test func aJPEGIsReadBackNearlyAsItWas() throws {
    // JPEG's 8-bit colour space at full quality allows 3 levels of 255.
    let tolerance = 3
    for color in [UIColor.red, .green, .blue, .white, .black, .gray] {
      let image = Self.square(color, side: 16)
      let data = try #require(image.jpegData(compressionQuality: 1))
      #expect(data.starts(with: [0xFF, 0xD8]))
      let back = try #require(UIImage(data: data))
      #expect(back.size == image.size)
      for (own, other) in zip(Self.color(image)!, Self.color(back)!) {
        #expect(abs(Int(own) - Int(other)) <= tolerance, "\(color)")
      }
    }
  }

  @Test func aClearPictureIsWhiteAsJPEG() throws {
    let clear = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    let back = try #require(clear.jpegData(compressionQuality: 1).flatMap(UIImage.init(data:)))
    #expect(Self.color(back) == [255, 255, 255])
  }

  @Test func aBetterJPEGIsLarger() throws {
    var random = SplitMix(state: 7)
    let noise = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image {
      for y in 0..<32 {
        for x in 0..<32 {
          UIColor(white: CGFloat(random.next() % 256) / 255, alpha: 1).setFill()
          $0.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    let sizes = [-1, 0, 0.25, 0.5, 0.75, 1, 2].map {
      noise.jpegData(compressionQuality: $0)?.count ?? 0
    }
    #expect(sizes[0] == sizes[1])
    #expect(sizes[5] == sizes[6])
    #expect(zip(sizes[1...5], sizes[2...5]).allSatisfy(<), "\(sizes)")
  }

  @Test func aJPEGIsUpright() throws {
    for raw in 0...7 {
      let image = ImageTests.sample(UIImage.Orientation(rawValue: raw)!)
      let data = try #require(image.jpegData(compressionQuality: 1))
      #expect(UIImage(data: data)?.size == image.size)
    }
  }

  @Test func aThumbnailHasTheSizeThatWasAskedFor() async {
    let image = Self.square(.red, side: 40, scale: 2)
    for side in [1, 7, 20, 100] as [CGFloat] {
      let size = CGSize(width: side, height: side / 2 + 1)
      let thumbnail = image.preparingThumbnail(of: size)
      #expect(thumbnail?.scale == 2)
      // Bitmaps have whole pixels, which is half a point at 2×.
      #expect(abs((thumbnail?.size.height ?? 0) - size.height) <= 0.5)
      #expect(thumbnail?.size.width == side)
      #expect(Self.color(thumbnail) == [255, 0, 0])
      #expect(await image.byPreparingThumbnail(ofSize: size)?.size == thumbnail?.size)
    }
    for size in [CGSize.zero, CGSize(width: -1, height: 4), CGSize(width: 1e9, height: 4)] {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
    #expect(image.preparingForDisplay() == image)
    #expect(await image.byPreparingForDisplay() == image)
  }

  @Test func theHandlerGetsTheThumbnail() async {
    let image = Self.square(.red, side: 40)
    let size = await withCheckedContinuation { done in
      image.prepareThumbnail(of: CGSize(width: 10, height: 10)) {
        done.resume(returning: $0?.size)
      }
    }
    #expect(size == CGSize(width: 10, height: 10))
    let prepared = await withCheckedContinuation { done in
      image.prepareForDisplay { done.resume(returning: $0) }
    }
    #expect(prepared == image)
  }

  @Test func aRenderersFormatIsTheImages() {
    for scale in [1, 2, 3] as [CGFloat] {
      #expect(Self.square(.red, scale: scale).imageRendererFormat.scale == scale)
    }
    let data = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      .jpegData(withCompressionQuality: 0.8) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(UIImage(data: data) != nil)
  }

  @Test func theSystemsImagesAreSymbols() {
    for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
      #expect(image.isSymbolImage)
    }
  }
}

extension UIImage.Configuration {
  fileprivate static var dark: UIImage.Configuration {
    UIImage.Configuration(
      ImageConfigurationValues(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }
}

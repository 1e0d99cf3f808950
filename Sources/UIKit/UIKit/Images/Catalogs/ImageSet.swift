import CoreGraphics
import Foundation

/// An image set: one image as several files, each for its traits.
struct ImageSet {
  let asset: UIImageAsset

  /// Reads the `Contents.json`. The images are decoded when they are first shown.
  init(path: String) throws(AssetCatalogError) {
    let contents: ImageSetContents = try AssetCatalog.contents(of: path)
    let mode = contents.properties?.renderingMode ?? .automatic
    var variants: [UIImageAsset.Variant] = []
    for image in contents.images {
      // The entry is an empty slot in Xcode's editor, or is for another kind of device.
      guard let name = image.filename, let traits = image.traits else { continue }
      let file = try AssetCatalog.path(of: name, in: path)
      guard FileManager.default.fileExists(atPath: file) else { throw .missingFile(path: file) }
      let slicing = try Slicing(image, scale: max(1, traits.displayScale))
      if ["pdf", "svg"].contains((name as NSString).pathExtension.lowercased()) {
        let keeps = contents.properties?.preservesVectors ?? false
        variants += Self.drawings(file, traits, mode, keeps: keeps)
        continue
      }
      variants.append(
        UIImageAsset.Variant(traits: traits) {
          AssetCatalog.reporting { () throws(AssetCatalogError) in
            try Self.read(file, traits, slicing, mode)
          }
        })
    }
    guard !variants.isEmpty else {
      throw .malformed(path: path, reason: "the set has no image for a phone")
    }
    asset = UIImageAsset(variants: variants)
  }

  /// Returns a drawing for its scale, or for every scale if none is given, each with its own
  /// pixels.
  ///
  /// - Parameter keeps: Whether the image is redrawn for larger sizes.
  private static func drawings(
    _ path: String, _ traits: TraitValues, _ mode: UIImage.RenderingMode, keeps: Bool
  ) -> [UIImageAsset.Variant] {
    let scales: [CGFloat] = traits.displayScale > 0 ? [traits.displayScale] : [1, 2, 3]
    return scales.map { scale in
      var traits = traits
      traits.displayScale = scale
      let own = traits
      return .keeping(own) {
        AssetCatalog.reporting { () throws(AssetCatalogError) -> ImageTraits in
          let data = try AssetCatalog.file(path, limit: VectorPicture.limits.maximumBytes)
          do {
            let picture = try VectorPicture(data)
            let (width, height) = (picture.size.width * scale, picture.size.height * scale)
            var image = ImageTraits(
              bitmap: try picture.image(width: Int(width), height: Int(height)))
            image.scale = scale
            image.renderingMode = mode
            image.drawing = keeps ? picture : nil
            image.configuration.traits = UITraitCollection(own)
            return image
          } catch {
            throw .unusableDrawing(path: path, reason: "\(error)")
          }
        }
      }
    }
  }

  private static func read(
    _ path: String, _ traits: TraitValues, _ slicing: Slicing, _ mode: UIImage.RenderingMode
  ) throws(AssetCatalogError) -> ImageTraits {
    let scale = max(1, traits.displayScale)
    guard let bitmap = ImageCache.bitmap(of: ImageFile(path: path, scale: scale)) else {
      throw .undecodable(path: path)
    }
    var image = ImageTraits(bitmap: bitmap)
    image.scale = scale
    image.orientation = UIImage.Orientation(exif: bitmap.exifOrientation)
    image.renderingMode = mode
    image.capInsets = slicing.capInsets
    image.resizingMode = slicing.mode
    image.alignmentRectInsets = slicing.alignmentInsets
    image.configuration.traits = UITraitCollection(traits)
    return image
  }
}

/// The stretching of an image, in points.
private struct Slicing {
  var capInsets = UIEdgeInsets.zero
  var mode = UIImage.ResizingMode.tile
  var alignmentInsets = UIEdgeInsets.zero

  init(_ image: ImageSetContents.Image, scale: CGFloat) throws(AssetCatalogError) {
    if let insets = image.alignmentInsets { alignmentInsets = try insets.points(scale: scale) }
    guard let resizing = image.resizing else { return }
    if let caps = resizing.capInsets { capInsets = try caps.points(scale: scale) }
    mode = resizing.center?.mode == "stretch" ? .stretch : .tile
  }
}

extension ImageSetContents.Properties {
  fileprivate var renderingMode: UIImage.RenderingMode {
    switch renderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}

extension ImageSetContents.Image {
  /// The traits that the file is for, or `nil` for unsupported devices.
  fileprivate var traits: TraitValues? {
    var traits = TraitValues()
    switch idiom ?? "universal" {
    case "universal": break
    case "iphone": traits.userInterfaceIdiom = .phone
    case "ipad": traits.userInterfaceIdiom = .pad
    default: return nil
    }
    switch scale {
    case "1x": traits.displayScale = 1
    case "2x": traits.displayScale = 2
    case "3x": traits.displayScale = 3
    default: break
    }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): traits.userInterfaceStyle = .dark
      case ("luminosity", "light"): traits.userInterfaceStyle = .light
      case ("contrast", "high"): traits.accessibilityContrast = .high
      default: return nil
      }
    }
    switch languageDirection {
    case "left-to-right": traits.layoutDirection = .leftToRight
    case "right-to-left": traits.layoutDirection = .rightToLeft
    default: break
    }
    traits.horizontalSizeClass = Self.sizeClass(widthClass)
    traits.verticalSizeClass = Self.sizeClass(heightClass)
    switch displayGamut {
    case "sRGB": traits.displayGamut = .SRGB
    case "display-P3": traits.displayGamut = .P3
    default: break
    }
    return traits
  }

  private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }
}

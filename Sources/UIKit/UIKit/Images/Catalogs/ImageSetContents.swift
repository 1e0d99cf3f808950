import CoreGraphics
import Foundation

/// The `Contents.json` of an image set. Apple, “Asset Catalog Format Reference”, Image Set Type.
struct ImageSetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    /// Returns the insets in points, converted from pixels at `scale`.
    func points(scale: CGFloat) throws(AssetCatalogError) -> UIEdgeInsets {
      func length(_ pixels: Double?) throws(AssetCatalogError) -> CGFloat {
        let pixels = pixels ?? 0
        guard pixels.isFinite, abs(pixels) <= 100_000 else {
          throw .malformed(path: "", reason: "an inset of \(pixels) pixels")
        }
        return pixels / scale
      }
      return UIEdgeInsets(
        top: try length(top), left: try length(left), bottom: try length(bottom),
        right: try length(right))
    }
  }

  /// The slicing of the image, in pixels.
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }

    var mode: String?
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var displayGamut: String?
    var resizing: Resizing?
    var alignmentInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case displayGamut = "display-gamut"
      case alignmentInsets = "alignment-insets"
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case preservesVectors = "preserves-vector-representation"
      case renderingIntent = "template-rendering-intent"
    }
  }

  var images: [Image]
  var properties: Properties?
}

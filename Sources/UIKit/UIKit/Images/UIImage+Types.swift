import CoreGraphics
import Foundation

extension UIImage {
  /// The rotation that makes a stored bitmap upright. `right` means 90° clockwise.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// Creates an orientation from EXIF's number, 1 to 8. Other numbers mean upright.
    package init(exif: Int) {
      let order: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(exif) ? order[exif - 1] : .up
    }

    /// Whether the bitmap's rows are the image's columns.
    var swapsAxes: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation that shows the mirror image.
    package var mirroredHorizontally: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }
  }

  /// Whether an image shows its own colours, or its shape in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The default for the context: the image's own colours in an image view, the tint colour in a bar
    /// button.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The way the part between the cap insets fills a larger size.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

/// The traits of an image as a value.
package struct ImageTraits: Equatable {
  package var bitmap: CGImage?
  package var scale: CGFloat = 1
  package var orientation = UIImage.Orientation.up
  package var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
  package var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  package var tint: UIColor?
  package var frames: [UIImage]?
  package var duration: TimeInterval = 0
  /// The distance of the text baseline from the image's bottom, in points, or `nil` for an image
  /// without one.
  package var baselineOffset: CGFloat?
  package var configuration = ImageConfigurationValues()
  package var symbol: SymbolImage?
  /// The drawing that the bitmap was made from, for larger bitmaps.
  package var drawing: VectorPicture?
  /// The asset with the variants for other traits.
  package var asset: UIImageAsset?

  package init(bitmap: CGImage?) {
    self.bitmap = bitmap
  }
}

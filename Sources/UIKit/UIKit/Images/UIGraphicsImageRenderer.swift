import CoreGraphics
import Foundation

/// The settings of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The area to draw, set by the renderer.
  open internal(set) var bounds = CGRect.zero

  public override required init() {}

  open class func `default`() -> Self { Self() }
  /// Returns the format for the current traits. Here it is the same as ``default()``.
  open class func preferred() -> Self { Self() }
}

/// The settings of an image renderer: the scale of its images and whether they are opaque.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. The default is the screen's scale.
  open var scale: CGFloat = DynamicType.scale(nil)
  /// Whether the image is opaque and initially black instead of clear.
  open var opaque = false

  public required init() {
    super.init()
  }

  /// Creates the format for a screen with the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = DynamicType.scale(traitCollection)
  }

  /// The range of colours. Images have the standard range; a wish for the extended one is reported.
  open var preferredRange = Range.automatic {
    didSet {
      if preferredRange == .extended {
        Diagnostics.reportIneffective("UIGraphicsImageRendererFormat.preferredRange")
      }
    }
  }

  /// The older form of ``preferredRange``.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// The ranges of colours of an image.
  public enum Range: Int {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// The base class of ``UIGraphicsImageRenderer`` and other renderers.
open class UIGraphicsRenderer: NSObject {
  open private(set) var format: UIGraphicsRendererFormat
  open var allowsImageOutput: Bool { false }

  /// Creates a renderer for the rectangle `bounds`, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds.standardized
  }
}

/// The drawing environment of a renderer's actions. It is also the current context.
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line one point wide along the inside of `rect`.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips drawing to `rect`.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the contents drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    _ = cgContext.cairo
    guard let image = cgContext.makeImage() else { return UIImage(ImageTraits(bitmap: nil)) }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}

/// A renderer for images.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: context.format.bounds)
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  open override var allowsImageOutput: Bool { true }

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns an image of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat ?? .default()
    let bounds = imageFormat.bounds
    let context = CGContext(lazyBitmapOfSize: bounds.size, scale: imageFormat.scale)
    if imageFormat.opaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: bounds.size))
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  /// Returns what `actions` draw as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns what `actions` draw as a JPEG file.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best quality.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

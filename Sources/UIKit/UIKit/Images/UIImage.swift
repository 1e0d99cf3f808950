import CoreGraphics
import Foundation

/// A picture, with how large and which way up to show it. Immutable.
///
/// Bytes that are no image, or one larger than an iPhone would take, give `nil`.
open class UIImage: _ValueObject, @unchecked Sendable {
  let imageTraits: ImageTraits
  /// Bitmaps derived from this one: upright, tinted.
  package let derived = DerivedImages()

  package init(_ traits: ImageTraits) {
    imageTraits = traits
  }

  /// An image with nothing in it, of size zero.
  public override init() {
    imageTraits = ImageTraits(bitmap: nil)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Making

  /// Makes the image of an `#imageLiteral`: one of the main bundle's. It ends the program where there
  /// is none, as on iOS.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("UIImage: there is no image '\(name)' in the main bundle")
    }
    self.init(image.imageTraits)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - orientation: how the stored rows and columns are to be turned to be upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var traits = ImageTraits(bitmap: cgImage)
    traits.scale = scale > 0 ? scale : 1
    traits.orientation = orientation
    self.init(traits)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes PNG, JPEG, GIF and what else gdk-pixbuf reads, now. `nil` for anything else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? CGImage.decode(data) else { return nil }
    self.init(
      cgImage: bitmap, scale: scale, orientation: Orientation(exif: bitmap.exifOrientation))
  }

  /// Reads a file. A name ending in “@2x” gives that scale; where it does not, the variant for the
  /// screen's scale beside it is taken if there is one.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile.variant(ofFile: path, scale: DynamicType.scale(nil)),
      let bitmap = file.decode()
    else { return nil }
    self.init(
      cgImage: bitmap, scale: file.scale, orientation: Orientation(exif: bitmap.exifOrientation))
  }

  /// An image of the main bundle. See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image file of a bundle by its name, decoded once and kept.
  ///
  /// An image set of the bundle's asset catalogues comes first; with traits its variant for them.
  /// A loose file “photo” is `photo@3x.png`, `photo@2x.png` or `photo.png`, whichever suits the
  /// screen best, at the bundle's top or in its folder `Resources`. A name without a suffix is a PNG
  /// or a JPEG.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = DynamicType.scale(traitCollection)
    if let asset = AssetCatalog.of(bundle ?? .main).image(named: name) {
      guard let traits = asset.traits(for: traitCollection ?? .current) else { return nil }
      self.init(traits)
      return
    }
    guard let file = ImageFile.named(name, in: bundle ?? .main, scale: scale),
      let bitmap = ImageCache.bitmap(of: file)
    else { return nil }
    self.init(
      cgImage: bitmap, scale: file.scale, orientation: Orientation(exif: bitmap.exifOrientation))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  // MARK: Properties

  /// The stored bitmap: neither turned upright nor tinted. `nil` for an image without one.
  open var cgImage: CGImage? { imageTraits.bitmap }
  /// Pixels per point.
  open var scale: CGFloat { imageTraits.scale }
  open var imageOrientation: UIImage.Orientation { imageTraits.orientation }
  open var renderingMode: UIImage.RenderingMode { imageTraits.renderingMode }
  open var capInsets: UIEdgeInsets { imageTraits.capInsets }
  open var resizingMode: UIImage.ResizingMode { imageTraits.resizingMode }
  /// How far the image reaches beyond the rectangle that Auto Layout aligns, in points.
  open var alignmentRectInsets: UIEdgeInsets { imageTraits.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { imageTraits.flipsForRightToLeft }
  /// The frames of an animated image.
  open var images: [UIImage]? { imageTraits.frames }
  /// How long one round of an animated image takes, in seconds.
  open var duration: TimeInterval { imageTraits.duration }
  open var isSymbolImage: Bool { imageTraits.symbol != nil }
  /// The configuration with which the image was made, which for a symbol is a ``SymbolConfiguration``.
  open var configuration: UIImage.Configuration? {
    isSymbolImage ? symbolConfiguration : Configuration(imageTraits.configuration)
  }
  /// `nil` for an image that is no symbol.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    imageTraits.symbol.map { SymbolConfiguration($0.values) }
  }
  /// The traits that the image was made for.
  open var traitCollection: UITraitCollection {
    imageTraits.configuration.traits ?? UITraitCollection(displayScale: scale)
  }
  /// How far the baseline of text beside the image is above its bottom, in points.
  open var baselineOffsetFromBottom: CGFloat? { imageTraits.baselineOffset }
  /// The variants of the image. An image that has none gets an asset that holds it alone.
  open var imageAsset: UIImageAsset? {
    imageTraits.asset
      ?? derived.asset {
        let asset = UIImageAsset()
        asset.register(self, with: traitCollection)
        return asset
      }
  }

  /// In points, upright.
  open var size: CGSize {
    guard let bitmap = imageTraits.bitmap else { return imageTraits.frames?.first?.size ?? .zero }
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return imageOrientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }

  // MARK: Drawing

  /// Draws the image upright with its top left at `point`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright and stretched to `rect`, its cap insets unstretched.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    _draw(in: rect, context)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    _draw(in: rect, context)
    context.restoreGState()
  }

  /// Fills `rect` with the image in its own size, repeated from the rectangle's top left.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawTiled(in: rect, context)
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    _changing { $0.renderingMode = renderingMode }
  }

  /// The image's shape in a colour. A dynamic colour resolves where the image is shown.
  open func withTintColor(_ color: UIColor) -> UIImage {
    _changing { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    _changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with ends that keep their size, and one point between them that is stretched. Older than
  /// ``resizableImage(withCapInsets:)``. A cap of 0 stretches the whole image.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  open var leftCapWidth: Int { Int(capInsets.left) }
  open var topCapHeight: Int { Int(capInsets.top) }

  /// An image whose edges keep their size, in points, while the middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    _changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    _changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// An image that is mirrored where the interface runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    _changing { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    _changing { $0.orientation = $0.orientation.mirroredHorizontally }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    _changing { $0.baselineOffset = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage {
    _changing { $0.baselineOffset = nil }
  }

  /// The variant for a configuration. What the configuration leaves open is as it was.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let symbol = imageTraits.symbol {
      return self.symbol(configured: symbol.values.applying(configuration.values))
    }
    return configuration.traitCollection.map { variant(for: $0) } ?? self
  }

  /// The symbol with another configuration; `nil` for an image that is none.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  private func _changing(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = imageTraits
    change(&traits)
    return UIImage(traits)
  }

  // MARK: Encoding

  /// The stored bitmap as a PNG file, as on iOS without the orientation.
  open func pngData() -> Data? { cgImage?.pngData() }

  /// The image as a JPEG file, upright, what is clear on white.
  ///
  /// - Parameter compressionQuality: from 0 for the smallest file to 1 for the best picture.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightBitmap?.jpegData(quality: compressionQuality)
  }

  /// A format for a renderer whose images shall be like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: NSObject

  open override func _isEqual(to object: Any) -> Bool {
    (object as? UIImage)?.imageTraits == imageTraits
  }

  open override var hash: Int {
    Int(truncatingIfNeeded: imageTraits.bitmap?.serial ?? 0)
  }

  open override var description: String {
    "<UIImage: \(size.width) × \(size.height) pt at \(scale)×, \(imageOrientation)>"
  }
}

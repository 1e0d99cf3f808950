import CoreGraphics
import Foundation

/// An immutable image with a size and an orientation.
///
/// Creating one returns `nil` if the data isn't an image, or if the image is larger than an iPhone
/// would accept.
open class UIImage: _ValueObject, @unchecked Sendable {
  let imageTraits: ImageTraits
  /// The bitmaps derived from this image, such as upright and tinted ones.
  package let derived = DerivedImages()

  package init(_ traits: ImageTraits) {
    imageTraits = traits
  }

  /// Creates an empty image of size zero.
  public override init() {
    imageTraits = ImageTraits(bitmap: nil)
  }

  /// Reads an image that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let traits = ImageTraits(coder) else { return nil }
    imageTraits = traits
  }

  // MARK: Initialization

  /// Creates the image of an `#imageLiteral` from the main bundle. Traps if there is none, as on iOS.
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
  ///   - scale: The number of pixels per point.
  ///   - orientation: The rotation that makes the stored bitmap upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var traits = ImageTraits(bitmap: cgImage)
    traits.scale = scale > 0 ? scale : 1
    traits.orientation = orientation
    self.init(traits)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes PNG, JPEG, GIF and any other format that gdk-pixbuf reads. Returns `nil` for all other
  /// data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? CGImage.decode(data) else { return nil }
    self.init(
      cgImage: bitmap, scale: scale, orientation: Orientation(exif: bitmap.exifOrientation))
  }

  /// Reads a file. A name ending in “@2x” determines the scale. Otherwise, a variant for the screen's
  /// scale in the same folder is used if there is one.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile.variant(ofFile: path, scale: DynamicType.scale(nil)),
      let bitmap = file.decode()
    else { return nil }
    self.init(
      cgImage: bitmap, scale: file.scale, orientation: Orientation(exif: bitmap.exifOrientation))
  }

  /// Loads an image of the main bundle. See ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads an image of a bundle by name. It is decoded once and then cached.
  ///
  /// An image set in the bundle's asset catalogues comes first, with its variant for the traits if there
  /// are any. The files of “photo” are `photo@3x.png`, `photo@2x.png` and `photo.png`; the best one for
  /// the screen is used. They are at the bundle's top level or in its folder `Resources`. A name
  /// without a suffix stands for a PNG or a JPEG file.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let traits = Self.traits(named: name, in: bundle, compatibleWith: traitCollection) else {
      // iOS also logs the names that it doesn't find.
      let folder = (bundle ?? .main).bundleURL.lastPathComponent
      Diagnostics.report("there is no image named '\(name)' in \(folder)", from: "UIImage")
      return nil
    }
    self.init(traits)
  }

  /// Returns the traits of a bundle's image, or `nil` if there is none.
  static func traits(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> ImageTraits? {
    let catalog = AssetCatalog.of(bundle ?? .main)
    func traits(of asset: UIImageAsset) -> ImageTraits? {
      asset.traits(for: traitCollection ?? .current)
    }
    if let asset = catalog.image(named: name) { return traits(of: asset) }
    let scale = DynamicType.scale(traitCollection)
    if let file = ImageFile.named(name, in: bundle ?? .main, scale: scale),
      let bitmap = ImageCache.bitmap(of: file)
    {
      let image = UIImage(
        cgImage: bitmap, scale: file.scale, orientation: Orientation(exif: bitmap.exifOrientation))
      return image.imageTraits
    }
    // Apple documents names of assets without a suffix. Published apps ask for “photo.jpg” when the catalogue has
    // “photo”, and show it (soapyigu/Swift-30-Projects, Artist.swift).
    let path = name as NSString
    guard ["png", "jpg", "jpeg"].contains(path.pathExtension.lowercased()) else { return nil }
    return catalog.image(named: path.deletingPathExtension).flatMap { traits(of: $0) }
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  // MARK: Properties

  /// The stored bitmap, neither upright nor tinted, or `nil` for an image without one.
  open var cgImage: CGImage? { imageTraits.bitmap }
  /// The number of pixels per point.
  open var scale: CGFloat { imageTraits.scale }
  open var imageOrientation: UIImage.Orientation { imageTraits.orientation }
  open var renderingMode: UIImage.RenderingMode { imageTraits.renderingMode }
  open var capInsets: UIEdgeInsets { imageTraits.capInsets }
  open var resizingMode: UIImage.ResizingMode { imageTraits.resizingMode }
  /// The distances by which the image extends beyond its Auto Layout alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { imageTraits.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { imageTraits.flipsForRightToLeft }
  /// The frames of an animated image.
  open var images: [UIImage]? { imageTraits.frames }
  /// The duration of one loop of an animated image, in seconds.
  open var duration: TimeInterval { imageTraits.duration }
  open var isSymbolImage: Bool { imageTraits.symbol != nil }
  /// The image's configuration. For a symbol, it is a ``SymbolConfiguration``.
  open var configuration: UIImage.Configuration? {
    isSymbolImage ? symbolConfiguration : Configuration(imageTraits.configuration)
  }
  /// The symbol's configuration, or `nil` if the image isn't a symbol.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    imageTraits.symbol.map { SymbolConfiguration($0.values) }
  }
  /// The traits that the image was created for.
  open var traitCollection: UITraitCollection {
    imageTraits.configuration.traits ?? UITraitCollection(displayScale: scale)
  }
  /// The distance of the baseline of adjacent text from the image's bottom, in points.
  open var baselineOffsetFromBottom: CGFloat? { imageTraits.baselineOffset }
  /// The asset with the image's variants. An image without variants gets an asset that contains only
  /// itself.
  open var imageAsset: UIImageAsset? {
    imageTraits.asset
      ?? derived.asset {
        let asset = UIImageAsset()
        asset.register(self, with: traitCollection)
        return asset
      }
  }

  /// The size of the upright image, in points.
  open var size: CGSize {
    guard let bitmap = imageTraits.bitmap else { return imageTraits.frames?.first?.size ?? .zero }
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return imageOrientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }

  // MARK: Drawing

  /// Draws the image upright with its top left corner at `point`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright, stretched to `rect`. Cap insets aren't stretched.
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

  /// Fills `rect` with copies of the image at its own size, starting at the rectangle's top left.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawTiled(in: rect, context)
  }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    _changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape in a colour. A dynamic colour is resolved where the image is shown.
  open func withTintColor(_ color: UIColor) -> UIImage {
    _changing { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    _changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with end caps of fixed size and a stretchable strip of one point between them.
  ///
  /// This is the older form of ``resizableImage(withCapInsets:)``. A cap of 0 stretches the whole
  /// image.
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

  /// Returns an image whose edges keep their size, in points, while the middle is tiled.
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

  /// Returns an image that is mirrored in right-to-left interfaces.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    _changing { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    _changing { $0.orientation = $0.orientation.mirroredHorizontally }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    _changing { $0.baselineOffset = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage {
    _changing { $0.baselineOffset = nil }
  }

  /// Returns the variant for a configuration. Settings that the configuration leaves open are
  /// unchanged.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let symbol = imageTraits.symbol {
      return self.symbol(configured: symbol.values.applying(configuration.values))
    }
    return configuration.traitCollection.map { variant(for: $0) } ?? self
  }

  /// Returns the symbol with another configuration, or `nil` if the image isn't a symbol.
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

  /// Returns the stored bitmap as a PNG file. As on iOS, the orientation isn't included.
  open func pngData() -> Data? { cgImage?.pngData() }

  /// Returns the upright image as a JPEG file. Clear areas become white.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best quality.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightBitmap?.jpegData(quality: compressionQuality)
  }

  /// A format for a renderer whose images match this one.
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

extension UIImage {
  /// The name of a symbol as words, for assistive software.
  var accessibilityText: String? {
    imageTraits.symbol?.name.replacing(".", with: " ")
  }
}

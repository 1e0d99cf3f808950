import Foundation

/// A layer that shows plain or attributed text from the top of its bounds.
///
/// Its bitmap has `contentsScale` pixels per point. The default is 1, so set it to the screen's scale.
open class CATextLayer: CALayer {
  private var color: CGColor? = CGColor(white: 1, alpha: 1)

  override func setInitialValues() { needsDisplayOnBoundsChange = true }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CATextLayer else { return }
    color = layer.color
    string = layer.string
    font = layer.font
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  /// The text: a `String` or an `NSAttributedString`. Other objects are stored but not drawn.
  open var string: Any? {
    didSet {
      (string as? NSAttributedString)?.releasingRuns()
      markNeedsDisplay()
    }
  }

  /// The font of plain text: a font object or a font name. The default is Helvetica. Its size is `fontSize`.
  open var font: CFTypeRef? { didSet { markNeedsDisplay() } }

  /// The font size of plain text in points. The default is 36. Animatable.
  open var fontSize: CGFloat {
    get { state.text.fontSize }
    set { change("fontSize", \.text.fontSize, to: newValue) }
  }

  /// The colour of plain text. The default is white. Animatable.
  open var foregroundColor: CGColor? {
    get { shown(color, state.text.color) }
    set {
      change("foregroundColor", \.text.color, to: newValue.map(RGBA.init)) { color = newValue }
    }
  }

  /// Whether the text wraps at the width of the bounds.
  open var isWrapped = false { didSet { markNeedsDisplay() } }

  /// The part of the last line that is truncated if there isn't enough space.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { markNeedsDisplay() } }

  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { markNeedsDisplay() } }

  /// A hint about the placement of glyphs, which has no effect here: they are placed at fractions of a pixel.
  open var allowsFontSubpixelQuantization = true

  open override class func needsDisplay(forKey key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
  }

  /// Returns the size of the text in points, rounded up to the layer's pixels. Wrapped text keeps the width of the
  /// bounds.
  open override func preferredFrameSize() -> CGSize { textSize }

  open override func draw(in ctx: CGContext) { drawText(in: ctx) }

  /// The contents are drawn with the current values. For another moment of an animation of the size or the
  /// colour, the text is drawn for that moment.
  override func nodeChildren(
    _ children: [LayerNode], of shown: inout LayerProperties, at moment: NodeMoment
  ) -> [LayerNode] {
    if modelStorage == nil, shown.text != presentedProperties().text {
      let copy = makeCopyAsShown()
      copy.state = shown
      copy.drawContents()
      shown.contentsIdentity = copy.state.contentsIdentity
    }
    return children
  }
}

/// The animatable part of a `CATextLayer`.
struct TextLayerProperties: Sendable, Equatable {
  /// The font size in points.
  var fontSize: CGFloat = 36
  var color: RGBA? = .white
}

/// The part that a `CATextLayer` truncates if there isn't enough space.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is clipped at the bounds.
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// The alignment of a `CATextLayer`'s lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The natural alignment of the user's language.
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

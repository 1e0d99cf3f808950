/// A layer that shows a text, plain or attributed, from the top of its bounds.
///
/// Its bitmap has `contentsScale` pixels per point, which is 1 unless it is set to the screen's.
open class CATextLayer: CALayer {
  private var color: CGColor? = RGBA.white.cgColor

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

  /// A `String` or an `NSAttributedString`; others are kept and not drawn.
  open var string: Any? { didSet { markNeedsDisplay() } }

  /// The font of a plain text: a font object, or a font's name. Helvetica unless set. Its size is
  /// `fontSize`.
  open var font: CFTypeRef? { didSet { markNeedsDisplay() } }

  /// The size of a plain text in points; 36 unless set. Animatable.
  open var fontSize: CGFloat {
    get { state.text.fontSize }
    set { change("fontSize", \.text.fontSize, to: newValue) }
  }

  /// The colour of a plain text; white unless set. Animatable.
  open var foregroundColor: CGColor? {
    get { shown(color, state.text.color) }
    set {
      color = newValue
      change("foregroundColor", \.text.color, to: newValue.map(RGBA.init))
    }
  }

  /// Whether the text goes on in another line at the width of the bounds.
  open var isWrapped = false { didSet { markNeedsDisplay() } }

  /// The part that is left out of the last line when there is not room for all.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { markNeedsDisplay() } }

  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { markNeedsDisplay() } }

  /// A hint of how letters may be placed, which changes nothing here: they stand at fractions of a pixel.
  open var allowsFontSubpixelQuantization = true

  open override class func needsDisplay(forKey key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
  }

  open override func draw(in ctx: CGContext) {
    guard let string else { return }
    TextLayerContent(
      string: string, font: font, fontSize: fontSize, color: foregroundColor,
      isWrapped: isWrapped, truncation: truncationMode, alignment: alignmentMode
    ).draw(ctx, bounds)
  }

  /// The contents are drawn as they are shown now. At another moment of an animation of the size or the colour,
  /// the text is drawn for that moment.
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

/// The animated part of a `CATextLayer`.
struct TextLayerProperties: Sendable, Equatable {
  /// In points.
  var fontSize: CGFloat = 36
  var color: RGBA? = .white
}

/// The content of a `CATextLayer`, for the text engine, which is above this module.
package struct TextLayerContent {
  package let string: Any
  package let font: Any?
  package let fontSize: CGFloat
  package let color: CGColor?
  package let isWrapped: Bool
  package let truncation: CATextLayerTruncationMode
  package let alignment: CATextLayerAlignmentMode

  /// The text engine, by its type's name: this module lies below it.
  nonisolated(unsafe) private static let engine =
    _typeByName("5UIKit15TextLayerEngineO") as? any TextLayerDrawing.Type

  fileprivate func draw(_ context: CGContext, _ bounds: CGRect) {
    guard let engine = Self.engine else {
      preconditionFailure("CATextLayer: no text engine is there; UIKit brings one")
    }
    engine.draw(self, in: context, bounds)
  }
}

/// Draws the texts of layers.
package protocol TextLayerDrawing {
  /// Draws a content within a rectangle.
  static func draw(_ content: TextLayerContent, in context: CGContext, _ bounds: CGRect)
}

/// The part that a `CATextLayer` leaves out where there is not room for all.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is cut off at the bounds.
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// How a `CATextLayer` places its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the user's language is read.
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

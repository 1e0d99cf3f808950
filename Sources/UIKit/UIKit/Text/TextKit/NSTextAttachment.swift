import CoreGraphics
import Foundation
import TextEngine

/// An image, or other non-text content, in place of a character.
///
///     let icon = NSTextAttachment(image: image)
///     label.attributedText = NSAttributedString(attachment: icon)
open class NSTextAttachment: _ValueObject, NSTextAttachmentContainer, @unchecked Sendable {
  /// The character that represents an attachment, U+FFFC.
  public static let character = 0xFFFC

  private var shown: UIImage?
  private var bytes: Data?

  /// The image. By default, it is decoded from ``contents``. Setting it discards these (Apple,
  /// `NSTextAttachment.h`).
  open var image: UIImage? {
    get { shown }
    set {
      shown = newValue
      bytes = nil
      fileType = nil
    }
  }

  /// The rectangle relative to the left end of the baseline, with y pointing up, in points. Zero,
  /// the default, means the image's size on the baseline.
  open var bounds = CGRect.zero

  /// The bytes of an image file. Setting them replaces the image (Apple, `NSTextAttachment.h`).
  open var contents: Data? {
    get { bytes }
    set {
      bytes = newValue
      shown = newValue.flatMap { UIImage(data: $0) }
    }
  }

  /// The type of the contents. Bytes are decoded by what they are, whatever their type.
  open var fileType: String?

  /// The space before and after the attachment, in points.
  open var lineLayoutPadding: CGFloat = 0

  public init(data contentData: Data?, ofType uti: String?) {
    bytes = contentData
    shown = contentData.flatMap { UIImage(data: $0) }
    fileType = uti
    super.init()
  }

  /// Creates an attachment without content.
  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns the rectangle in a line, in the coordinates of ``bounds``. Subclasses can override it.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// Returns the image to draw. Subclasses can override it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

/// The methods that layout calls on an attachment.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image to draw in a rectangle.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the rectangle relative to the left end of the baseline, with y pointing up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

extension NSTextAttachment: TextAttachment {
  package func frame(ofCharacter index: Int, lineHeight: CGFloat) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: NSTextContainer.noLimit, height: lineHeight)
    let frame = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let padding = lineLayoutPadding
    return frame.standardized.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
  }

  /// Draws the image. A template image has the text's colour.
  package func draw(
    in place: CGRect, of context: CGContext, characterIndex index: Int, color: any TextColor
  ) {
    guard let image = image(forBounds: place, textContainer: nil, characterIndex: index) else {
      return
    }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    guard image.renderingMode == .alwaysTemplate else { return image.draw(in: place) }
    let tint = color as? UIColor ?? UIColor(cgColor: color.cgColor)
    image.withTintColor(tint, renderingMode: .alwaysOriginal).draw(in: place)
  }
}

extension NSAttributedString {
  /// Creates a string with one character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns whether a range contains attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

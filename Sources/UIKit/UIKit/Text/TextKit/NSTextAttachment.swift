import CoreGraphics
import Foundation

/// An image, or something else that is no text, in the place of a character.
///
///     let icon = NSTextAttachment(image: image)
///     label.attributedText = NSAttributedString(attachment: icon)
open class NSTextAttachment: _ValueObject, NSTextAttachmentContainer, @unchecked Sendable {
  /// The character that an attachment stands on: U+FFFC.
  public static let character = 0xFFFC

  /// The image that is shown; the one that ``contents`` decodes to unless set.
  open var image: UIImage?

  /// From the left end of the baseline, y up, in points. Zero, the default, is the image's size on
  /// the baseline.
  open var bounds = CGRect.zero

  open var contents: Data?
  open var fileType: String?

  /// Room at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// An attachment that shows nothing yet.
  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The rectangle that it takes in a line: subclasses override it. Same coordinates as ``bounds``.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// The image that is drawn there: subclasses override it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

/// The questions of layout to an attachment.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The image that is drawn in a rectangle.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// From the left end of the baseline, y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

extension NSAttributedString {
  /// One character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether an attachment stands in a range.
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

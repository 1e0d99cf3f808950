import CoreGraphics
import Foundation

/// An element of a menu: here the base class of ``UIAction``.
@preconcurrency @MainActor
open class UIMenuElement: NSObject,
  @MainActor UIAccessibilityIdentification
{
  /// The appearance of an element, and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark of an element.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  var _title: String
  var _image: UIImage?
  open var subtitle: String?
  /// A name for tests, which the element's row in a menu has too.
  open var accessibilityIdentifier: String?

  package init(title: String, subtitle: String?, image: UIImage?) {
    _title = title
    _image = image
    self.subtitle = subtitle
  }

  public required init?(coder: NSCoder) { nil }

  open var title: String { _title }
  open var image: UIImage? { _image }
}

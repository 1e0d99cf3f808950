import CoreGraphics
import Foundation
import TextEngine

/// A tab stop in a line.
open class NSTextTab: _ValueObject, @unchecked Sendable {
  /// An option for the alignment of text at a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` that ends a column. Stored but unused: decimal tabs align at a point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Returns the characters that end a column of numbers in a locale, which is its decimal
  /// separator.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  package let stop: TabStop
  /// The distance from the leading margin, in points.
  open var location: CGFloat { stop.location }
  /// The side of the text that is aligned with the tab. For `left` and `natural`, it is the start.
  open var alignment: NSTextAlignment { NSTextAlignment(stop.alignment) }
  open private(set) var options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    stop = TabStop(location: loc, alignment: TextAlignment(alignment))
    self.options = options
    super.init()
  }

  init(_ stop: TabStop) {
    self.stop = stop
    options = [:]
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func _isEqual(to object: Any) -> Bool { (object as? NSTextTab)?.stop == stop }

  open override var hash: Int { stop.hashValue }
}

import CoreGraphics
import Foundation

/// A place in a line that a tab goes to.
open class NSTextTab: _ValueObject, @unchecked Sendable {
  /// An option by which text at a tab is aligned.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` that ends a column; kept, decimal tabs align by a point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The characters that end a column of numbers in a locale: its decimal separator.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  package let stop: TabStop
  /// Points from the leading margin.
  open var location: CGFloat { stop.location }
  /// Which side of the text stands at the tab: its start for `left` and `natural`.
  open var alignment: NSTextAlignment { stop.alignment }
  open private(set) var options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    stop = TabStop(location: loc, alignment: alignment)
    self.options = options
    super.init()
  }

  init(_ stop: TabStop) {
    self.stop = stop
    options = [:]
    super.init()
  }

  public required init?(coder: NSCoder) {
    stop = TabStop(location: 0, alignment: .natural)
    options = [:]
    super.init()
  }

  open override func _isEqual(to object: Any) -> Bool { (object as? NSTextTab)?.stop == stop }

  open override var hash: Int { stop.hashValue }
}

/// A tab as a value.
package struct TabStop: Hashable, Sendable {
  package var location: CGFloat
  package var alignment: NSTextAlignment
}

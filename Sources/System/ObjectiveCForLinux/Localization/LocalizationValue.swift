import Foundation

extension String {
  /// A text to be localized: the key from its literal, and the arguments of its interpolations.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable
  {
    let key: String
    let arguments: [any CVarArg]

    /// Creates a value with a key that isn't a literal.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.key == b.key && a.arguments.map { "\($0)" } == b.arguments.map { "\($0)" }
    }

    /// Builds the key, with a conversion for each interpolation.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      public mutating func appendInterpolation(_ substring: Substring) {
        append(String(substring), "%@")
      }
      public mutating func appendInterpolation(_ subject: NSObject) { append(subject, "%@") }

      /// Appends a number, with the conversion that iOS uses for its type in keys.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(value._argument, value._specifier)
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        append(value._argument, specifier)
      }

      /// Appends a value that a format style formats.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(format.format(value), "%@")
      }

      private mutating func append(_ argument: any CVarArg, _ conversion: String) {
        key += conversion
        arguments.append(argument)
      }
    }
  }
}

/// A number with its own conversion in formats.
public protocol _FormatSpecifiable: Equatable {
  var _argument: any CVarArg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {
  public var _argument: any CVarArg { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension UInt: _FormatSpecifiable {
  public var _argument: any CVarArg { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension CGFloat: _FormatSpecifiable {
  public var _argument: any CVarArg { Double(self) }
  public var _specifier: String { "%lf" }
}

import Foundation

/// The pieces of a message. Each is converted to text when the message is written.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var pieces: [(Redaction) -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    pieces.reserveCapacity(2 * interpolationCount + 1)
  }

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { pieces.append { _ in literal } }
  }

  mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool,
    _ text: @escaping () -> String
  ) {
    pieces.append { align.align($0.text(text(), privacy, isScalar: isScalar)) }
  }
}

// MARK: Text and objects

extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: false, argumentString)
  }

  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: false) { value().description }
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: false) { argumentObject().description }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { String(reflecting: value()) }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: true) { format.text(value()) }
  }

  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: true) { "\(pointer())" }
  }

  public mutating func appendInterpolation(
    _ bytes: @autoclosure @escaping () -> UnsafeRawBufferPointer, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isScalar: false) {
      bytes().map { OSLogIntegerFormatting.hex(minDigits: 2).text($0) }.joined()
    }
  }
}

// MARK: Floating-point numbers

extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isScalar: true) { format.text(Double(number())) }
  }
}

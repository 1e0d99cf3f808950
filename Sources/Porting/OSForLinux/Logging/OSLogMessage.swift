/// A message for the log: a string literal whose interpolations can have a format and a privacy level.
///
///     logger.info("\(count) files for \(name, privacy: .private)")   // 3 files for <private>
///
/// Interpolated values are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public var interpolation: OSLogInterpolation

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
  }

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  func text(_ redaction: Redaction) -> String {
    interpolation.pieces.map { $0(redaction) }.joined()
  }
}

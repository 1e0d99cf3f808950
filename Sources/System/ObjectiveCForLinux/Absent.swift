import Foundation

/// Replaces a statement that uses an API missing on Linux, and reports this once on standard error.
///
/// If a value is required, the program ends with the reason.
@_spi(Lowered)
public func absent<Result>(_ what: String, file: StaticString = #fileID, line: UInt = #line)
  -> Result
{
  Diagnostics.report("\(file):\(line) was left out, since it uses \(what)")
  if let nothing = () as? Result { return nothing }
  fatalError("A value was asked for that uses \(what)", file: file, line: line)
}

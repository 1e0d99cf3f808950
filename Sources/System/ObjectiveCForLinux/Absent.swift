import Foundation

/// Stands where a statement was that uses what Linux lacks: says so once on standard error.
///
/// Where a value is asked for, there is none, and the program ends with the reason.
@_spi(Lowered)
public func absent<Result>(_ what: String, file: StaticString = #fileID, line: UInt = #line)
  -> Result
{
  Diagnostics.report("\(file):\(line) was left out, since it uses \(what)")
  if let nothing = () as? Result { return nothing }
  fatalError("A value was asked for that uses \(what)", file: file, line: line)
}

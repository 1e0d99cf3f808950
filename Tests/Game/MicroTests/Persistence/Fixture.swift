import Foundation
import Testing

/// Files of `Fixtures`, which older versions wrote. They are never written again.
enum Fixture {
  static func file(_ path: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../Fixtures")
    return Array(try Data(contentsOf: folder.appendingPathComponent(path).standardized))
  }

  /// Returns a save whose frame contains the given version.
  static func save(_ name: String, version: UInt8) throws -> [UInt8] {
    let file = try file("v\(version)/\(name)")
    try #require(Array(file[..<4]) == Array("ooze".utf8))
    try #require(Array(file[5..<7]) == [version, 0])
    return file
  }
}

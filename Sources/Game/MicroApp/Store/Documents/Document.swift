import Foundation

/// A value that is saved in its own file, as JSON in a `SealedFile`.
///
/// A property that an older version didn't have needs a default: `init(from:)` reads it with `value(_:or:)`. For a
/// change that defaults can't express, increase `version`, and implement `upgrade` to read the older versions.
@available(iOS 16, *)
protocol Document: Codable, Equatable, Sendable {
  /// The kind of the document, in one word.
  static var kind: String { get }
  /// The version that is written. All older ones are read.
  static var version: Int { get }
  /// Converts the content of an older version to the current one.
  static func upgrade(_ content: [UInt8], from version: Int) -> [UInt8]
}

@available(iOS 16, *)
extension Document {
  static var version: Int { 1 }
  static func upgrade(_ content: [UInt8], from version: Int) -> [UInt8] { content }

  /// Returns the whole file.
  func file() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let content = try? encoder.encode(self) else {
      preconditionFailure("\(Self.kind) has values that JSON can't hold")
    }
    return SealedFile.seal(Array(content), kind: Self.kind, version: Self.version)
  }

  init(file: [UInt8]) throws(SealedFile.Failure) {
    let (content, version) = try SealedFile.open(file, kind: Self.kind, version: Self.version)
    let current = version == Self.version ? content : Self.upgrade(content, from: version)
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(current))
    } catch {
      throw .damaged
    }
  }
}

@available(iOS 16, *)
extension KeyedDecodingContainer {
  /// Returns the value of a key, or a default for a version that didn't have it.
  func value<Value: Decodable>(_ key: Key, or default: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? `default`
  }
}

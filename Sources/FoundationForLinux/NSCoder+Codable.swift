import Foundation

extension NSKeyedArchiver {
  /// Encodes a value of Swift's under a key, as a property list of its own in the archive. Apple's archives hold
  /// such values in another form, so that these are read here only.
  ///
  /// - Throws: What the value throws while it is encoded.
  public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    // A property list has no other root than a list or a dictionary.
    encode(try PropertyListEncoder().encode([value]), forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// The value that was encoded under a key; nil where there is none, or one of another type.
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    try? decodeTopLevelDecodable(type, forKey: key)
  }

  /// The value that was encoded under a key; nil where there is none.
  ///
  /// - Throws: A `DecodingError` where what is there is another value.
  public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T?
  {
    guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try PropertyListDecoder().decode([T].self, from: data as Data).first
  }
}

import Foundation

/// The dictionary of a property list. Its values are strings, numbers, dates, data, arrays and dictionaries,
/// all of them immutable.
public struct PropertyList: @unchecked Sendable, ExpressibleByDictionaryLiteral {
  public var values: [String: Any]

  public init(_ values: [String: Any]) { self.values = values }

  public init(dictionaryLiteral elements: (String, Any)...) {
    values = Dictionary(elements) { _, last in last }
  }

  /// Reads a list in any of the three formats: XML, binary, or the old format of Xcode's projects.
  public init(contentsOf file: URL) throws(ProjectError) {
    guard let bytes = file.bytes else {
      throw ProjectError("this file can't be read", file: file)
    }
    guard ListNesting.depth(of: bytes) <= ProjectLimits.listDepth else {
      throw ProjectError(
        "this property list is nested more than \(ProjectLimits.listDepth) levels deep", file: file)
    }
    do {
      let list = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      guard let dictionary = list as? [String: Any] else {
        throw ProjectError("the property list isn't a dictionary", file: file)
      }
      values = dictionary
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError("this file isn't a valid property list: \(error)", file: file)
    }
  }

  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  public func string(_ key: String) -> String? {
    (values[key] as? String) ?? (values[key] as? NSNumber).map { "\($0)" }
  }

  /// Returns the strings of a list, or the single string in its place.
  public func strings(_ key: String) -> [String] {
    (values[key] as? [Any])?.compactMap { $0 as? String } ?? string(key).map { [$0] } ?? []
  }

  public func dictionary(_ key: String) -> PropertyList? {
    (values[key] as? [String: Any]).map { PropertyList($0) }
  }

  /// The list as XML.
  public var xml: Data {
    get throws {
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }
  }
}

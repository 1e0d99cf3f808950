import Foundation
import Synchronization

/// A set of uniform types with their conformances.
///
///     UniformTypes.shared.conforms("public.png", to: "public.image")  // true
///
/// Identifiers, filename extensions and MIME types are compared case-insensitively, as Apple documents.
package struct UniformTypes: Sendable {
  private let types: [String: UniformType]
  /// The types with each tag, in the order in which they were declared.
  private let tagged: [UniformType.TagClass: [String: [UniformType]]]
  /// All types in the order in which they were declared.
  package let all: [UniformType]

  /// The system's types and those that the program's information declares.
  package static let shared = UniformTypes(
    UniformType.ofSystem + declarations(in: Bundle.main.infoDictionary ?? [:]))

  /// - Parameter declared: The declarations. If a type is declared several times, the first declaration counts.
  package init(_ declared: [UniformType]) {
    var types: [String: UniformType] = [:]
    var tagged: [UniformType.TagClass: [String: [UniformType]]] = [:]
    var all: [UniformType] = []
    for type in declared where types[type.identifier.lowercased()] == nil {
      types[type.identifier.lowercased()] = type
      all.append(type)
      for kind in UniformType.TagClass.allCases {
        for tag in type.tags(of: kind) {
          tagged[kind, default: [:]][tag.lowercased(), default: []].append(type)
        }
      }
    }
    self.types = types
    self.tagged = tagged
    self.all = all
  }

  /// Returns a declared type, or the content of a dynamic type's identifier.
  package func type(_ identifier: String) -> UniformType? {
    types[identifier.lowercased()] ?? DynamicType.read(identifier)
  }

  package func isDeclared(_ identifier: String) -> Bool { types[identifier.lowercased()] != nil }

  // MARK: Conformance

  package func conforms(_ identifier: String, to other: String) -> Bool {
    let other = other.lowercased()
    return lineage(of: identifier).contains { $0.lowercased() == other }
  }

  /// Returns the type and all types that it conforms to, the nearest ones first, each once.
  package func lineage(of identifier: String) -> [String] {
    var found = [type(identifier)?.identifier ?? identifier]
    var known = [found[0].lowercased()] as Set
    var next = 0
    while next < found.count {
      for parent in parents(of: found[next]) where known.insert(parent.lowercased()).inserted {
        found.append(types[parent.lowercased()]?.identifier ?? parent)
      }
      next += 1
    }
    return found
  }

  private func parents(of identifier: String) -> [String] {
    if let type = type(identifier) { return type.parents }
    return Self.expected.withLock { $0[identifier.lowercased()].map { [$0] } } ?? []
  }

  /// The types that the program declares in code and not elsewhere.
  private static let expected = Mutex<[String: String]>([:])

  /// Makes an undeclared type conform to another one from now on.
  package static func expect(_ identifier: String, conformsTo parent: String) {
    expected.withLock { $0[identifier.lowercased()] = parent }
  }

  // MARK: Tags

  /// Returns the declared types with a tag that conform to a type, the preferred one first.
  package func declared(
    _ tag: String, _ kind: UniformType.TagClass, conformingTo supertype: String?
  ) -> [UniformType] {
    let found = tagged[kind]?[tag.lowercased()] ?? []
    guard let supertype else { return found }
    return found.filter { conforms($0.identifier, to: supertype) }
  }
}

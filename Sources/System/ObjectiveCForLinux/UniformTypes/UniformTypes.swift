import Foundation
import Synchronization

/// Uniform types, and which are kinds of which.
///
///     UniformTypes.shared.conforms("public.png", to: "public.image")  // true
///
/// Identifiers, endings and MIME types are compared without regard to case, as Apple documents it.
package struct UniformTypes: Sendable {
  private let types: [String: UniformType]
  /// Those that have a tag, in the order in which they were declared.
  private let tagged: [UniformType.TagClass: [String: [UniformType]]]
  /// In the order in which they were declared.
  package let all: [UniformType]

  /// The system's types and those that the program's information declares.
  package static let shared = UniformTypes(
    UniformType.ofSystem + declarations(in: Bundle.main.infoDictionary ?? [:]))

  /// - Parameter declared: Of several declarations of one type the first one counts.
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

  /// A declared type, or what a dynamic type says of itself.
  package func type(_ identifier: String) -> UniformType? {
    types[identifier.lowercased()] ?? DynamicType.read(identifier)
  }

  package func isDeclared(_ identifier: String) -> Bool { types[identifier.lowercased()] != nil }

  // MARK: Conformance

  package func conforms(_ identifier: String, to other: String) -> Bool {
    let other = other.lowercased()
    return lineage(of: identifier).contains { $0.lowercased() == other }
  }

  /// The type and all that it is a kind of, the nearest ones first, each once.
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

  /// The program's own declarations, in code, of types that nobody else declares.
  private static let expected = Mutex<[String: String]>([:])

  /// Takes a type that isn't declared for a kind of another from now on.
  package static func expect(_ identifier: String, conformsTo parent: String) {
    expected.withLock { $0[identifier.lowercased()] = parent }
  }

  // MARK: Tags

  /// The declared types that have a tag and are kinds of a type, the preferred one first.
  package func declared(
    _ tag: String, _ kind: UniformType.TagClass, conformingTo supertype: String?
  ) -> [UniformType] {
    let found = tagged[kind]?[tag.lowercased()] ?? []
    guard let supertype else { return found }
    return found.filter { conforms($0.identifier, to: supertype) }
  }
}

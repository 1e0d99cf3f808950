import SwiftSyntax

/// The access level of a declaration, in ascending order.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// A declaration of a type, or an extension of one, in a file.
final class TypeDeclaration {
  enum Kind { case `class`, structure, enumeration, `protocol`, actor, `extension` }

  let kind: Kind
  /// The simple name, or the name of the extended type, without generic arguments.
  let name: String
  /// The index of its file.
  let file: Int
  let parent: TypeDeclaration?
  /// Whether it is inside a function.
  let isLocal: Bool
  var genericParameters: [String] = []
  /// The bounds of generic parameters and associated types, by name.
  var bounds: [String: [String]] = [:]
  /// The types of the inheritance clause, as written.
  var inherited: [String] = []
  /// The protocols that the declaration says its type conforms to. Computed on demand.
  var protocols: Set<String>?
  /// The same with the protocols that those of other modules refine. Computed on demand.
  var conformances: Set<String>?
  var access: Access?
  var isFinal = false
  var isObjC = false
  var exposesMembers = false
  var hidesMembers = false
  var isMainActor = false
  var isUnavailable = false
  var members: [Member] = []
  /// The classes among an enumeration's associated values, by label.
  var associatedClasses: [(label: String, type: String)] = []
  var nested: [TypeDeclaration] = []
  /// The position of the declaration.
  var start = 0
  /// The block of statements that a local type is declared in.
  var block = 0..<0
  /// The position of the closing brace.
  var end = 0
  /// Whether there is other text before the closing brace on its line.
  var needsSeparator = false
  /// The texts that are inserted before the closing brace.
  var additions: [String] = []
  /// The type. It is set when the whole module is known.
  var type: NominalType!

  init(
    kind: Kind, name: String, file: Int, parent: TypeDeclaration?, isLocal: Bool
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.parent = parent
    self.isLocal = isLocal
  }

  /// The name with the names of the enclosing types, `Outer.Inner`.
  var qualifiedName: String {
    guard let parent, !isLocal else { return name }
    return parent.qualifiedName + "." + name
  }

  /// The declarations from this one outwards.
  var scopes: [TypeDeclaration] {
    Array(sequence(first: self, next: \.parent))
  }

  /// Whether the declaration or an enclosing one has generic parameters.
  var isGeneric: Bool {
    scopes.contains { !$0.genericParameters.isEmpty || ($0.type?.isGeneric ?? false) }
  }
}

/// A parameter of a function.
struct Parameter {
  /// The label, or `_` if there is none.
  var label: String
  /// The name inside the function.
  var name: String
  var type: String
  var isFunction: Bool
  /// Whether its type is a function that mustn't outlive the call: no optional, and without `@escaping`.
  var isNonEscaping: Bool
  var isInOut: Bool
  var isVariadic: Bool
}

/// A function, a property, an initializer or a subscript of a type.
final class Member {
  enum Kind { case function, property, initializer, `subscript` }

  let kind: Kind
  let name: String
  unowned let owner: TypeDeclaration
  /// The declaration in the syntax tree.
  let node: DeclSyntax
  var parameters: [Parameter] = []
  /// The type of the result or of the property, as written.
  var type: String?
  var access: Access?
  var isStatic = false
  var isAsync = false
  var isThrowing = false
  var isOverride = false
  var isRequired = false
  var isOptional = false
  var isObjC = false
  var isHidden = false
  var isDynamic = false
  var isUnavailable = false
  var isGeneric = false
  var isMainActor = false
  /// The name in `@objc(…)`.
  var explicitName: String?

  init(kind: Kind, name: String, owner: TypeDeclaration, node: DeclSyntax) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.node = node
  }

  var labels: [String] { parameters.map(\.label) }

  /// The name with labels, `move(_:to:)`; for a property, its name. It is computed on demand after the
  /// parameters have been read.
  private(set) lazy var fullName =
    kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"

  /// The effects in the form for a function type, each followed by a space.
  var effects: String { (isAsync ? "async " : "") + (isThrowing ? "throws " : "") }

  /// The name in Objective-C that this declaration alone produces.
  var derivedName: String {
    if let explicitName { return explicitName }
    guard kind != .property else { return name }
    return SelectorName.function(
      name, labels: labels, isAsync: isAsync, isThrowing: isThrowing,
      trailingClosures: parameters.reversed().prefix { $0.isFunction }.count)
  }
}

/// A type with all its declarations.
final class NominalType {
  let name: String
  /// The declaration; `nil` if it is in another module.
  var declaration: TypeDeclaration?
  var extensions: [TypeDeclaration] = []
  /// The superclass, if it belongs to the module.
  var superclass: NominalType?
  /// The superclass as written.
  var superclassName: String?
  var subclasses: [NominalType] = []

  init(name: String, declaration: TypeDeclaration?) {
    self.name = name
    self.declaration = declaration
  }

  /// The name as part of another name.
  var plainName: String { name.replacing(".", with: "_") }

  var isGeneric: Bool { !(declaration?.genericParameters.isEmpty ?? true) }

  /// The declaration and the extensions.
  var parts: [TypeDeclaration] { (declaration.map { [$0] } ?? []) + extensions }

  /// The type and its superclasses within the module, nearest first.
  var lineage: [NominalType] {
    var seen: [NominalType] = [self]
    while let next = seen.last!.superclass, !seen.contains(where: { $0 === next }) {
      seen.append(next)
    }
    return seen
  }

  /// All subclasses within the module, direct and indirect.
  var descendants: [NominalType] {
    var found: [NominalType] = []
    var waiting = subclasses
    while let next = waiting.popLast() {
      guard !found.contains(where: { $0 === next }), next !== self else { continue }
      found.append(next)
      waiting += next.subclasses
    }
    return found
  }
}

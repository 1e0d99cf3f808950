import SwiftSyntax

/// Who may use a declaration, in ascending order.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
}

/// A declaration of a type, or an extension of one, as it stands in a file.
final class TypeDeclaration {
  enum Kind { case `class`, structure, enumeration, `protocol`, actor, `extension` }

  let kind: Kind
  /// The simple name, or what an extension extends, without generic arguments.
  let name: String
  /// The index of its file.
  let file: Int
  let parent: TypeDeclaration?
  /// Whether it stands inside of a function.
  let isLocal: Bool
  var genericParameters: [String] = []
  /// The bounds of generic parameters and associated types, by their names.
  var bounds: [String: [String]] = [:]
  /// The types of the inheritance clause, as they are written.
  var inherited: [String] = []
  /// The protocols that it says its type conforms to, once they have been asked for.
  var protocols: Set<String>?
  var access: Access?
  var isObjC = false
  var exposesMembers = false
  var hidesMembers = false
  var isMainActor = false
  var isUnavailable = false
  var members: [Member] = []
  /// The classes among an enumeration's associated values, by their labels.
  var associatedClasses: [(label: String, type: String)] = []
  var nested: [TypeDeclaration] = []
  /// Where the closing brace stands.
  var end = 0
  /// Whether something stands before the closing brace on its line.
  var needsSeparator = false
  /// The texts that are put before the closing brace.
  var additions: [String] = []
  /// The type, from the time on when the whole module is known.
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

  /// The name with those of the types around it, `Outer.Inner`.
  var qualifiedName: String {
    guard let parent, !isLocal else { return name }
    return parent.qualifiedName + "." + name
  }

  /// The declarations from this one outwards.
  var scopes: [TypeDeclaration] {
    Array(sequence(first: self, next: \.parent))
  }

  /// Whether it or something around it has generic parameters.
  var isGeneric: Bool {
    scopes.contains { !$0.genericParameters.isEmpty || ($0.type?.isGeneric ?? false) }
  }
}

/// A parameter of a function.
struct Parameter {
  /// The label, `_` where there is none.
  var label: String
  /// The name inside of the function.
  var name: String
  var type: String
  var isFunction: Bool
  var isInOut: Bool
  var isVariadic: Bool
}

/// A function, a property, an initializer or a subscript of a type.
final class Member {
  enum Kind { case function, property, initializer, `subscript` }

  let kind: Kind
  let name: String
  unowned let owner: TypeDeclaration
  /// The declaration in the tree.
  let node: DeclSyntax
  var parameters: [Parameter] = []
  /// The type of the result or of the property, as it is written.
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
  /// The name that `@objc(…)` says.
  var explicitName: String?

  init(kind: Kind, name: String, owner: TypeDeclaration, node: DeclSyntax) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.node = node
  }

  var labels: [String] { parameters.map(\.label) }

  /// The name with labels, `move(_:to:)`; a property's is its name. It is asked for when the
  /// parameters have been read.
  private(set) lazy var fullName =
    kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"

  /// The effects as they stand in a function's type, with a blank behind each.
  var effects: String { (isAsync ? "async " : "") + (isThrowing ? "throws " : "") }

  /// The name in Objective-C as it follows from this declaration alone.
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
  /// Where it is declared; nil when that is in another module.
  var declaration: TypeDeclaration?
  var extensions: [TypeDeclaration] = []
  /// The superclass when it belongs to the module.
  var superclass: NominalType?
  /// The superclass as it is written.
  var superclassName: String?
  var subclasses: [NominalType] = []

  init(name: String, declaration: TypeDeclaration?) {
    self.name = name
    self.declaration = declaration
  }

  /// The name as a part of another one.
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

  /// The subclasses within the module, and theirs.
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

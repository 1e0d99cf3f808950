/// All types of a module, by name.
final class ModuleTable {
  private(set) var types: [NominalType] = []
  private var byName: [String: [NominalType]] = [:]
  /// The types inside functions, by file and name.
  private var localTypes: [Int: [String: [NominalType]]] = [:]
  private let moduleName: String
  /// The types that the module's type aliases refer to.
  private let aliases: [String: String]
  /// The declared types of properties, by property name, and of classes among associated values, by label.
  private(set) var propertyTypes: [String: Set<String>] = [:]
  /// Whether the module declares protocols of Objective-C.
  private(set) lazy var hasObjectProtocols = types.contains {
    $0.declaration?.kind == .protocol && $0.declaration?.isObjC == true
  }
  /// All members of the module's types, by base name.
  private(set) var membersByName: [String: [Member]] = [:]

  init(moduleName: String, declarations: [TypeDeclaration], aliases: [String: String]) {
    self.moduleName = moduleName
    self.aliases = aliases
    for declaration in declarations where declaration.kind != .extension {
      let type = NominalType(name: declaration.qualifiedName, declaration: declaration)
      declaration.type = type
      types.append(type)
      if declaration.isLocal {
        localTypes[declaration.file, default: [:]][type.name, default: []].append(type)
      } else {
        byName[type.name, default: []].append(type)
      }
    }
    for declaration in declarations where declaration.kind == .extension {
      let type =
        find(declaration.name, from: nil, file: declaration.file)
        ?? {
          let type = NominalType(name: meaning(of: declaration.name), declaration: nil)
          types.append(type)
          byName[type.name, default: []].append(type)
          return type
        }()
      type.extensions.append(declaration)
      declaration.type = type
    }
    for type in types { linkSuperclass(of: type) }
    for declaration in declarations {
      for member in declaration.members {
        membersByName[member.name, default: []].append(member)
        guard member.kind == .property, let type = member.type else { continue }
        // After a dot, a name that is a keyword is written without marks.
        propertyTypes[member.name.filter { $0 != "`" }, default: []].insert(TypeName.bare(type))
      }
      for (label, type) in declaration.associatedClasses {
        propertyTypes[label, default: []].insert(TypeName.bare(type))
      }
    }
  }

  private func linkSuperclass(of type: NominalType) {
    guard let declaration = type.declaration, declaration.kind == .class,
      let first = declaration.inherited.first
    else { return }
    let name = TypeName.bare(first)
    if let found = localType(name, at: declaration)
      ?? find(name, from: declaration.parent, file: declaration.file)
    {
      guard found !== type else { return }
      if found.declaration?.kind == .class {
        type.superclass = found
        type.superclassName = first
        found.subclasses.append(type)
      } else if found.declaration == nil, !TypeName.isKnownProtocol(first) {
        type.superclassName = meaning(of: first)
      }
    } else if !TypeName.isKnownProtocol(first) {
      type.superclassName = meaning(of: first)
    }
  }

  /// Returns the local type with a name in the innermost block around a declaration.
  private func localType(_ name: String, at declaration: TypeDeclaration) -> NominalType? {
    let found = localTypes[declaration.file]?[name]?.filter {
      $0.declaration!.block.contains(declaration.start) && $0.declaration !== declaration
    }
    return found?.min { $0.declaration!.block.count < $1.declaration!.block.count }
  }

  /// Returns whether the module declares all properties with a name as lists of any objects.
  func hasOnlyAnyObjects(named name: String) -> Bool {
    let types = (membersByName[name] ?? []).filter { $0.kind == .property }.map(\.type)
    return !types.isEmpty && types.allSatisfy { $0 == "[AnyObject]" || $0 == "Array<AnyObject>" }
  }

  /// Returns the type that a name refers to inside a declaration.
  func find(_ name: String, from scope: TypeDeclaration?, file: Int) -> NominalType? {
    guard !name.isEmpty else { return nil }
    if name == "Self" { return scope?.type }
    let first = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    for declaration in scope?.scopes ?? [] {
      if declaration.isLocal, declaration.name == name { return declaration.type }
      if let local = declaration.nested.first(where: { $0.isLocal && $0.name == first }) {
        return local.type
      }
      for type in declaration.type?.lineage ?? [] {
        if let found = choose(type.name + "." + name, file: file) { return found }
      }
    }
    if let found = choose(name, file: file) { return found }
    let meaning = meaning(of: name)
    if meaning != name { return choose(meaning, file: file) }
    guard name.hasPrefix(moduleName + ".") else { return nil }
    return choose(String(name.dropFirst(moduleName.count + 1)), file: file)
  }

  /// Returns the type that a type alias of the module refers to, or the name itself if it isn't an alias.
  private func meaning(of name: String) -> String {
    guard let type = aliases[name], TypeName.isName(type), type != name else { return name }
    return type
  }

  /// Returns the type of this file among several private types with the same name.
  private func choose(_ name: String, file: Int) -> NominalType? {
    guard let found = byName[name] else { return nil }
    return found.first { $0.declaration?.file == file } ?? found.first
  }

  /// Whether objects of a class are `NSObject`s, as far as the sources show: it has a superclass.
  func isObject(_ type: NominalType) -> Bool {
    guard let declaration = type.declaration else { return true }
    guard declaration.kind == .class else { return false }
    return type.lineage.last?.superclassName != nil
  }

  /// Returns the protocols that a declaration says its type conforms to, directly and through other protocols.
  func protocols(of part: TypeDeclaration) -> Set<String> {
    if let known = part.protocols { return known }
    var found: Set<String> = []
    var waiting = part.inherited.flatMap(TypeName.components)
    while let name = waiting.popLast() {
      guard found.insert(name).inserted else { continue }
      if let meaning = aliases[name] { waiting += TypeName.components(meaning) }
      if let type = find(name, from: part.parent, file: part.file),
        type.declaration?.kind == .protocol
      {
        waiting += type.parts.flatMap { $0.inherited.flatMap(TypeName.components) }
      }
    }
    part.protocols = found
    return found
  }
}

import SwiftSyntax

/// Construction of objects whose class is known only at run time: `View()` for a generic parameter `View:
/// UIView`, `Self(frame: .zero)` in an extension of a class.
///
/// Objective-C can call every initializer on any class. Swift requires a `required` initializer, and UIKit's
/// can't be required: each subclass with initializers of its own would then have to declare it too. A
/// convenience initializer calls `self.init` through the class's method table, and has the calling convention
/// of a static method, so one body works for both declarations.
enum Constructions {
  /// An initializer of an Apple class that can be called like this.
  struct Initializer {
    let owner: String
    let labels: [String]
    /// The types of the parameters.
    let types: [String]

    /// Returns the static function's symbol, which is unique to the module.
    func symbol(in module: String) -> String {
      "lowered_\(module)_\(owner)_" + (labels.isEmpty ? "plain" : labels.joined(separator: "_"))
    }

    /// Returns the function and the initializer in an extension of the class.
    func declaration(in module: String) -> String {
      // An initializer owns its arguments; a function borrows them.
      let owned = zip(labels, types).map { "\($0): consuming \($1)" }
      let parameters = zip(labels, types).map { "_\($0) \($0): \($1)" }
      let arguments = labels.map { "\($0): \($0)" }.joined(separator: ", ")
      let marked = parameters.isEmpty ? ["_plainly _: Void"] : parameters
      return """
        extension \(owner) {
          @_silgen_name("\(symbol(in: module))")
          static func _construct(\(owned.joined(separator: ", "))) -> Self
          @_silgen_name("\(symbol(in: module))")
          convenience init(\(marked.joined(separator: ", "))) { self.init(\(arguments)) }
        }

        """
    }
  }

  /// The initializers in the order in which they are tried: the nearest class first.
  private static let all: [Initializer] = [
    Initializer(
      owner: "UITableViewCell", labels: ["style", "reuseIdentifier"],
      types: ["UITableViewCell.CellStyle", "String?"]),
    Initializer(
      owner: "UITableViewHeaderFooterView", labels: ["reuseIdentifier"], types: ["String?"]),
    Initializer(
      owner: "UITableView", labels: ["frame", "style"], types: ["CGRect", "UITableView.Style"]),
    Initializer(
      owner: "UICollectionView", labels: ["frame", "collectionViewLayout"],
      types: ["CGRect", "UICollectionViewLayout"]),
    Initializer(owner: "UIButton", labels: ["type"], types: ["UIButton.ButtonType"]),
    Initializer(owner: "UIImageView", labels: ["image"], types: ["UIImage?"]),
    Initializer(owner: "UIStackView", labels: ["arrangedSubviews"], types: ["[UIView]"]),
    Initializer(owner: "UISegmentedControl", labels: ["items"], types: ["[Any]?"]),
    Initializer(owner: "UIVisualEffectView", labels: ["effect"], types: ["UIVisualEffect?"]),
    Initializer(owner: "UIView", labels: ["frame"], types: ["CGRect"]),
    Initializer(owner: "UITableViewController", labels: ["style"], types: ["UITableView.Style"]),
    Initializer(
      owner: "UICollectionViewController", labels: ["collectionViewLayout"],
      types: ["UICollectionViewLayout"]),
    Initializer(
      owner: "UIViewController", labels: ["nibName", "bundle"], types: ["String?", "Bundle?"]),
    Initializer(
      owner: "UINavigationController", labels: ["rootViewController"], types: ["UIViewController"]),
    Initializer(
      owner: "UIStoryboardSegue", labels: ["identifier", "source", "destination"],
      types: ["String?", "UIViewController", "UIViewController"]),
    Initializer(
      owner: "UIPresentationController", labels: ["presentedViewController", "presenting"],
      types: ["UIViewController", "UIViewController?"]),
    Initializer(
      owner: "UIGestureRecognizer", labels: ["target", "action"], types: ["Any?", "Selector?"]),
    Initializer(owner: "NSObject", labels: [], types: []),
  ]

  /// Returns the initializer with these labels of an Apple class or one of its superclasses.
  static func initializer(of name: String, labels: [String]) -> Initializer? {
    var current: String? = name
    var seen: Set<String> = []
    while let owner = current, seen.insert(owner).inserted {
      if let found = all.first(where: { $0.owner == owner && $0.labels == labels }) {
        return found
      }
      current = AppleClasses.superclass(of: owner)
    }
    return nil
  }
}

extension FileReader {
  /// Records a call that may make an object of a class known only at run time.
  func readConstruction(_ call: FunctionCallExprSyntax) {
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty else { return }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
      name.argumentNames == nil, name.baseName.text.first?.isUppercase == true
    {
      add(call, of: name.baseName.text, to: name.end..<name.end)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.text.first?.isUppercase == true, member.declName.argumentNames == nil,
      member.declName.baseName.text.first?.isUppercase == true
    {
      // An associated type of a generic parameter: `T.Root()`.
      add(call, associated: member.declName.baseName.text, of: base.baseName.text, at: member.end)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base,
      !base.is(DeclReferenceExprSyntax.self)
    {
      file.sites.append(
        Site(
          kind: .construction(
            Construction(
              name: "", base: base, labels: labels(of: call), range: base.end..<member.end)),
          scope: scope))
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    {
      let range = base.end..<member.end
      if base.baseName.tokenKind == .keyword(.`self`) {
        if isInStaticFunction(Syntax(call)) {
          add(call, of: "Self", to: range)
        } else if scope?.kind == .extension {
          file.sites.append(
            Site(
              kind: .construction(
                Construction(
                  name: "Self", delegates: true, labels: labels(of: call), range: range)),
              scope: scope))
        }
      } else if base.baseName.text.first?.isUppercase == true {
        add(call, of: base.baseName.text, to: range)
      } else {
        addMetatype(call, base.baseName.text, to: range)
      }
    }
  }

  /// Records `View.init` if it is used as a function without arguments.
  func readConstruction(_ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.tokenKind == .keyword(.`init`),
      member.declName.argumentNames == nil, member.parent?.kind != .functionCallExpr,
      let base = member.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.text.first?.isUppercase == true
    else { return }
    let name = base.baseName.text
    let construction = Construction(
      name: name, bounds: bounds(of: name, around: Syntax(member)), labels: [],
      range: base.end..<member.end, function: base.start)
    file.sites.append(Site(kind: .construction(construction), scope: scope))
  }

  private func add(_ call: FunctionCallExprSyntax, of name: String, to range: Range<Int>) {
    let bounds = bounds(of: name, around: Syntax(call))
    let isParameter = scopes.contains {
      $0.kind == .extension || $0.kind == .protocol || $0.genericParameters.contains(name)
    }
    guard name == "Self" || bounds != nil || isParameter else { return }
    add(call, name, bounds, range)
  }

  /// Adds `T.Root(…)`.
  private func add(
    _ call: FunctionCallExprSyntax, associated name: String, of parameter: String, at end: Int
  ) {
    guard
      let bounds = bounds(of: parameter, around: Syntax(call))
        ?? scopes.reversed().lazy.compactMap({ $0.bounds[parameter] }).first
    else { return }
    let construction = Construction(
      name: name, owners: bounds, labels: labels(of: call), range: end..<end)
    file.sites.append(Site(kind: .construction(construction), scope: scope))
  }

  /// Adds `type.init(…)` for a parameter, a variable or a property that contains a class.
  private func addMetatype(_ call: FunctionCallExprSyntax, _ name: String, to range: Range<Int>) {
    var name = name
    var inner = Syntax(call)
    while let current = inner.parent {
      if let binding = LocalBinding.of(name, in: current, before: inner) {
        switch binding.meaning {
        case .type(let type):
          guard let type = Self.instance(of: type) else { return }
          return add(call, type, bounds(of: type, around: Syntax(call)) ?? [type], range)
        case .member(let member):
          return add(call, member.declName.baseName.text, nil, range)
        case .variable(let other):
          name = other
          inner = binding.place
          continue
        case .value, .unknown: return
        }
      }
      if let parameter = current.parameter(named: name) {
        guard let type = Self.instance(of: parameter.type.oneLine) else { return }
        add(call, type, bounds(of: type, around: Syntax(call)) ?? [type], range)
        return
      }
      inner = current
    }
    add(call, name, nil, range)
  }

  /// Returns the type of a metatype's instances: `UIView.Type` → `UIView`.
  static func instance(of type: String) -> String? {
    let bare = TypeName.bare(type)
    return bare.hasSuffix(".Type") ? String(bare.dropLast(5)) : nil
  }

  private func add(
    _ call: FunctionCallExprSyntax, _ name: String, _ bounds: [String]?, _ range: Range<Int>
  ) {
    file.sites.append(
      Site(
        kind: .construction(
          Construction(name: name, bounds: bounds, labels: labels(of: call), range: range)),
        scope: scope))
  }

  private func labels(of call: FunctionCallExprSyntax) -> [String] {
    call.arguments.map { $0.label?.text ?? "_" }
  }

  /// Returns the bounds of the nearest generic parameter with a name around a node, or `nil` if there is none.
  private func bounds(of name: String, around node: Syntax) -> [String]? {
    for current in node.ancestors where Self.generic.contains(current.kind) {
      let generic = current.asProtocol((any WithGenericParametersSyntax).self)
      let parameters = generic?.genericParameterClause?.parameters
      guard let parameter = parameters?.first(where: { $0.name.text == name }) else { continue }
      let bound = parameter.inheritedType.map { TypeName.components($0.oneLine) } ?? []
      return bound + Self.bounds(of: name, in: generic?.genericWhereClause)
    }
    return nil
  }

  /// The declarations other than types that may have generic parameters.
  private static let generic: Set<SyntaxKind> = [
    .functionDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl, .macroDecl,
  ]

  /// Returns the types that a `where` clause requires a type to conform to or inherit from.
  static func bounds(of name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
    clause?.requirements.flatMap { requirement -> [String] in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        [name, "Self." + name].contains(conformance.leftType.oneLine)
      else { return [] }
      return TypeName.components(conformance.rightType.oneLine)
    } ?? []
  }

  private func isInStaticFunction(_ node: Syntax) -> Bool {
    let declaration = node.ancestors.first {
      [.functionDecl, .memberBlock, .initializerDecl].contains($0.kind)
        || $0.kind == .variableDecl && $0.parent?.kind == .memberBlockItem
    }
    guard let declaration, declaration.kind != .initializerDecl else { return false }
    return declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["static", "class"].contains($0.name.text)
    } ?? false
  }
}

/// A call that may make an object of a class known only at run time.
struct Construction {
  /// The generic parameter, `Self`, or a property that contains a class.
  var name: String
  /// The bounds of a parameter of the function itself.
  var bounds: [String]?
  /// The protocols with the associated type, which is the name.
  var owners: [String] = []
  /// Whether an initializer in an extension calls another one of the same object.
  var delegates = false
  /// The expression whose value is the class, if it isn't a name.
  var base: ExprSyntax?
  var labels: [String]
  /// The bytes between the name and the arguments.
  var range: Range<Int>
  /// The start of the name, if the initializer is used as a function and no object is made.
  var function: Int?
}

extension ModuleLowering {
  func lower(_ construction: Construction, in scope: TypeDeclaration?, of file: FileContext) {
    if construction.name == "Self", relabel(construction, for: [scope?.type], in: file) { return }
    guard !construction.delegates,
      let bounds = bounds(of: construction, in: scope)?.map({ aliases[TypeName.bare($0)] ?? $0 })
    else { return }
    let types = bounds.map { table.find(TypeName.bare($0), from: scope, file: file.index) }
    if relabel(construction, for: types, in: file) { return }
    // These initializers can be called in Swift: a protocol's, or a required one.
    for type in types.compactMap({ $0 }) {
      let parts = type.lineage.flatMap(\.parts)
      let hasOne = parts.flatMap(\.members).contains { member in
        member.kind == .initializer && member.labels == construction.labels
          && (member.owner.kind == .protocol || member.isRequired
            || member.owner.kind == .extension)
      }
      if hasOne { return }
    }
    for (bound, type) in zip(bounds, types) {
      let name = type.flatMap { $0.lineage.last?.superclassName } ?? bound
      guard type?.declaration?.kind != .protocol,
        let found = Constructions.initializer(
          of: TypeName.bare(name), labels: construction.labels)
      else { continue }
      if let start = construction.function {
        file.edits.insert("{ ", at: start)
        file.edits.replace(construction.range, with: "._construct() }")
      } else if construction.range.isEmpty {
        file.edits.insert("._construct", at: construction.range.lowerBound)
      } else {
        file.edits.replace(construction.range, with: "._construct")
      }
      constructed.insert(found.declaration(in: moduleName.asSymbol))
      return
    }
  }

  private func bounds(of construction: Construction, in scope: TypeDeclaration?) -> [String]? {
    if let bounds = construction.bounds { return bounds }
    if let base = construction.base { return instances(of: base, in: scope) }
    if !construction.owners.isEmpty {
      let protocols = construction.owners.compactMap {
        table.find(TypeName.bare($0), from: scope, file: scope?.file ?? 0)
      }
      return protocols.lazy.flatMap(\.parts).compactMap { $0.bounds[construction.name] }.first
    }
    if construction.name == "Self" {
      // In a protocol extension, the protocol determines Self.
      guard let type = scope?.type else { return nil }
      if type.declaration?.kind == .protocol {
        return scope.flatMap { $0.bounds["Self"] }
      }
      return type.declaration == nil || type.declaration?.kind == .class ? [type.name] : nil
    }
    if construction.name.first?.isLowercase == true {
      let types = table.propertyTypes[construction.name] ?? []
      let instances = types.compactMap(FileReader.instance)
      guard !instances.isEmpty, instances.count == types.count, Set(instances).count == 1 else {
        return nil
      }
      return genericBounds(of: instances[0], in: scope) ?? instances
    }
    return genericBounds(of: construction.name, in: scope)
  }

  /// Returns the type whose class an expression's value is, as far as declarations write it.
  private func instances(of base: ExprSyntax, in scope: TypeDeclaration?) -> [String]? {
    let name: String
    if let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      let object = call.arguments.first, object.label?.text == "of"
    {
      if object.expression.oneLine == "self" {
        guard let type = scope?.type, type.declaration.map({ $0.kind == .class }) ?? true else {
          return nil
        }
        return [type.name]
      }
      let types = writtenTypes(of: object.expression)
      guard types.count == 1 else { return nil }
      name = TypeName.bare(types.first!)
    } else {
      let types = Set(
        writtenTypes(of: base).flatMap { type in
          type.matches(of: #/([A-Za-z0-9_.]+)\.Type\b/#).map { String($0.1) }
        })
      guard types.count == 1 else { return nil }
      name = types.first!
    }
    return genericBounds(of: name, in: scope) ?? [name]
  }

  private func genericBounds(of name: String, in scope: TypeDeclaration?) -> [String]? {
    for scope in scope?.scopes ?? [] {
      for part in [scope] + (scope.type?.parts ?? []) {
        if let bounds = part.bounds[name] { return bounds }
      }
    }
    return nil
  }
}

extension String {
  /// The text as part of a symbol's name.
  var asSymbol: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

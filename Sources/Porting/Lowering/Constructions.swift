import SwiftSyntax

/// Objects of classes that are known when the program runs: `View()` for a generic parameter
/// `View: UIView`, `Self(frame: .zero)` in an extension of a class.
///
/// Every initializer of Objective-C's can be called on any class. Swift asks for one that is
/// `required`, which UIKit's can't be: then each subclass that has initializers of its own would have
/// to have that one too. A convenience initializer calls `self.init` by the class's method table,
/// and has the calling convention of a static method; so one body serves under both declarations.
enum Constructions {
  /// An initializer of a class of Apple's that can be called so.
  struct Initializer {
    let owner: String
    let labels: [String]
    /// The types of the parameters.
    let types: [String]

    /// The static function's name, which no other module's is.
    func symbol(in module: String) -> String {
      "lowered_\(module)_\(owner)_" + (labels.isEmpty ? "plain" : labels.joined(separator: "_"))
    }

    /// The function and the initializer that it is, as an extension of the class.
    func declaration(in module: String) -> String {
      // An initializer owns what it is given, a function only looks at it.
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

  /// In the order in which they are tried: the nearest class first.
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

  /// The initializer of a class of Apple's, or of one above it, that has such labels.
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
  /// Keeps a call that may make an object of a class that only the run knows.
  func readConstruction(_ call: FunctionCallExprSyntax) {
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty else { return }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
      name.argumentNames == nil, name.baseName.text.first?.isUppercase == true
    {
      add(call, of: name.baseName.text, to: name.end..<name.end)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    {
      let range = base.end..<member.end
      if base.baseName.tokenKind == .keyword(.`self`) {
        if isInStaticFunction(Syntax(call)) { add(call, of: "Self", to: range) }
      } else if base.baseName.text.first?.isUppercase == true {
        add(call, of: base.baseName.text, to: range)
      } else {
        addMetatype(call, base.baseName.text, to: range)
      }
    }
  }

  /// Keeps `View.init` where it stands for a function without arguments.
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

  /// Adds `type.init(…)` for a parameter, a variable or a property that is a class.
  private func addMetatype(_ call: FunctionCallExprSyntax, _ name: String, to range: Range<Int>) {
    var name = name
    var inner = Syntax(call)
    while let current = inner.parent {
      if let binding = LocalBinding.of(name, in: current, before: inner) {
        switch binding.meaning {
        case .type(let type):
          guard let type = Self.instance(of: type) else { return }
          return add(call, type, bounds(of: type, around: Syntax(call)) ?? [type], range)
        case .member(let member): return add(call, member, nil, range)
        case .variable(let other):
          name = other
          inner = binding.place
          continue
        case .unknown: return
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

  /// The type of a metatype's instances: `UIView.Type` → `UIView`.
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

  /// The bounds of the nearest generic parameter of a name around a node; nil where none is near.
  private func bounds(of name: String, around node: Syntax) -> [String]? {
    for current in node.ancestors where !current.isProtocol((any DeclGroupSyntax).self) {
      let generic = current.asProtocol((any WithGenericParametersSyntax).self)
      let parameters = generic?.genericParameterClause?.parameters
      guard let parameter = parameters?.first(where: { $0.name.text == name }) else { continue }
      let bound = parameter.inheritedType.map { TypeName.components($0.oneLine) } ?? []
      return bound + Self.bounds(of: name, in: generic?.genericWhereClause)
    }
    return nil
  }

  /// The types that a `where` clause makes a type conform to or inherit from.
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

/// A call that may make an object of a class that only the run knows.
struct Construction {
  /// The generic parameter, `Self`, or a property that is a class.
  var name: String
  /// The bounds of a parameter of the function itself.
  var bounds: [String]?
  var labels: [String]
  /// The bytes between the name and the arguments.
  var range: Range<Int>
  /// Where the name starts, when no object is made but the initializer is named as a function.
  var function: Int?
}

extension ModuleLowering {
  func lower(_ construction: Construction, in scope: TypeDeclaration?, of file: FileContext) {
    guard
      let bounds = bounds(of: construction, in: scope)?.map({ aliases[TypeName.bare($0)] ?? $0 })
    else { return }
    let types = bounds.map { table.find(TypeName.bare($0), from: scope, file: file.index) }
    // An initializer that Swift lets be called: a protocol's, or one that is required.
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
    if construction.name == "Self" {
      // In a protocol's extension Self is what the protocol says.
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
  /// The text as a part of a symbol's name.
  fileprivate var asSymbol: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

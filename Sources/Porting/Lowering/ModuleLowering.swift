import SwiftParser
import SwiftSyntax

/// Lowers a module whose files have been read.
final class ModuleLowering {
  let files: [FileContext]
  let table: ModuleTable
  /// The labels with which values of this module and of known modules are called like functions.
  let callLabels: Set<[String]>
  var optionals = OptionalMembers()
  /// Extensions that make objects of classes known only at run time.
  var constructed: Set<String> = []
  /// UIKit's delegate protocols that need an object with none of the optional methods.
  var silent: Set<String> = []
  /// The witnesses that subclasses in other modules can override, by class name.
  var witnesses: [String: Set<String>] = [:]
  /// The optional requirements of protocols, by name, as far as they have been read.
  var knownRequirements: [String: [OptionalRequirement]] = [:]
  /// The types in the form in which two spellings of them are equal, as far as they have been compared.
  var comparableTypes: [String: String] = [:]
  /// The initializers of protocols that get another label, by the protocol's name.
  var relabelled: [String: [Member]] = [:]
  /// The members that this module adds to classes of other modules and that other modules can override, by
  /// class name.
  var dynamicMembers: [String: Set<String>] = [:]
  let module: ModuleSources
  /// Whether the module, or one that it imports, checks which methods objects have.
  let asksObjects: Bool
  /// Whether the module, or one that it imports, exchanges implementations of methods.
  let exchangesMethods: Bool
  /// The module's methods that may be exchanged.
  var exchanged: [Member] = []
  /// UIKit's methods that may be exchanged, each with the file that asks for it.
  var exchangedPlaces: [ReplacedMember: FileContext] = [:]
  /// The types that the module's type aliases refer to.
  let aliases: [String: String]

  init(_ module: ModuleSources, files: [FileContext]) {
    self.module = module
    self.files = files
    asksObjects =
      files.contains(where: \.asksObjects) || module.known.contains(where: \.asksObjects)
    exchangesMethods =
      files.contains(where: \.exchangesMethods) || module.known.contains(where: \.exchangesMethods)
    aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    table = ModuleTable(
      moduleName: module.name, declarations: files.flatMap(\.declarations), aliases: aliases)
    callLabels = module.known.reduce(
      into: Set((table.membersByName["callAsFunction"] ?? []).map(\.labels))
    ) { $0.formUnion($1.callLabels) }
    for member in module.known.flatMap(\.optionalMembers) { optionals.add(member) }
  }

  var moduleName: String { module.name }

  func run() {
    lowerOptionalRequirements()
    findRequiredInitializers()
    for file in files {
      for site in file.sites { lower(site, of: file) }
    }
    for file in files {
      for declaration in file.declarations {
        for member in declaration.members { lower(member, of: file) }
      }
    }
    lowerExtensions()
    addWitnesses()
    lowerBundleAccessors()
    lowerRequiredInitializers()
    lowerForwarding()
    addRegistrations()
    for file in files { finish(file) }
  }

  private func lower(_ site: Site, of file: FileContext) {
    switch site.kind {
    case .selector(let node): lower(node, in: site.scope, of: file)
    case .keyPath(let node): lowerKeyPath(node, in: site.scope, of: file)
    case .optionalCall(let call, let member): lower(call, of: member, in: site.scope, of: file)
    case .reference(let member):
      lowerAnyObjectLookup(member, in: site.scope, of: file)
      lowerReference(member, in: site.scope, of: file)
    case .anyObjectMember(let member, let cast): lower(member, of: cast, in: file)
    case .message(let base, let property): lowerMessage(to: base, property, of: file)
    case .observation(let call, let path): lower(call, observing: path, of: file)
    case .construction(let construction): lower(construction, in: site.scope, of: file)
    case .opaqueType(let node): lower(node, in: site.scope, of: file)
    case .elementBound(let node): lower(node, in: site.scope, of: file)
    }
  }

  private func lower(_ member: Member, of file: FileContext) {
    if member.isDynamic { lowerObserved(member, of: file) }
    lowerIsolatedTest(member, of: file)
    lowerIsolatedOverride(member, of: file)
    guard isCallback(member),
      let modifiers = member.node.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.node.as(VariableDeclSyntax.self)?.modifiers
    else { return }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) {
      file.blank(modifier.range)
    }
  }

  /// Whether a member overrides a member that the superclass lacks on Linux. This is so if the class declares
  /// the member and no superclass in the module does.
  func isCallback(_ member: Member) -> Bool {
    guard member.isOverride, member.owner.type.declaration?.kind == .class,
      CallbackNames.has(member)
    else { return false }
    return !member.owner.type.lineage.dropFirst().contains { type in
      type.parts.flatMap(\.members).contains { $0.fullName == member.fullName }
    }
  }

  /// Applies the collected changes to a file's text.
  private func finish(_ file: FileContext) {
    for declaration in file.declarations where !declaration.additions.isEmpty {
      let text = declaration.additions.joined(separator: "; ")
      file.edits.insert(
        (declaration.needsSeparator ? "; " : "") + text + " ", at: declaration.end)
    }
    if !file.registrations.isEmpty {
      file.trailer.append(
        "@MainActor func _registerMembers_in_\(file.functionSuffix)() { "
          + "\(file.registrations.joined(separator: "; ")) }")
    }
    let bringers = module.known.filter(\.bringsViews).map(\.name)
    let brought = bringers.contains(where: file.imports.contains) ? ["UIKit"] : []
    // If the module has a type with such a name, that type is meant.
    for known in module.known where file.imports.contains(known.name) {
      file.combineNames.subtract(known.combineNames)
    }
    let needed = file.needsViews && !file.imports.contains("UIKit") ? ["UIKit"] : []
    file.addImports(implicit: module.implicitImports + brought + needed)
  }

  /// Returns the lowered text of a file, or the author's if nothing was changed.
  func text(of file: FileContext, original: String) -> String {
    guard file.isReduced || !file.edits.isEmpty || !file.trailer.isEmpty else { return original }
    var bytes = file.edits.apply(to: file.bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    var text =
      "#sourceLocation(file: \"\(path)\", line: 1)\n" + String(decoding: bytes, as: UTF8.self)
    if !file.trailer.isEmpty {
      if bytes.last != UInt8(ascii: "\n") { text += "\n" }
      text += "#sourceLocation()\n" + file.trailer.joined(separator: "\n") + "\n"
    }
    return text
  }

  /// Returns the file that registers the members of all files and contains replacements for parts of Foundation
  /// that differ from iOS.
  func membersFile() -> SourceFile? {
    let calls = files.filter { !$0.registrations.isEmpty }.map {
      "    _registerMembers_in_\($0.functionSuffix)()\n"
    }
    var parts: [String] = []
    if !calls.isEmpty {
      parts.append(
        """
        @_spi(Lowered) import ObjectiveCForLinux

        enum _LoweredMembers: LoweredMembers {
          @MainActor static func register() {
        \(calls.joined())  }
        }

        \(Self.announcement)

        """)
    }
    // The types of public members come from public imports.
    let isMarked = files.contains(where: \.hasPublicImports)
    parts += ownMembers.map {
      isMarked ? $0.text.replacing("import ", with: "public import ") : $0.text
    }
    if module.languageMode == .v4, files.contains(where: { $0.imports.contains("UIKit") }) {
      parts.append(OldNames.text(without: Set(table.types.map(\.name))))
    }
    if !silent.isEmpty {
      let classes = silent.sorted().map(DelegateProtocols.all.silentClass).joined(separator: "\n")
      parts.append("import UIKit\n\n" + classes)
    }
    if !constructed.isEmpty {
      parts.append("import UIKit\n\n" + constructed.sorted().joined(separator: "\n"))
    }
    return parts.isEmpty
      ? nil : SourceFile(path: "_LoweredMembers.swift", text: parts.joined(separator: "\n"))
  }

  /// The members that the module needs of its own: those that its sources use, and those of modules whose internal
  /// declarations it sees, so that tests find the same members as the code that they test.
  private(set) lazy var ownMembers: [OwnMembers] = {
    let importsRectangles = files.contains {
      !Set(["CoreGraphics", "QuartzCore", "UIKit"]).isDisjoint(with: $0.imports)
    }
    let visible = files.reduce(into: Set<String>()) { $0.formUnion($1.testableImports) }
    let inherited = module.known.filter { visible.contains($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.ownMembers) }
    return OwnMembers.allCases.filter { members in
      let users = files.filter {
        $0.ownMembers.contains(members) || inherited.contains(members.rawValue)
      }
      return switch members {
      case .batchUpdates: users.contains { $0.imports.contains("UIKit") }
      case .intersects: importsRectangles && !users.isEmpty
      case .dataProviders, .gradients: importsRectangles && !users.isEmpty
      // A class that overrides a member which an extension declares doesn't compile.
      default: !users.isEmpty && !members.methods.contains(where: isOverridden)
      }
    }
  }()

  private func isOverridden(_ fullName: String) -> Bool {
    let name = String(fullName.prefix { $0 != "(" })
    return (table.membersByName[name] ?? []).contains { $0.isOverride && $0.fullName == fullName }
  }

  /// The declaration that makes the program know the module's members before its first statement, as a module for
  /// Objective-C is known when it is loaded (F-SWIFT-15). The linker lists the functions to call in that section.
  private static let announcement = """
    @section(".init_array") @used private let _announcedMembers: @convention(c) () -> Void = {
      _announce(_LoweredMembers.self)
    }
    """

  /// The superclasses of the classes of other modules that have been lowered.
  var knownSuperclasses: [String: String] {
    module.known.reduce(into: [:]) { $0.merge($1.superclasses) { first, _ in first } }
  }

  var summary: ModuleSummary {
    var summary = ModuleSummary(name: module.name)
    let protocols = Set(table.types.filter { $0.declaration?.kind == .protocol }.map(\.name))
    summary.optionalMembers = optionals.all.filter { protocols.contains($0.protocolName) }
    for type in table.types where type.declaration?.kind == .class {
      if let name = type.superclassName { summary.superclasses[type.name] = name }
    }
    summary.callLabels = callLabels
    summary.combineNames = Set(table.types.filter { $0.declaration != nil }.map(\.name))
      .intersection(CombineNames.all)
    summary.objectProtocols = Set(
      table.types.filter { $0.declaration?.kind == .protocol && $0.declaration?.isObjC == true }
        .map(\.name))
    summary.asksObjects = asksObjects
    summary.exchangesMethods = exchangesMethods
    summary.dynamicMembers = dynamicMembers
    summary.ownMembers = Set(ownMembers.map(\.rawValue))
    summary.objectProperties = Set(
      table.propertyTypes.filter { $0.value == ["AnyObject"] }.map(\.key))
    addWitnesses(to: &summary)
    summary.bringsViews = files.contains { $0.imports.contains("UIKit") }
    return summary
  }
}

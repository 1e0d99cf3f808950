import SwiftParser
import SwiftSyntax

/// What of a module is SwiftUI's: it is left out, since Linux has no SwiftUI, and the rest is
/// built.
///
/// Libraries for UIKit often have a view for SwiftUI as well. In files that import it, a member or
/// a declaration that names something of SwiftUI's is left out; then whatever names a type that was
/// left out. Each is reported with a warning.
struct SwiftUIParts {
  /// Names of SwiftUI's that tell that something is written for it.
  private static let names: Set<String> = [
    "Alignment", "AnyView", "App", "AppStorage", "Binding", "Button", "Capsule", "Circle", "Color",
    "Divider", "EdgeInsets", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FocusState", "ForEach", "Form", "GeometryProxy", "GeometryReader",
    "Group",
    "HStack", "HorizontalAlignment", "Image", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "LinearGradient", "List", "NSViewRepresentable", "NavigationLink", "NavigationStack",
    "NavigationView", "ObservedObject", "PreferenceKey", "Preview", "PreviewProvider", "Rectangle",
    "RoundedRectangle", "Scene", "ScenePhase", "ScrollView", "Section", "Shape", "Slider", "Spacer",
    "State", "StateObject", "Text", "TextField", "Toggle", "UIHostingConfiguration",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
    "UIViewRepresentable", "UIViewRepresentableContext", "VStack", "VerticalAlignment", "View",
    "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// A part that can be left out as a whole.
  private struct Part {
    var node: Syntax
    var file: Int
    /// The type that is declared by it.
    var typeName: String?
    /// Every name that it uses, without those behind a point.
    var used: Set<String>
    var isMain: Bool
    var isLeftOut = false
    /// Parts inside of it.
    var inner: [Int] = []
  }

  private var parts: [Part] = []
  private let files: [SourceFileSyntax]
  private let importing: [Bool]

  /// Names of types that other modules left out.
  private let known: Set<String>
  /// Names of types of which nothing is left.
  private(set) var namesLeftOut: Set<String> = []

  init(_ files: [SourceFileSyntax], known: Set<String>) {
    self.files = files
    self.known = known
    importing = files.map(Self.importsSwiftUI)
  }

  var isEmpty: Bool { !importing.contains(true) && known.isEmpty }

  /// Only a plain import counts: one under `#if canImport(SwiftUI)` isn't compiled here.
  private static func importsSwiftUI(_ file: SourceFileSyntax) -> Bool {
    file.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
  }

  /// The parts that are left out, as ranges of bytes of each file, with what is said of them.
  mutating func find() -> [[(range: Range<Int>, name: String, isMain: Bool)]] {
    var declared: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for item in file.statements { add(Syntax(item.item), file: index, declared: &declared) }
    }
    // Of several types of one name, all have to go before the name is gone.
    var gone = Gone(left: declared, names: known.subtracting(declared.keys))
    for index in parts.indices where importing[parts[index].file] {
      let own = parts[index].used.intersection(Self.names).subtracting(declared.keys)
      if !own.isEmpty { leaveOut(index, &gone) }
    }
    // What names a type that is gone goes too, until nothing does.
    var hasChanged = !gone.names.isEmpty
    while hasChanged {
      hasChanged = false
      for index in parts.indices where !parts[index].isLeftOut {
        guard !parts[index].used.isDisjoint(with: gone.names) else { continue }
        leaveOut(index, &gone)
        hasChanged = true
      }
    }
    var result = [[(range: Range<Int>, name: String, isMain: Bool)]](
      repeating: [], count: files.count)
    namesLeftOut = gone.names
    let covered = Set(parts.filter(\.isLeftOut).flatMap(\.inner))
    for (index, part) in parts.enumerated() where part.isLeftOut && !covered.contains(index) {
      result[part.file].append((part.node.range, Self.name(of: part), part.isMain))
    }
    return result
  }

  /// What a declaration is called in a message.
  private static func name(of part: Part) -> String {
    if let name = part.typeName { return name }
    if let node = part.node.as(ExtensionDeclSyntax.self) {
      return "extension \(node.extendedType.oneLine)"
    }
    if let node = part.node.as(FunctionDeclSyntax.self) { return node.name.text }
    if let node = part.node.as(VariableDeclSyntax.self) {
      return node.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ", ")
    }
    return String(part.node.trimmedDescription.prefix { !$0.isNewline })
  }

  /// Names of types none of which is left.
  private struct Gone {
    var left: [String: Int]
    var names: Set<String> = []

    mutating func remove(_ name: String) {
      left[name, default: 1] -= 1
      if left[name] == 0 { names.insert(name) }
    }
  }

  private mutating func leaveOut(_ index: Int, _ gone: inout Gone) {
    guard !parts[index].isLeftOut else { return }
    parts[index].isLeftOut = true
    if let name = parts[index].typeName { gone.remove(name) }
    for inner in parts[index].inner { leaveOut(inner, &gone) }
  }

  /// Takes note of a declaration; one with members stands for its head, and each member for itself.
  @discardableResult
  private mutating func add(_ node: Syntax, file: Int, declared: inout [String: Int]) -> Int? {
    guard !node.is(ImportDeclSyntax.self), !node.is(IfConfigDeclSyntax.self) else { return nil }
    let group = node.asProtocol((any DeclGroupSyntax).self)
    let name = (group as? any NamedDeclSyntax)?.name.text
    if let name { declared[name, default: 0] += 1 }
    let members = group?.memberBlock
    let index = parts.count
    parts.append(
      Part(
        node: node, file: file, typeName: name, used: Self.identifiers(node, without: members),
        isMain: group?.attributes.contains { $0.trimmedDescription == "@main" } ?? false))
    for member in members?.members ?? [] {
      if let inner = add(Syntax(member.decl), file: file, declared: &declared) {
        parts[index].inner.append(inner)
      }
    }
    return index
  }

  private static func identifiers(
    _ node: Syntax, without block: MemberBlockSyntax?
  ) -> Set<String> {
    var names: Set<String> = []
    var previous = TokenKind.endOfFile
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let block, token.position >= block.position, token.position < block.endPosition {
        continue
      }
      if case .identifier(let name) = token.tokenKind, previous != .period { names.insert(name) }
      previous = token.tokenKind
    }
    return names
  }
}

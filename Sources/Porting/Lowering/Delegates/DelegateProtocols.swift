import SwiftParser

/// The protocols of UIKit's to which delegates and data sources conform, with the methods that an
/// object need not have.
///
/// Here those methods are requirements with defaults, so that UIKit can't ask an object whether it
/// has one. A lowered class that answers this itself, or hands messages on, needs to know which
/// there are.
struct DelegateProtocols {
  private let declarations: [String: TypeDeclaration]
  private let fullNames: [String: Set<String>]

  /// The one list, which nothing changes once it has been read.
  nonisolated(unsafe) static let all = DelegateProtocols()

  private init() {
    let text = Self.text
    let tree = Parser.parse(source: text)
    let file = FileContext(path: "UIKit", bytes: Array(text.utf8), tree: tree, index: 0)
    let conditions = Conditions(custom: [], modules: [], languageMode: .v6)
    FileReader(file, conditions: conditions).walk(tree)
    declarations = Dictionary(uniqueKeysWithValues: file.declarations.map { ($0.name, $0) })
    fullNames = declarations.mapValues { Set($0.members.map(\.fullName)) }
  }

  /// The names of the protocols.
  var names: Set<String> { Set(declarations.keys) }

  /// The protocol's methods, without those of the protocols that it refines; none for a protocol
  /// that isn't UIKit's.
  func methods(of name: String) -> [Member] { declarations[name]?.members ?? [] }

  /// Whether a protocol itself has a method, named with its labels.
  func hasMethod(_ fullName: String, in name: String) -> Bool {
    fullNames[name]?.contains(fullName) == true
  }

  /// The base names of the methods that an object need not have. They are read off the lines, which every
  /// module that is lowered can afford.
  static let optionalNames: Set<String> = {
    let word = "optional func "
    return Set(
      text.split(separator: "\n").compactMap { line in
        line.firstRange(of: word).map { String(line[$0.upperBound...].prefix { $0 != "(" }) }
      })
  }()

  /// The protocols and those that they refine, in the order of their names.
  func refined(by names: some Sequence<String>) -> [String] {
    var found: Set<String> = []
    var waiting = Array(names)
    while let name = waiting.popLast() {
      guard let declaration = declarations[name], found.insert(name).inserted else { continue }
      waiting += declaration.inherited
    }
    return found.sorted()
  }
}

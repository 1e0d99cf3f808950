import Foundation
import SwiftParser

/// The protocols of UIKit and QuartzCore with members that are optional on iOS.
///
/// In this UIKit those members are requirements with defaults, so UIKit can't check whether an object has one.
/// A lowered class that answers that question itself, forwards messages, or has subclasses with such members needs
/// the list.
struct DelegateProtocols {
  private let declarations: [String: TypeDeclaration]
  private let fullNames: [String: Set<String>]

  /// The only instance. It doesn't change after it has been read.
  nonisolated(unsafe) static let all = DelegateProtocols()

  private init() {
    let text = Self.text
    let tree = Parser.parse(source: text)
    let file = FileContext(path: "UIKit", bytes: Array(text.utf8), tree: tree, index: 0)
    let conditions = Conditions(custom: [], modules: [], languageMode: .v6)
    FileReader(file, conditions: conditions).walk(tree)
    declarations = Dictionary(uniqueKeysWithValues: file.declarations.map { ($0.name, $0) })
    fullNames = declarations.mapValues {
      Set($0.members.filter { $0.kind == .function }.map(\.fullName))
    }
  }

  /// The names of the protocols.
  var names: Set<String> { Set(declarations.keys) }

  /// Returns the protocol's members, without those of the protocols that it refines. Returns none for a
  /// protocol that isn't UIKit's.
  func members(of name: String) -> [Member] { declarations[name]?.members ?? [] }

  /// Returns the methods among the protocol's members.
  func methods(of name: String) -> [Member] { members(of: name).filter { $0.kind == .function } }

  /// The protocols that don't belong to the main actor.
  static let nonisolated: Set<String> = [
    "AVAudioPlayerDelegate", "CAAnimationDelegate", "CALayerDelegate", "NSTextStorageDelegate",
    "UIActivityItemSource", "UICalendarSelectionMultiDateDelegate",
    "UICalendarSelectionSingleDateDelegate", "UICalendarViewDelegate",
    "UIEditMenuInteractionDelegate", "UINavigationItemRenameDelegate",
  ]

  /// Returns the protocol that has the defaults for the members of a protocol: itself, or the only one that refines
  /// it.
  static func holder(of name: String) -> String {
    name == "_ApplicationLaunching" ? "UIApplicationDelegate" : name
  }

  /// Returns whether a protocol itself has a method. The name includes labels.
  func hasMethod(_ fullName: String, in name: String) -> Bool {
    fullNames[name]?.contains(fullName) == true
  }

  /// The labels of the optional methods, by base name. They are read directly from the text, because every module needs
  /// them.
  static let optionalLabels: [String: [[String]]] = {
    text.components(separatedBy: "optional func ").dropFirst().reduce(into: [:]) { labels, text in
      labels[String(text.prefix { $0 != "(" }), default: []].append(Self.labels(in: text))
    }
  }()

  /// Returns the labels of the parameters that a text begins with, after a name.
  private static func labels(in text: String) -> [String] {
    var labels: [String] = []
    var depth = 0
    var label: String?
    var last: Character = " "
    for character in text {
      defer { last = character }
      switch character {
      case "(", "[", "<":
        depth += 1
        label = depth == 1 ? "" : nil
      case ">" where last == "-": break
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return labels }
      case ",": label = depth == 1 ? "" : nil
      case " ", ":", "\n":
        if let found = label, !found.isEmpty {
          labels.append(found)
          label = nil
        }
      default: label?.append(character)
      }
    }
    return labels
  }

  /// Returns the protocols and those that they refine, sorted by name.
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

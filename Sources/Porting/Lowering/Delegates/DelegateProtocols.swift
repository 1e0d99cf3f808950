import Foundation
import SwiftParser
import Synchronization

/// The protocols of UIKit and QuartzCore with members that are optional on iOS.
///
/// In this UIKit those members are requirements with defaults, so UIKit can't check whether an object has one.
/// A lowered class that answers that question itself, forwards messages, or has subclasses with such members needs
/// the list.
///
/// A protocol is parsed when a module first needs it, because most modules need few.
final class DelegateProtocols: Sendable {
  /// A protocol that has been parsed. It doesn't change.
  private struct Entry: @unchecked Sendable {
    let declaration: TypeDeclaration
    let fullNames: Set<String>

    init?(_ text: String) {
      let tree = Parser.parse(source: text)
      let file = FileContext(path: "UIKit", bytes: Array(text.utf8), tree: tree, index: 0)
      let conditions = Conditions(custom: [], modules: [], languageMode: .v6)
      FileReader(file, conditions: conditions).walk(tree)
      guard let declaration = file.declarations.first else { return nil }
      self.declaration = declaration
      // This also computes the names, which are computed on demand.
      let names = declaration.members.map { ($0.kind, $0.fullName) }
      fullNames = Set(names.filter { $0.0 == .function }.map(\.1))
    }
  }

  /// The only instance.
  static let all = DelegateProtocols()

  /// The protocols as iOS declares them, by name.
  private let texts: [String: String]
  private let parsed = Mutex<[String: Entry]>([:])

  private init() {
    let word = "\nprotocol "
    let texts = ("\n" + Self.text).components(separatedBy: word).dropFirst()
    self.texts = Dictionary(
      uniqueKeysWithValues: texts.map { text in
        (String(text.prefix { $0 != " " && $0 != ":" }), word + text)
      })
  }

  private func entry(_ name: String) -> Entry? {
    guard let text = texts[name] else { return nil }
    return parsed.withLock { parsed in
      if let entry = parsed[name] { return entry }
      let entry = Entry(text)
      parsed[name] = entry
      return entry
    }
  }

  /// The names of the protocols.
  var names: Set<String> { Set(texts.keys) }

  /// Returns the protocol's members, without those of the protocols that it refines. Returns none for a
  /// protocol that isn't UIKit's.
  func members(of name: String) -> [Member] { entry(name)?.declaration.members ?? [] }

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
    entry(name)?.fullNames.contains(fullName) == true
  }

  /// The labels of the optional methods, by base name. They are read directly from the text, because every module needs
  /// them.
  static let optionalLabels: [String: [[String]]] = {
    text.components(separatedBy: "optional func ").dropFirst().reduce(into: [:]) { labels, text in
      let name = String(text.prefix { $0 != "(" })
      labels[name, default: []].append(DelegateProtocols.labels(in: text))
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
      guard let entry = entry(name), found.insert(name).inserted else { continue }
      waiting += entry.declaration.inherited
    }
    return found.sorted()
  }
}

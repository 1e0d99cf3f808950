import Foundation

/// A pattern for paths in the syntax of Ruby's `Dir.glob`: `*` within a component, `**` across several, `?`,
/// and `{a,b}`. A folder's path matches everything in the folder.
///
/// Matching costs the pattern's length times the path's, for any pattern, because all possible positions are
/// followed at the same time.
struct GlobPattern {
  private indirect enum Part {
    case character(Character)
    /// Any character except a slash.
    case one
    /// Any number of characters except slashes.
    case some
    /// Any number of characters.
    case any
    /// Nothing, or folders up to a slash.
    case folders
    case choice([[Part]])
  }

  private let parts: [Part]?

  init(_ pattern: String) {
    var rest = Substring(pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
    while rest.hasSuffix("/") { rest.removeLast() }
    // An unclosed brace matches nothing. So does a pattern that is longer than any path.
    parts = rest.utf8.count > 4096 ? nil : Self.choice(&rest, depth: 0).flatMap(\.first)
  }

  /// Returns the alternatives up to a closing brace, or the only one up to the end; `nil` if a brace has no
  /// counterpart.
  private static func choice(_ rest: inout Substring, depth: Int) -> [[Part]]? {
    guard depth < 8 else { return nil }
    var all: [[Part]] = [[]]
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        all[all.count - 1].append(.folders)
        rest.removeFirst(3)
        continue
      }
      if rest.hasPrefix("**") {
        all[all.count - 1].append(.any)
        rest.removeFirst(2)
        continue
      }
      rest.removeFirst()
      switch character {
      case "*": all[all.count - 1].append(.some)
      case "?": all[all.count - 1].append(.one)
      case "{":
        guard let inner = choice(&rest, depth: depth + 1) else { return nil }
        all[all.count - 1].append(.choice(inner))
      case "}" where depth > 0: return all
      case "," where depth > 0: all.append([])
      default: all[all.count - 1].append(.character(character))
      }
    }
    return depth == 0 ? all : nil
  }

  func matches(_ path: String) -> Bool {
    guard let parts else { return false }
    let path = Array(path)
    return Self.ends(of: parts, in: path, from: [0]).contains {
      $0 == path.count || path[$0] == "/"
    }
  }

  /// Returns the positions at which the parts can end when they begin at one of the given positions.
  private static func ends(
    of parts: [Part], in path: [Character], from starts: Set<Int>
  ) -> Set<Int> {
    parts.reduce(starts) { places, part in
      guard let first = places.min() else { return [] }
      switch part {
      case .character(let character):
        return Set(places.filter { $0 < path.count && path[$0] == character }.map { $0 + 1 })
      case .one:
        return Set(places.filter { $0 < path.count && path[$0] != "/" }.map { $0 + 1 })
      case .some:
        var all = places
        for place in first..<path.count where all.contains(place) && path[place] != "/" {
          all.insert(place + 1)
        }
        return all
      case .any: return Set(first...path.count)
      case .folders:
        return places.union(
          (first..<path.count).filter { path[$0] == "/" }.map { $0 + 1 })
      case .choice(let all):
        return all.reduce(into: []) { $0.formUnion(ends(of: $1, in: path, from: places)) }
      }
    }
  }
}

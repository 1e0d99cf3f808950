import Foundation
import Micro

/// Mutates property lists at random: a value becomes a hostile text, another value of the list, or a nested
/// list.
enum HostileList {
  /// - Parameter count: The number of values to change.
  static func change(_ list: Any, _ count: Int, _ random: inout RandomSource) -> Any {
    var list = list
    for _ in 0..<count {
      var place = Int(random.next() % UInt64(max(1, leaves(list))))
      list = change(list, &place, &random, of: list)
    }
    return list
  }

  private static func leaves(_ value: Any) -> Int {
    switch value {
    case let list as [Any]: list.reduce(1) { $0 + leaves($1) }
    case let list as [String: Any]: list.values.reduce(1) { $0 + leaves($1) }
    default: 1
    }
  }

  private static func change(
    _ value: Any, _ place: inout Int, _ random: inout RandomSource, of whole: Any
  ) -> Any {
    place -= 1
    if place == -1 { return another(value, &random, of: whole) }
    switch value {
    case let list as [Any]:
      return list.map { place < 0 ? $0 : change($0, &place, &random, of: whole) }
    case let list as [String: Any]:
      var list = list
      for key in list.keys.sorted() where place >= 0 {
        list[key] = change(list[key]!, &place, &random, of: whole)
      }
      return list
    default: return value
    }
  }

  private static func another(_ value: Any, _ random: inout RandomSource, of whole: Any) -> Any {
    switch random.next() % 12 {
    case 0:
      // A key of the list itself: groups that contain themselves, targets that are files.
      let keys = ((whole as? [String: Any])?["objects"] as? [String: Any])?.keys.sorted() ?? [""]
      return keys[Int(random.next() % UInt64(keys.count))]
    case 1: return [String]()
    case 2: return [String: Any]()
    case 3: return [value, value, HostileText.random(&random)]
    case 4:
      let depth = [3, 30, 190, 400][Int(random.next() % 4)]
      return (0..<depth).reduce(value) { inner, _ in [inner] }
    case 5:
      guard var list = value as? [String: Any] else { return 7 }
      list[HostileText.random(&random)] = HostileText.random(&random)
      return list
    default:
      guard let list = value as? [Any] else { return HostileText.random(&random) }
      return list + [HostileText.random(&random)]
    }
  }

  /// Returns the list as Xcode writes it, with every word quoted so that any text is allowed.
  static func text(_ value: Any) -> String {
    // The lists nest too deeply for recursion, so an explicit stack holds the pending parts.
    var result = "// !$*UTF8*$!\n"
    var waiting: [Any] = [value]
    while let next = waiting.popLast() {
      switch next {
      case let piece as Piece: result += piece.text
      case let list as [Any]:
        waiting.append(Piece(text: ")"))
        for value in list.reversed() { waiting += [Piece(text: ", "), value] }
        result += "("
      case let list as [String: Any]:
        waiting.append(Piece(text: "}"))
        for key in list.keys.sorted(by: >) {
          waiting += [Piece(text: ";\n"), list[key]!, Piece(text: quoted(key) + " = ")]
        }
        result += "{"
      default: result += quoted("\(next)")
      }
    }
    return result
  }

  private struct Piece { var text: String }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

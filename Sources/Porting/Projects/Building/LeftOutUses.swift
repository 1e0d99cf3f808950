import Lowering

/// The uses of left-out declarations in the compiler's messages: `value of type 'Row' has no member 'map'`, for a `map` that
/// the translation left out, in this module or another one. So are the members that UIKit lacks here and that only matter
/// together with a missing part.
public struct LeftOutUses {
  private let names: Set<String>
  private(set) var found: Set<LeftOutUse> = []

  public init(of report: LinuxPackage.Report) {
    names = report.membersLeftOut.union(AbsentViews.members)
  }

  /// Reads a line of the compiler's output.
  /// - Returns: Whether it is about a declaration that was left out.
  @discardableResult
  public mutating func read(_ line: String) -> Bool {
    guard !names.isEmpty,
      let match = line.firstMatch(of: #/^(\/.*?):(\d+):\d+: (?:fatal )?error: (.*)$/#),
      let number = Int(match.2), let name = Self.name(in: String(match.3)), names.contains(name)
    else { return false }
    found.insert(LeftOutUse(path: String(match.1), line: number, name: name))
    return true
  }

  /// Returns the name that the compiler didn't find, without labels.
  static func name(in message: String) -> String? {
    let name =
      message.firstMatch(of: #/ has no (?:static |dynamic )?member '([^'(]+)/#)?.1
      ?? message.firstMatch(of: #/^cannot find (?:type )?'([^'(]+)[^']*' in scope/#)?.1
      ?? message.firstMatch(of: #/^'([^']+)' is not a member type of /#)?.1
      ?? message.firstMatch(of: #/ base in reference to member '([^'(]+)/#)?.1
    return name.map(String.init)
  }
}

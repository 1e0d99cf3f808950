import Lowering

/// The uses of left-out declarations in the compiler's messages: `value of type 'Row' has no member 'map'`, for a `map` that
/// the translation left out, in this module or another one. So are the members that UIKit lacks here and that only matter
/// together with a missing part.
public struct LeftOutUses {
  private let names: Set<String>
  /// The files in which every name may belong to a missing module.
  private let files: Set<String>
  /// The files in which every member may.
  private let neighbours: Set<String>
  private let findsModules: Bool
  private(set) var found: Set<LeftOutUse> = []
  /// The modules that the compiler didn't find.
  private(set) var missingModules: Set<String> = []

  /// - Parameter findsModules: Whether missing modules are left out too, with everything that the compiler doesn't find in
  ///   the files that import them. The result is then incomplete.
  public init(of report: LinuxPackage.Report, findsModules: Bool = false) {
    names = report.membersLeftOut.union(AbsentViews.members)
    files = report.filesWithoutModules
    neighbours = report.filesNearModules
    self.findsModules = findsModules
  }

  /// Reads a line of the compiler's output.
  /// - Returns: Whether it is about a declaration that was left out, or a missing module.
  @discardableResult
  public mutating func read(_ line: String) -> Bool {
    guard let match = line.firstMatch(of: #/^(\/.*?):(\d+):\d+: (?:fatal )?error: (.*)$/#),
      let number = Int(match.2)
    else { return false }
    if findsModules, let module = match.3.firstMatch(of: #/^no such module '(\w+)'/#)?.1 {
      missingModules.insert(String(module))
      return true
    }
    let path = String(match.1)
    let message = String(match.3)
    guard let name = Self.name(in: message),
      names.contains(name) || files.contains(path)
        || neighbours.contains(path) && message.contains("member '")
    else { return false }
    found.insert(LeftOutUse(path: path, line: number, name: name))
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

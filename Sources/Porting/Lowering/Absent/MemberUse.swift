import SwiftSyntax

/// The use of a member of an expression, such as `board.isWin`.
struct MemberUse: Equatable {
  /// The expression before the dot: a variable, a function call, or a type.
  var receiver: String
  var member: String

  /// The names of shared instances, which don't show the type.
  private static let shared: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "current", "main", "instance",
  ]

  /// Returns all uses of members among some tokens.
  static func all(in tokens: [TokenSyntax]) -> [MemberUse] {
    tokens.indices.compactMap { index in
      guard index >= 2, tokens[index - 1].tokenKind == .period,
        case .identifier(let member) = tokens[index].tokenKind,
        let receiver = receiver(before: index - 1, in: tokens)
      else { return nil }
      return MemberUse(receiver: receiver, member: member)
    }
  }

  /// Returns the members without an expression before the dot, `.custom`.
  static func implicit(in tokens: [TokenSyntax]) -> [String] {
    tokens.indices.dropFirst().compactMap { index in
      guard tokens[index - 1].tokenKind == .period,
        case .identifier(let member) = tokens[index].tokenKind,
        index == 1 || !endsOperand(tokens[index - 2])
          || !tokens[index - 2].trailingTrivia.isEmpty
      else { return nil }
      return member
    }
  }

  private static func endsOperand(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier, .rightParen, .rightSquare, .rightBrace,
      .postfixQuestionMark, .exclamationMark, .keyword(.self), .keyword(.Self),
      .keyword(.super), .rightAngle, .stringQuote:
      true
    default: false
    }
  }

  /// Returns the last name before a dot that identifies the receiver, also in `makeBoard()` and `(x as!
  /// Board)`.
  private static func receiver(before point: Int, in tokens: [TokenSyntax]) -> String? {
    var index = point - 1
    while index >= 0 {
      switch tokens[index].tokenKind {
      case .postfixQuestionMark, .exclamationMark: index -= 1
      case .rightParen:
        var depth = 1
        var start = index - 1
        while start >= 0 {
          if tokens[start].tokenKind == .rightParen { depth += 1 }
          if tokens[start].tokenKind == .leftParen { depth -= 1 }
          if depth == 0 { break }
          start -= 1
        }
        let isCall =
          start > 0 && endsOperand(tokens[start - 1]) && tokens[start - 1].trailingTrivia.isEmpty
        index = isCall ? start - 1 : index - 1
      case .identifier(let name):
        guard shared.contains(name), index >= 2, tokens[index - 1].tokenKind == .period else {
          return name
        }
        index -= 2
      default: return nil
      }
    }
    return nil
  }
}

/// Members that are left out of types that stay.
///
/// Members are matched by the types in variables' declarations, or otherwise by the variables' names, because
/// types aren't known here. In most programs a name shows its type: `board` is a `Board`, `coreDataStorage` a
/// `CoreDataStorage`, `requestDto` a `MoviesRequestDTO`.
struct MembersLeftOut {
  private var owners: [String: Set<String>] = [:]
  /// The types that have a member with the same name, if there are several.
  private let rivals: [String: Set<String>]
  /// Enumeration cases that no other enumeration of the module has.
  var cases: Set<String> = []

  /// - Parameter ownersOfMembers: All types of the module that have a member with a name.
  init(among ownersOfMembers: [String: Set<String>]) {
    rivals = ownersOfMembers.filter { $0.value.count > 1 }.mapValues { owners in
      Set(owners.map { $0.split(separator: ".").last.map(String.init)?.lowercased() ?? "" })
    }
  }

  var isEmpty: Bool { owners.isEmpty && cases.isEmpty }

  mutating func add(_ members: Set<String>, of type: String) {
    let name = type.split(separator: ".").last ?? ""
    // Names of variables rarely include a framework's prefix: `leftExpression` for an NSExpression.
    let capitals = name.prefix { $0.isUppercase }.count
    let bare = capitals > 2 && capitals < name.count ? name.dropFirst(capitals - 1) : name
    let names = [name, bare].map { $0.lowercased() }
    for member in members { owners[member, default: []].formUnion(names) }
  }

  /// All of their names.
  var words: Set<String> { cases.union(owners.keys) }

  /// Adds the members of types that stay which belong to absent frameworks.
  mutating func add(missingWith names: AbsentModules) {
    if names.usesSession {
      for type in ["session", "audioplayer"] { add(AudioNames.absentMembers, of: type) }
      for type in ["category", "categoryoptions", "mode"] { add(AudioNames.absentCases, of: type) }
      cases.formUnion(AudioNames.absentCases)
    }
    if names.usesCoreData {
      for type in ["name", "notification"] { add(CoreDataNames.notifications, of: type) }
      cases.formUnion(CoreDataNames.notifications)
    }
  }

  /// Returns the first of these members that some tokens use.
  func first(in tokens: [TokenSyntax]) -> String? {
    MemberUse.all(in: tokens).first { has($0) }?.member
      ?? MemberUse.implicit(in: tokens).first(where: cases.contains)
  }

  /// - Parameter variables: The known types of variables.
  func has(_ use: MemberUse, variables: [String: String] = [:]) -> Bool {
    guard let types = owners[use.member] else { return false }
    let type = variables[use.receiver]
    if let type, types.contains(type.lowercased()) { return true }
    let receiver = (type ?? use.receiver).lowercased()
    // These names are values of the same type, as in `==` and `copy(with:)`.
    if ["lhs", "rhs", "other", "copy"].contains(receiver) { return true }
    guard types.contains(where: { Self.tells(receiver, $0) }) else { return false }
    // A `cell` may be any cell that has the member.
    let others = rivals[use.member]?.subtracting(types) ?? []
    return !others.contains { Self.tells(receiver, $0) }
  }

  /// Whether a variable with this name probably has a type.
  private static func tells(_ receiver: String, _ type: String) -> Bool {
    type == receiver || receiver.count >= 3 && type.hasSuffix(receiver)
      || type.count >= 3 && receiver.hasSuffix(type)
  }
}

extension Syntax {
  /// Returns the tokens of the node, without those of some of its inner nodes.
  func tokens(without inner: [Syntax] = []) -> [TokenSyntax] {
    let skipped = Set(inner.map(\.id))
    var found: [TokenSyntax] = []
    func add(_ node: Syntax) {
      if let token = node.as(TokenSyntax.self) {
        found.append(token)
      } else if !skipped.contains(node.id) {
        for child in node.children(viewMode: .sourceAccurate) { add(child) }
      }
    }
    add(self)
    return found
  }
}

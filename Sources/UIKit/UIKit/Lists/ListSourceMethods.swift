/// The optional data source methods that a list checks for.
struct ListSourceMethods: OptionSet, Sendable {
  let rawValue: Int
  static let canMove = ListSourceMethods(rawValue: 1 << 0)
  static let move = ListSourceMethods(rawValue: 1 << 1)
  static let commit = ListSourceMethods(rawValue: 1 << 2)
}

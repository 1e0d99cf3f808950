import Micro

/// The family tree of a kept creature: its ancestors from the oldest on, their earlier bodies, and its descendants.
@available(iOS 16, *)
struct LineageTree: Hashable {
  /// A body in the tree.
  struct Node: Hashable {
    enum Kind: Hashable {
      /// A later creature that is kept.
      case creature(id: String)
      /// Its form before an edit, at a time of its run in seconds.
      case version(code: String, until: Double)
    }

    let kind: Kind
    let name: String
    /// The depth in the tree.
    let level: Int
    /// Whether it is the subject of the tree.
    let isSubject: Bool
  }

  private(set) var nodes: [Node] = []

  /// Creates the tree of the creature with an identifier.
  ///
  /// - Complexity: O(n) in the records for each generation.
  init(of id: String, in records: [CreatureRecord]) {
    var ancestors: [CreatureRecord] = []
    var next = records.first { $0.id == id }
    // A user who edits the files can create a cycle.
    while let record = next, !ancestors.contains(where: { $0.id == record.id }) {
      ancestors.insert(record, at: 0)
      next = record.parent.flatMap { parent in records.first { $0.id == parent } }
    }
    for (level, record) in ancestors.enumerated() { add(record, level: level, subject: id) }
    var known = Set(ancestors.map(\.id))
    addChildren(of: id, in: records, level: ancestors.count, known: &known)
  }

  private mutating func add(_ record: CreatureRecord, level: Int, subject: String?) {
    for version in record.versions {
      nodes.append(
        Node(
          kind: .version(code: version.code, until: version.seconds), name: record.name,
          level: level, isSubject: false))
    }
    nodes.append(
      Node(
        kind: .creature(id: record.id), name: record.name, level: level,
        isSubject: record.id == subject))
  }

  private mutating func addChildren(
    of id: String, in records: [CreatureRecord], level: Int, known: inout Set<String>
  ) {
    for child in records where child.parent == id && known.insert(child.id).inserted {
      nodes.append(
        Node(kind: .creature(id: child.id), name: child.name, level: level, isSubject: false))
      addChildren(of: child.id, in: records, level: level + 1, known: &known)
    }
  }
}

import Foundation

/// A random update of sections and rows as index paths before and after, with its result.
struct TableModelBatch {
  typealias Section = TableModelApp.Section

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// The sections after the update.
  private(set) var result: [Section] = []
  /// The numbers of the sections and rows that keep their views, and of those that keep their
  /// heights.
  private(set) var keptSections: Set<Int> = []
  private(set) var keptRows: Set<Int> = []
  private(set) var reloadedRows: Set<Int> = []
  private(set) var reconfiguredRows: Set<Int> = []

  /// - Parameter rate: The percentage of sections and rows that change.
  init(
    _ old: [Section], rate: Int, _ generator: inout SplitMix,
    newID: () -> Int
  ) {
    var kept: [(old: Int, section: Section)] = []
    var arriving: [(old: Int?, section: Section)] = []
    for (index, section) in old.enumerated() {
      switch generator.next(400) {
      case ..<rate: deletedSections.insert(index)
      case ..<(2 * rate): arriving.append((index, section))
      case ..<(3 * rate) where generator.next(3) == 0:
        reloadedSections.insert(index)
        kept.append((index, Section(id: section.id, rows: Self.rows(&generator, newID))))
      default: kept.append((index, section))
      }
    }
    if old.count < 5, generator.next(400) < 2 * rate || old.isEmpty {
      arriving.append((nil, Section(id: newID(), rows: Self.rows(&generator, newID))))
    }
    var final: [(old: Int?, arrives: Bool, section: Section)] = kept.map {
      ($0.old, false, $0.section)
    }
    for arrival in arriving {
      final.insert((arrival.old, true, arrival.section), at: generator.next(final.count + 1))
    }
    for (index, entry) in final.enumerated() where entry.arrives {
      if let old = entry.old {
        movedSections.append((old, index))
      } else {
        insertedSections.insert(index)
      }
    }
    result = final.map(\.section)
    changeRows(final.map(\.old), old, rate, &generator, newID)
  }

  private static func rows(
    _ generator: inout SplitMix, _ newID: () -> Int
  ) -> [Int] { (0..<generator.next(7)).map { _ in newID() } }

  private mutating func changeRows(
    _ origins: [Int?], _ old: [Section], _ rate: Int,
    _ generator: inout SplitMix, _ newID: () -> Int
  ) {
    var moving: [(from: IndexPath, id: Int)] = []
    var places: [Int: IndexPath] = [:]
    let staying = result.indices.filter { index in
      origins[index].map { !reloadedSections.contains($0) } ?? false
    }
    for index in staying {
      guard let origin = origins[index] else { continue }
      keptSections.insert(result[index].id)
      var rows: [Int] = []
      for (row, id) in old[origin].rows.enumerated() {
        let path = IndexPath(row: row, section: origin)
        switch generator.next(400) {
        case ..<rate: deleted.append(path)
        case ..<(2 * rate): moving.append((path, id))
        case ..<(3 * rate):
          reloaded.append(path)
          reloadedRows.insert(id)
          rows.append(id)
        case ..<(4 * rate):
          reconfigured.append(path)
          reconfiguredRows.insert(id)
          rows.append(id)
        default: rows.append(id)
        }
      }
      keptRows.formUnion(rows)
      result[index].rows = rows
    }
    guard !staying.isEmpty else { return }
    var fresh: Set<Int> = []
    for (from, id) in moving {
      places[id] = from
      keptRows.insert(id)
      put(id, in: staying[generator.next(staying.count)], &generator)
    }
    for _ in 0..<generator.next(1 + rate / 8) {
      let id = newID()
      fresh.insert(id)
      put(id, in: staying[generator.next(staying.count)], &generator)
    }
    for index in staying {
      for (row, id) in result[index].rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        if let from = places[id] { moved.append((from, path)) }
        if fresh.contains(id) { inserted.append(path) }
      }
    }
  }

  private mutating func put(
    _ id: Int, in section: Int, _ generator: inout SplitMix
  ) {
    result[section].rows.insert(id, at: generator.next(result[section].rows.count + 1))
  }
}

import Foundation

/// iOS's checks of an update. What does not fit ends the program with iOS's message, as the exception
/// there does, in release builds too.
extension TableUpdates {
  /// Whether the changes and the data source's counts after them agree.
  ///
  /// `newRows` are the rows of the sections after the changes.
  func check(newRows: [Int], origins: [Int?], rows: [RowOrigins?]) {
    guard let fault = fault(newRows: newRows, origins: origins, rows: rows) else { return }
    fatalError(fault)
  }

  /// What is wrong, in iOS's words; `nil` when nothing is.
  func fault(newRows: [Int], origins: [Int?], rows: [RowOrigins?]) -> String? {
    faultBefore ?? faultAfter(newRows.count) ?? faultOfCounts(newRows, origins)
      ?? faultOfPlaces(newRows, rows)
  }

  /// What the table before the changes does not have, or what is asked of it twice.
  private var faultBefore: String? {
    let count = oldRows.count
    let sections = [
      ("delete", Array(deletedSections.keys)), ("reload", Array(reloadedSections.keys)),
      ("move", Array(movedSections.keys)),
    ]
    for (what, sections) in sections {
      if let section = sections.sorted().first(where: { $0 < 0 || $0 >= count }) {
        return "attempt to \(what) section \(section), but there are only \(count) sections before "
          + "the update"
      }
    }
    if let section = deletedSections.keys.sorted().first(where: {
      reloadedSections[$0] != nil || movedSections[$0] != nil
    }) {
      return "attempt to perform a delete and a "
        + (reloadedSections[section] != nil ? "reload" : "move")
        + " of the same section (\(section))"
    }
    let rows = [
      ("delete", Array(deleted.keys)), ("reload", Array(reloaded.keys)),
      ("reconfigure", Array(reconfigured)), ("move", Array(moves.keys)),
    ]
    for (what, rows) in rows {
      for row in rows.sorted() {
        guard row.section >= 0, row.section < count else {
          return
            "attempt to \(what) row \(row.row) from section \(row.section), but there are only "
            + "\(count) sections before the update"
        }
        guard row.row >= 0, row.row < oldRows[row.section] else {
          return
            "attempt to \(what) row \(row.row) from section \(row.section) which only contains "
            + "\(oldRows[row.section]) rows before the update"
        }
      }
    }
    guard
      let row = deleted.keys.sorted().first(where: { reloaded[$0] != nil || moves[$0] != nil })
    else { return nil }
    return reloaded[row] != nil
      ? "attempt to delete and reload the same index path (\(row.description))"
      : "attempt to perform a delete and a move from the same index path (\(row.description))"
  }

  private func faultAfter(_ newCount: Int) -> String? {
    let expected = oldRows.count - deletedSections.count + insertedSections.count
    guard newCount == expected else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (\(newCount)) must be equal to the number of sections "
        + "contained in the table view before the update (\(oldRows.count)), plus or minus the "
        + "number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for (what, sections) in [
      ("insert", Array(insertedSections.keys)), ("move", Array(movedSections.values)),
    ] {
      if let section = sections.sorted().first(where: { $0 < 0 || $0 >= newCount }) {
        return
          "attempt to \(what) section \(section) but there are only \(newCount) sections after "
          + "the update"
      }
    }
    let targets = movedSections.values.sorted()
    if let twice = zip(targets, targets.dropFirst()).first(where: ==) {
      return "attempt to move multiple sections to the same section (\(twice.0))"
    }
    if let section = targets.first(where: { insertedSections[$0] != nil }) {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    return nil
  }

  private func faultOfCounts(_ newRows: [Int], _ origins: [Int?]) -> String? {
    for (section, origin) in origins.enumerated() {
      guard let origin, reloadedSections[origin] == nil else { continue }
      let insertions = inserted.keys.filter { $0.section == section }.count
      let deletions = deleted.keys.filter { $0.section == origin }.count
      let movedIn = moves.values.filter { $0.section == section }.count
      let movedOut = moves.keys.filter { $0.section == origin }.count
      let expected = oldRows[origin] + insertions - deletions + movedIn - movedOut
      guard newRows[section] != expected else { continue }
      return "Invalid update: invalid number of rows in section \(section). The number of rows "
        + "contained in an existing section after the update (\(newRows[section])) must be equal "
        + "to the number of rows contained in that section before the update (\(oldRows[origin])), "
        + "plus or minus the number of rows inserted or deleted from that section (\(insertions) "
        + "inserted, \(deletions) deleted) and plus or minus the number of rows moved into or out "
        + "of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  /// What the table after the changes does not have, or where two rows arrive.
  private func faultOfPlaces(_ newRows: [Int], _ rows: [RowOrigins?]) -> String? {
    for (what, places) in [("insert", Array(inserted.keys)), ("move", Array(moves.values))] {
      for row in places.sorted() {
        guard row.section >= 0, row.section < newRows.count else {
          return
            "attempt to \(what) row \(row.row) into section \(row.section), but there are only "
            + "\(newRows.count) sections after the update"
        }
        guard row.row >= 0, row.row < newRows[row.section] else {
          return
            "attempt to \(what) row \(row.row) into section \(row.section), but there are only "
            + "\(newRows[row.section]) rows in section \(row.section) after the update"
        }
      }
    }
    let targets = moves.values.sorted()
    if let twice = zip(targets, targets.dropFirst()).first(where: ==) {
      return "attempt to perform multiple moves to the same index path (\(twice.0.description))"
    }
    if let row = targets.first(where: { inserted[$0] != nil }) {
      return "attempt to perform an insert and a move to the same index path (\(row.description))"
    }
    return nil
  }
}

extension RowID {
  /// As iOS's messages name an index path.
  fileprivate var description: String { "{length = 2, path = \(section) - \(row)}" }
}

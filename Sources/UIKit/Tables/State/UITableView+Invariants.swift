extension UITableView {
  /// The contradictions in the table's state, between two calls of the app; each part knows its own.
  /// Empty at all times, also within a batch of updates and under a finger.
  var faults: [String] {
    let geometry = table.content.geometry
    return table.content.faults(contentHeight: contentSize.height)
      + table.tiling.faults(geometry) + table.selection.faults(geometry)
      + table.editing.faults(geometry, table.tiling) + table.sectionViews.faults(geometry)
      + table.updates.faults(table.tiling, table.sectionViews)
  }
}

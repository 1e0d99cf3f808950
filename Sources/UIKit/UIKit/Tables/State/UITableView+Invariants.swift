extension UITableView {
  /// The contradictions in the table's state, between two calls of the app; each part knows its own.
  /// Empty at all times, also within a batch of updates and under a finger.
  var faults: [String] {
    let geometry = tableState.content.geometry
    return tableState.content.faults(contentHeight: contentSize.height)
      + tableState.tiling.faults(geometry) + tableState.selection.faults(geometry)
      + tableState.editing.faults(geometry, tableState.tiling)
      + tableState.sectionViews.faults(geometry)
      + tableState.updates.faults(tableState.tiling, tableState.sectionViews)
  }
}

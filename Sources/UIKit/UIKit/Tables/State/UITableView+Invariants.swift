extension UITableView {
  /// The violated invariants of the table's state, collected from its parts. Empty between any two
  /// calls of the app, even within a batch of updates and during a touch.
  var faults: [String] {
    let geometry = tableState.content.geometry
    return tableState.content.faults(contentHeight: contentSize.height)
      + tableState.tiling.faults(geometry) + tableState.selection.faults(geometry)
      + tableState.editing.faults(geometry, tableState.tiling)
      + tableState.sectionViews.faults(geometry)
      + tableState.updates.faults(tableState.tiling, tableState.sectionViews)
  }
}

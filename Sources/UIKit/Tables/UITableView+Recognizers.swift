/// The table's own recognizers, besides those of a scroll view.
extension UITableView {
  func addRecognizers() {
    let swipe = SwipeActionsPan(table: self)
    table.swipePan = swipe
    addGestureRecognizer(swipe)
    let selection = MultipleSelectionPan(table: self)
    table.multipleSelectionPan = selection
    addGestureRecognizer(selection)
    addRowMenus()
    table.contextMenus = ListContextMenus(self)
    scrollPan.addTarget(
      self, action: Selector("scrollDidPan(_:)", UITableView.scrollDidPan))
  }

  /// Whether one of the table's own pans begins; `nil` for other recognizers.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === table.swipePan { return swipeMayBegin() }
    if recognizer === table.multipleSelectionPan { return multipleSelectionMayBegin(recognizer) }
    if recognizer === table.rowMenuPress { return rowMenuMayBegin(recognizer) }
    // A finger on the section index chooses a section.
    if recognizer === scrollPan, let index = table.sectionIndex,
      index.frame.contains(recognizer.location(in: self))
    {
      return false
    }
    // Two fingers scroll where they don't select.
    if recognizer === scrollPan, multipleSelectionMayBegin(recognizer) { return false }
    return nil
  }
}

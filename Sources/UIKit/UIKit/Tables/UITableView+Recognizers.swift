/// The table's own recognizers, in addition to those of a scroll view.
extension UITableView {
  func addRecognizers() {
    let swipe = SwipeActionsPan(
      self, Selector("swipePanned(_:)", UITableView.swipePanned))
    tableState.recognizers.swipe = swipe
    addGestureRecognizer(swipe)
    let selection = MultipleSelectionPan(
      self, Selector("multipleSelectionPanned(_:)", UITableView.multipleSelectionPanned))
    tableState.recognizers.multipleSelection = selection
    addGestureRecognizer(selection)
    addRowMenus()
    tableState.recognizers.contextMenus = ListContextMenus(self)
    scrollPan.addTarget(
      self, action: Selector("scrollDidPan(_:)", UITableView.scrollDidPan))
  }

  /// Returns whether one of the table's own pans begins, or `nil` for other recognizers.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if recognizer === tableState.recognizers.swipe { return swipeMayBegin() }
    if recognizer === tableState.recognizers.multipleSelection {
      return multipleSelectionMayBegin(recognizer)
    }
    if recognizer === tableState.recognizers.rowMenu { return rowMenuMayBegin(recognizer) }
    // A finger on the section index chooses a section.
    if recognizer === scrollPan, let index = tableState.indexView,
      index.frame.contains(recognizer.location(in: self))
    {
      return false
    }
    // Two fingers scroll if they don't select.
    if recognizer === scrollPan, multipleSelectionMayBegin(recognizer) { return false }
    return nil
  }
}

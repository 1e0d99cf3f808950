import QuartzCore

/// A table or collection view with rows that the focus moves through, including those that aren't shown.
@preconcurrency @MainActor protocol FocusList: UIView, UIFocusItemScrollableContainer {
  func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  /// Returns the rows in a rectangle of the content, with their frames.
  func focusRows(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)]
  /// Returns whether the list and its delegate allow focus on a row.
  func mayFocus(_ path: IndexPath) -> Bool
  /// Returns the row that the app prefers or that the list remembers.
  func preferredFocusPath() -> IndexPath?
  /// Returns a row's frame in the content.
  func focusFrame(of path: IndexPath) -> CGRect?
  func focusPath(of item: (any UIFocusItem)?) -> IndexPath?
  func shownCell(_ path: IndexPath) -> UIView?
  /// Asks the delegate whether the focus may move.
  func asksShouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool
  func tellsFocusUpdate(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
  func selectionFollows(_ path: IndexPath) -> Bool
  /// Performs the action of a tap on the row.
  func chooseByKey(_ path: IndexPath)
  /// Selects the row because it received the focus.
  func selectByFocus(_ path: IndexPath)
  func contains(_ path: IndexPath) -> Bool
}

extension FocusList {
  /// Scrolls as little as needed to show a row. Returns its cell.
  func reveal(_ path: IndexPath) -> UIView? {
    if let frame = focusFrame(of: path) { scrollRectToVisible(frame, animated: false) }
    layoutIfNeeded()
    return shownCell(path)
  }

  /// Returns the next row after `path` in a direction, shown or not.
  func focusRow(after path: IndexPath, from start: CGRect, _ heading: UIFocusHeading)
    -> (path: IndexPath, frame: CGRect)?
  {
    let step = FocusStep(start: start, heading: heading)
    let isVertical = heading == .up || heading == .down
    var reach = max(1, isVertical ? bounds.height : bounds.width)
    // The search starts nearby. If it finds no focusable row there, it extends up to the end of the content.
    while true {
      let area =
        isVertical
        ? CGRect(x: 0, y: start.midY - reach, width: contentSize.width, height: 2 * reach)
        : CGRect(x: start.midX - reach, y: bounds.minY, width: 2 * reach, height: bounds.height)
      let rows = focusRows(in: area.union(start)).filter { $0.path != path && mayFocus($0.path) }
      if let next = step.next(of: rows, frame: \.frame) { return next }
      guard reach < (isVertical ? contentSize.height : contentSize.width) else { return nil }
      reach *= 4
    }
  }
}

import CoreGraphics

/// Rows of a table, or items of a collection view, that two fingers select by moving over them.
struct MultipleSelection {
  /// Where the fingers began, and whether they select or take selections back.
  let first: RowID
  let selects: Bool
  /// The selection before.
  let before: Set<RowID>

  /// The selection while the fingers are at a row: all from the first one to that become what the first one
  /// became, and those that the fingers left again are what they were. O(rows between)
  ///
  /// - Parameter count: The number of rows in a section.
  func rows(to last: RowID, count: (Int) -> Int) -> Set<RowID> {
    let (start, end) = (min(first, last), max(first, last))
    var rows = before
    for section in start.section...end.section {
      let from = section == start.section ? start.row : 0
      let limit = section == end.section ? end.row + 1 : count(section)
      for row in from..<max(from, limit) {
        let row = RowID(section, row)
        if selects { rows.insert(row) } else { rows.remove(row) }
      }
    }
    return rows
  }
}

/// Two fingers that move over a table or a collection view.
final class MultipleSelectionPan: UIPanGestureRecognizer {
  /// The delegate's answer about the fingers that are down.
  private var answer: Bool?

  /// - Parameter action: Takes the recognizer.
  init(_ list: UIView, _ action: Selector) {
    super.init(target: list, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Whether the fingers that are down select. Scrolling wants to know as well, and the delegate is
  /// asked once for both.
  func maySelect(_ ask: () -> Bool) -> Bool {
    let answer = answer ?? ask()
    self.answer = answer
    return answer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    answer = nil
    super.touchesBegan(touches, with: event)
  }
}

import CoreGraphics
import ListEngine

/// A selection of table rows or collection view items by a pan with two fingers.
struct MultipleSelection {
  /// The row where the fingers started, which determines whether they select or deselect.
  let first: RowID
  let selects: Bool
  /// The selection before the pan.
  let before: Set<RowID>

  /// Returns the selection while the fingers are at a row. O(rows between)
  ///
  /// All rows from the first one to this one get the first one's new state. Rows that the fingers have left
  /// again get back their earlier state.
  ///
  /// - Parameter count: Returns the number of rows in a section.
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

/// A pan recognizer for two fingers that move over a table or a collection view.
final class MultipleSelectionPan: UIPanGestureRecognizer {
  /// The delegate's answer for the current fingers.
  private var answer: Bool?

  /// - Parameter action: The action, which takes the recognizer.
  init(_ list: UIView, _ action: Selector) {
    super.init(target: list, action: action)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  /// Returns whether the current fingers select. The delegate is asked only once, because scrolling needs
  /// the answer too.
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

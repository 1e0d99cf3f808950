import CoreGraphics
import ListEngine
import QuartzCore

/// A row that a finger moves to another position.
struct TableReorder {
  /// The row's position in the data.
  let source: RowID
  /// The row's target, numbered as after the move.
  var target: RowID
  let cell: UITableViewCell
  let height: CGFloat
  /// The distance from the cell's top to the finger.
  let grip: CGFloat
  /// The finger's position in the table's own frame, independent of scrolling.
  var finger: CGFloat

  /// Returns the range of content between the source and the target.
  func gap(_ geometry: TableGeometry) -> Gap {
    let top = geometry.minY(of: source)
    if target > source || target.section > source.section {
      var end: CGFloat
      if target.section == source.section {
        end = geometry.minY(of: target) + geometry.height(of: target)
      } else if target.row > 0 {
        let last = RowID(target.section, target.row - 1)
        end = geometry.minY(of: last) + geometry.height(of: last)
      } else {
        end = geometry.minY(ofHeader: target.section) + geometry.sections[target.section].header
      }
      end = max(end, top + height)
      return Gap(moved: (top + height)..<end, by: -height, place: end - height)
    }
    let start =
      target.row < geometry.sections[target.section].rows.count
      ? geometry.minY(of: target) : geometry.minY(ofFooter: target.section)
    return Gap(moved: start..<max(start, top), by: height, place: start)
  }

  /// The content that makes space for the row.
  struct Gap {
    let moved: Range<CGFloat>
    let by: CGFloat
    /// The row's resting position.
    let place: CGFloat

    func shift(_ y: CGFloat) -> CGFloat { moved.contains(y) ? by : 0 }
  }

  /// Returns the target of a row whose top edge is at `top`: before the first row whose middle it
  /// hasn't passed, as if the moved row were removed.
  func proposal(top: CGFloat, _ geometry: TableGeometry) -> RowID {
    let start = geometry.minY(of: source)
    func collapsed(_ y: CGFloat) -> CGFloat { y <= start ? y : y - height }
    let middle = top + height / 2
    let section = geometry.section(at: middle < start ? middle : middle + height) ?? source.section
    let others = geometry.sections[section].rows.count - (section == source.section ? 1 : 0)
    let passed = Bisection.count(max(0, others)) { index in
      let row = RowID(section, section == source.section && index >= source.row ? index + 1 : index)
      return collapsed(geometry.minY(of: row)) + geometry.height(of: row) / 2 < top
    }
    return RowID(section, passed)
  }
}

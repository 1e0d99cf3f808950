import CoreGraphics

/// The division of a picker's width among its columns.
struct PickerColumns {
  /// The columns' left edges and widths, from the first component to the last.
  let columns: [(x: CGFloat, width: CGFloat)]

  /// Divides the width: columns without a preferred width share the remaining space equally. Together the
  /// columns are centred; if they ask for more than there is, all are narrowed in proportion.
  init(wishes: [CGFloat?], width: CGFloat, isRightToLeft: Bool) {
    let count = CGFloat(wishes.count)
    let gaps = PickerMetrics.columnGap * max(0, count - 1)
    let room = max(0, width - 2 * PickerMetrics.sideMargin - gaps)
    let wished = wishes.compactMap { $0 }.reduce(0) { $0 + max(0, $1) }
    let free = CGFloat(wishes.count { $0 == nil })
    let share = free > 0 ? max(0, room - wished) / free : 0
    let shrink = wished > room && wished > 0 ? room / wished : 1
    let widths = wishes.map { wish in wish.map { max(0, $0) * shrink } ?? share }
    let total = widths.reduce(0, +) + gaps
    var x = (width - total) / 2
    var columns: [(CGFloat, CGFloat)] = []
    for own in isRightToLeft ? widths.reversed() : widths {
      columns.append((x, own))
      x += own + PickerMetrics.columnGap
    }
    self.columns = isRightToLeft ? columns.reversed() : columns
  }
}

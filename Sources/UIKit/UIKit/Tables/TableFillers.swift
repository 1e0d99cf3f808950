import CoreGraphics
import QuartzCore

/// The separators below the last row of a plain table, as if there were more rows.
@MainActor final class TableFillers {
  private weak var table: UITableView?
  private var lines: [SeparatorLine] = []

  init(table: UITableView) {
    self.table = table
  }

  /// Lays out the lines down to the end of the view. As on iOS, there are none with a table footer.
  func layOut() {
    guard let table else { return }
    var frames: [CGRect] = []
    let height =
      table.fillerRowHeight == UITableView.automaticDimension
      ? (table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight) : table.fillerRowHeight
    if table.style == .plain, table.tableState.footer == nil, table.separatorStyle != .none,
      height > 0, let geometry = table.tableState.content.geometry
    {
      let pixel = 1 / table.pixelScale
      let bottom = geometry.totalHeight
      let inset = table.separatorInset
      let seen = table.bounds
      var line = max(1, ((seen.minY - bottom) / height).rounded(.down))
      while bottom + line * height - pixel < seen.maxY {
        frames.append(
          CGRect(
            x: inset.left, y: bottom + line * height - pixel,
            width: max(0, seen.width - inset.left - inset.right), height: pixel))
        line += 1
      }
    }
    apply(frames, in: table)
  }

  private func apply(_ frames: [CGRect], in table: UITableView) {
    while lines.count > frames.count { lines.removeLast().remove() }
    while lines.count < frames.count {
      lines.append(
        SeparatorLine(
          in: table, addsLayer: { table.layer.insertSublayer($0, at: 0) },
          addsView: { [weak table] in
            guard let table else { return }
            // An effect is visible only in front of the background.
            if let background = table.tableState.background, background.superview === table {
              table.insertSubview($0, aboveSubview: background)
            } else {
              table.insertSubview($0, at: 0)
            }
          }))
    }
    for (line, frame) in zip(lines, frames) {
      line.frame = frame
      line.style(as: table)
    }
  }
}

import CoreGraphics
import QuartzCore

/// The lines below the last row of a plain table, as if there were more rows.
@MainActor final class TableFillers {
  private weak var table: UITableView?
  private var lines: [CALayer] = []

  init(table: UITableView) {
    self.table = table
  }

  /// Lines as far as the view reaches; none with a table footer, as on iOS.
  func layOut() {
    guard let table else { return }
    var frames: [CGRect] = []
    let height =
      table.fillerRowHeight == UITableView.automaticDimension
      ? (table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight) : table.fillerRowHeight
    if table.style == .plain, table.table.footer == nil, table.separatorStyle != .none,
      height > 0, let geometry = table.table.content.geometry
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
    guard !frames.isEmpty || !lines.isEmpty else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    while lines.count > frames.count { lines.removeLast().removeFromSuperlayer() }
    while lines.count < frames.count {
      let line = CALayer()
      table.layer.insertSublayer(line, at: 0)
      lines.append(line)
    }
    let color = (table.separatorColor ?? .separator).resolvedColor(with: table.traitCollection)
      .cgColor
    for (line, frame) in zip(lines, frames) {
      if line.frame != frame { line.frame = frame }
      if line.backgroundColor != color { line.backgroundColor = color }
    }
    CATransaction.commit()
  }
}

import CoreGraphics

/// One section of a flow layout: header, items within insets, footer. Positions are in the content.
struct FlowSection {
  /// The section's start along the main axis.
  var start: CGFloat = 0
  /// The length of the header along the main axis; 0 for none.
  let header: CGFloat
  let footer: CGFloat
  let insets: UIEdgeInsets
  let axis: LayoutAxis
  let spacing: FlowSpacing
  var items: FlowItems

  private var mainInsets: LayoutEnds { axis.insets(insets) }
  /// The start of the first line.
  var itemsStart: CGFloat { start + header + mainInsets.start }
  var footerStart: CGFloat { itemsStart + items.length + mainInsets.end }
  var end: CGFloat { footerStart + footer }

  /// Returns the frames of a line's items in order, on device pixels of `1 / scale` points.
  func frames(of line: FlowLine, scale: CGFloat) -> [CGRect] {
    let grid = PixelGrid(scale: scale)
    var cross = axis.across.insets(insets).start + line.lead
    return (line.first..<line.first + line.count).map { item in
      let size = items.size(of: item)
      // Items smaller than the largest of their line are centred in it.
      let main = itemsStart + line.start + (line.thickness - axis.length(of: size)) / 2
      defer { cross += axis.across.length(of: size) + line.gap }
      return CGRect(
        origin: axis.point(along: grid.nearest(main), across: grid.nearest(cross)), size: size)
    }
  }

  func frame(ofItem item: Int, scale: CGFloat) -> CGRect {
    let line = items.line(of: item)
    return frames(of: line, scale: scale)[item - line.first]
  }

  /// Returns the position of the header when `top` is the first visible position along the main axis. The
  /// header stays visible as long as its section does, and the next section's header pushes it out.
  func pinnedHeaderStart(top: CGFloat) -> CGFloat {
    min(max(start, top), max(start, end - header))
  }

  /// Returns the position of the pinned footer, the mirror image of ``pinnedHeaderStart(top:)``.
  func pinnedFooterStart(bottom: CGFloat) -> CGFloat {
    max(min(footerStart, bottom - footer), min(footerStart, start))
  }
}

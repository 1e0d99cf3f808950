import Foundation

/// One section of a flow layout: header, items within insets, footer. Positions are in the content.
package struct FlowSection: Sendable {
  /// The section's start along the main axis.
  package internal(set) var start: CGFloat = 0
  /// The length of the header along the main axis; 0 for none.
  package let header: CGFloat
  package let footer: CGFloat
  /// The insets of the items along the main axis.
  private let insets: LayoutEnds
  /// The start of the items across the main axis.
  private let crossStart: CGFloat
  private let axis: LayoutAxis
  package internal(set) var items: FlowItems

  /// Creates a section at 0.
  ///
  /// - Parameters:
  ///   - header: The length of the header along the main axis; 0 for none.
  ///   - footer: The length of the footer along the main axis; 0 for none.
  ///   - insets: The insets of the items along the main axis.
  ///   - crossStart: The start of the items across the main axis.
  package init(
    header: CGFloat, footer: CGFloat, insets: LayoutEnds, crossStart: CGFloat, axis: LayoutAxis,
    items: FlowItems
  ) {
    self.header = header
    self.footer = footer
    self.insets = insets
    self.crossStart = crossStart
    self.axis = axis
    self.items = items
  }

  /// The start of the first line.
  package var itemsStart: CGFloat { start + header + insets.start }
  package var footerStart: CGFloat { itemsStart + items.length + insets.end }
  package var end: CGFloat { footerStart + footer }

  /// Returns the frames of a line's items in order.
  ///
  /// - Parameter nearest: Returns the position of the device pixel that is nearest to a position.
  package func frames(of line: FlowLine, _ nearest: (CGFloat) -> CGFloat) -> [CGRect] {
    var cross = crossStart + line.lead
    return (line.first..<line.first + line.count).map { item in
      let size = items.size(of: item)
      // Items smaller than the largest of their line are centred in it.
      let main = itemsStart + line.start + (line.thickness - axis.length(of: size)) / 2
      defer { cross += axis.across.length(of: size) + line.gap }
      return CGRect(
        origin: axis.point(along: nearest(main), across: nearest(cross)), size: size)
    }
  }

  package func frame(ofItem item: Int, _ nearest: (CGFloat) -> CGFloat) -> CGRect {
    let line = items.line(of: item)
    return frames(of: line, nearest)[item - line.first]
  }

  /// Returns the position of the header when `top` is the first visible position along the main axis. The
  /// header stays visible as long as its section does, and the next section's header pushes it out.
  package func pinnedHeaderStart(top: CGFloat) -> CGFloat {
    min(max(start, top), max(start, end - header))
  }

  /// Returns the position of the pinned footer, the mirror image of ``pinnedHeaderStart(top:)``.
  package func pinnedFooterStart(bottom: CGFloat) -> CGFloat {
    max(min(footerStart, bottom - footer), min(footerStart, start))
  }
}

import UIKit

/// The expected frames in a flow layout that scrolls vertically, computed line by line.
///
/// It follows Apple's description word by word ("Using the Flow Layout", Collection View Programming Guide):
/// items are added to a line until no more fits, then the spacing grows until they fit evenly. Details that
/// the guide omits come from rdar://20825965: the last line keeps the columns if all sizes are equal, and
/// otherwise has the minimum spacing from the start.
enum FlowReference {
  struct Expected {
    var items: [IndexPath: CGRect] = [:]
    var headers: [Int: CGRect] = [:]
    var footers: [Int: CGRect] = [:]
    var length: CGFloat = 0
  }

  /// Returns the expected frames.
  ///
  /// - Parameters:
  ///   - room: The view's bounds less its insets.
  ///   - seen: The uncovered part of the content, in which headers and footers are pinned.
  static func expected(
    sizes: [[CGSize]], line lineSpacing: CGFloat, item itemSpacing: CGFloat, inset: UIEdgeInsets,
    header: CGFloat, footer: CGFloat, pins: Bool, room: CGSize, seen: Range<CGFloat>
  ) -> Expected {
    var result = Expected()
    var y: CGFloat = 0
    for (section, sizes) in sizes.enumerated() {
      let start = y
      y += header + inset.top
      let available = room.width - inset.left - inset.right
      let areEqual = sizes.allSatisfy { $0 == sizes.first }
      var next = 0
      while next < sizes.count {
        if next > 0 { y += lineSpacing }
        var line: [CGSize] = []
        var used: CGFloat = 0
        while next + line.count < sizes.count {
          let size = sizes[next + line.count]
          let more = line.isEmpty ? size.width : used + itemSpacing + size.width
          if !line.isEmpty, more > available + 0.001 { break }
          line.append(size)
          used = more
        }
        var gap = itemSpacing
        var x = inset.left
        if areEqual {
          // The number of items in a full line determines the columns.
          var full = 1
          while CGFloat(full + 1) * line[0].width + CGFloat(full) * itemSpacing
            <= available + 0.001
          {
            full += 1
          }
          if full > 1 {
            gap = (available - CGFloat(full) * line[0].width) / CGFloat(full - 1)
          } else {
            x += max(0, (available - line[0].width) / 2)
          }
        } else if next + line.count < sizes.count {
          let left = max(0, available - used)
          if line.count > 1 { gap += left / CGFloat(line.count - 1) } else { x += left / 2 }
        }
        let thickness = line.map(\.height).max()!
        for (index, size) in line.enumerated() {
          result.items[IndexPath(item: next + index, section: section)] = CGRect(
            x: x, y: y + (thickness - size.height) / 2, width: size.width, height: size.height)
          x += size.width + gap
        }
        y += thickness
        next += line.count
      }
      y += inset.bottom
      var footerStart = y
      y += footer
      var headerStart = start
      if pins {
        headerStart = min(max(start, seen.lowerBound), max(start, y - header))
        footerStart = max(min(footerStart, seen.upperBound - footer), min(footerStart, start))
      }
      if header > 0 {
        result.headers[section] = CGRect(x: 0, y: headerStart, width: room.width, height: header)
      }
      if footer > 0 {
        result.footers[section] = CGRect(x: 0, y: footerStart, width: room.width, height: footer)
      }
    }
    result.length = y
    return result
  }
}

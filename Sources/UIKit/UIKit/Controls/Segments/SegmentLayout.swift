import CoreGraphics

/// The widths of a segmented control's segments. Pure arithmetic.
enum SegmentLayout {
  struct Segment {
    /// The width that the app set; 0 for automatic.
    var width: CGFloat = 0
    /// The width of title or image, including padding.
    var content: CGFloat = 0
  }

  /// Returns the width of all segments without constraints: equally wide, or by their content.
  static func natural(_ segments: [Segment], byContent: Bool) -> CGFloat {
    let automatic = segments.filter { $0.width <= 0 }
    let own = segments.reduce(0) { $0 + max(0, $1.width) }
    let rest =
      byContent
      ? automatic.reduce(0) { $0 + $1.content }
      : CGFloat(automatic.count) * (automatic.map(\.content).max() ?? 0)
    return own + rest
  }

  /// Returns the widths in `total` points. Those that the app set stay; the others share the rest
  /// equally, or in proportion to their content. They add up to `total` if any is automatic.
  static func widths(_ segments: [Segment], in total: CGFloat, byContent: Bool) -> [CGFloat] {
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    let automatic = segments.filter { $0.width <= 0 }
    let left = max(0, total - fixed)
    let content = automatic.reduce(0) { $0 + $1.content }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return byContent && content > 0
        ? left * segment.content / content : left / CGFloat(automatic.count)
    }
  }

  /// Returns the segments' frames from the leading edge on.
  static func frames(_ widths: [CGFloat], in bounds: CGRect, isRightToLeft: Bool) -> [CGRect] {
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width }
      return CGRect(
        x: isRightToLeft ? bounds.maxX - x - width : bounds.minX + x, y: bounds.minY, width: width,
        height: bounds.height)
    }
  }
}

import CoreGraphics

/// The position of a lifted preview that leaves space for its menu: a pure function of rectangles.
struct ContextMenuLayout {
  /// The area without bars, less the margin.
  var area: CGRect
  /// The frame that the preview comes from, and the size that it asks for.
  var source: CGRect
  var size: CGSize
  /// The menu's height; zero without one.
  var menuHeight: CGFloat

  /// The frame of the preview: shrunk to the space that the menu leaves, and moved as little as
  /// possible.
  var frame: CGRect {
    let menu = menuHeight > 0 ? menuHeight + MenuMetrics.gap : 0
    // At least a third of the space belongs to the preview; a long menu scrolls.
    let room = CGSize(width: area.width, height: max(area.height - menu, area.height / 3))
    let scale = min(1, room.width / max(1, size.width), room.height / max(1, size.height))
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    let x = (source.midX - fitted.width / 2).clamped(area.minX, area.maxX - fitted.width)
    let y = (source.midY - fitted.height / 2).clamped(
      area.minY, max(area.minY, area.maxY - menu - fitted.height))
    return CGRect(x: x, y: y, width: fitted.width, height: fitted.height)
  }
}

import QuartzCore

/// Where the content of a navigation bar lies: a pure function of the sizes of its parts.
///
/// Everything is computed from left to right and mirrored in the end where text runs from right to
/// left.
struct NavigationBarLayout {
  /// The bar's extent in points.
  var size: CGSize
  /// The safe area's insets on the leading and on the trailing side.
  var leadingInset: CGFloat = 0
  var trailingInset: CGFloat = 0
  var isRightToLeft = false
  /// The extents of the buttons, from the edge inwards on either side.
  var leading: [CGSize] = []
  var trailing: [CGSize] = []
  /// The extent that the title would like to have, or nil without a title.
  var title: CGSize?
  /// Whether the title stands beside the buttons at the leading side and not in the middle.
  var titleLeads = false
  /// The extent of what points back.
  var chevron = BarMetrics.chevronSize
  /// The widths of the texts that the back button may show, the best first; empty without a back
  /// button.
  var backTitles: [CGFloat] = []

  struct Frames: Equatable {
    var leading: [CGRect] = []
    var trailing: [CGRect] = []
    var title = CGRect.zero
    /// The chevron, and the text beside it with the whole height of the bar.
    var chevron = CGRect.zero
    var backTitle = CGRect.zero
    /// Which of the texts the back button shows; nil is none.
    var backChoice: Int?

    /// The same below what stands above the row.
    func movedDown(by distance: CGFloat) -> Frames {
      func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: 0, dy: distance) }
      var result = self
      result.leading = leading.map(moved)
      result.trailing = trailing.map(moved)
      result.title = moved(title)
      result.chevron = moved(chevron)
      result.backTitle = moved(backTitle)
      return result
    }
  }

  func frames() -> Frames {
    var frames = Frames()
    frames.trailing = trailingFrames()
    let end = frames.trailing.last?.minX ?? size.width - trailingInset - BarMetrics.sideMargin
    if backTitles.isEmpty {
      frames.leading = leadingFrames(from: leadingInset + BarMetrics.sideMargin)
    } else {
      placeBackButton(in: &frames, end: end)
    }
    if let title {
      let start = leadingEnd(of: frames)
      frames.title = titleFrame(title, from: start, to: end)
    }
    return isRightToLeft ? mirrored(frames) : frames
  }

  // MARK: Parts

  private func trailingFrames() -> [CGRect] {
    var x = size.width - trailingInset - BarMetrics.sideMargin
    return trailing.map { item in
      x -= item.width
      defer { x -= BarMetrics.itemSpacing }
      return centred(item, x: x)
    }
  }

  private func leadingFrames(from start: CGFloat) -> [CGRect] {
    var x = start
    return leading.map { item in
      defer { x += item.width + BarMetrics.itemSpacing }
      return centred(item, x: x)
    }
  }

  /// Chooses the longest text that leaves the title its whole width.
  private func placeBackButton(in frames: inout Frames, end: CGFloat) {
    frames.chevron = centred(chevron, x: leadingInset + BarMetrics.backMargin)
    let start = frames.chevron.maxX + BarMetrics.chevronGap
    let itemsWidth = leading.reduce(0) { $0 + $1.width + BarMetrics.itemSpacing }
    let titleWidth = title.map { $0.width + 2 * BarMetrics.titleGap } ?? 0
    frames.backChoice = backTitles.firstIndex { width in
      start + width + itemsWidth + titleWidth <= end && start + width <= size.width / 2
    }
    let width = frames.backChoice.map { backTitles[$0] } ?? 0
    frames.backTitle = CGRect(x: start, y: 0, width: width, height: size.height)
    frames.leading = leadingFrames(from: start + width + BarMetrics.itemSpacing)
  }

  private func leadingEnd(of frames: Frames) -> CGFloat {
    if let last = frames.leading.last { return last.maxX }
    if !backTitles.isEmpty { return frames.backTitle.maxX }
    return leadingInset + BarMetrics.sideMargin
  }

  /// In the middle of the bar, moved aside as far as the buttons demand, and cut to what is left
  /// between them.
  private func titleFrame(_ title: CGSize, from start: CGFloat, to end: CGFloat) -> CGRect {
    let hasLeading = !leading.isEmpty || !backTitles.isEmpty
    let least = start + (hasLeading ? BarMetrics.titleGap : 0)
    let most = end - (trailing.isEmpty ? 0 : BarMetrics.titleGap)
    let width = max(0, min(title.width, most - least))
    let middle = titleLeads ? least : (size.width - width) / 2
    let x = max(least, min(middle, most - width))
    return centred(CGSize(width: width, height: min(title.height, size.height)), x: x)
  }

  private func centred(_ item: CGSize, x: CGFloat) -> CGRect {
    CGRect(x: x, y: (size.height - item.height) / 2, width: item.width, height: item.height)
  }

  private func mirrored(_ frames: Frames) -> Frames {
    func mirror(_ rect: CGRect) -> CGRect { rect.mirrored(in: size.width) }
    var result = frames
    result.leading = frames.leading.map(mirror)
    result.trailing = frames.trailing.map(mirror)
    if title != nil { result.title = mirror(frames.title) }
    if !backTitles.isEmpty {
      result.chevron = mirror(frames.chevron)
      result.backTitle = mirror(frames.backTitle)
    }
    return result
  }
}

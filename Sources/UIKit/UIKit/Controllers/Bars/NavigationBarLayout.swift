import QuartzCore

/// The frames of a navigation bar's content: a pure function of the sizes of its parts.
///
/// Everything is computed from left to right and mirrored at the end if text runs from right to left.
struct NavigationBarLayout {
  /// The bar's size in points.
  var size: CGSize
  /// The safe area's insets on the leading and on the trailing side.
  var leadingInset: CGFloat = 0
  var trailingInset: CGFloat = 0
  var isRightToLeft = false
  /// The sizes of the buttons, from the edge inwards on either side.
  var leading: [CGSize] = []
  var trailing: [CGSize] = []
  /// The preferred size of the title, or nil without a title.
  var title: CGSize?
  /// Whether the title is next to the buttons at the leading side and not in the middle.
  var titleLeads = false
  /// The groups of buttons in the middle, next to a leading title.
  var center = CenterItemsLayout()
  /// The width that a title keeps next to those groups, if it is that wide, in points.
  var minimumTitleWidth: CGFloat = 0
  /// The size of the overflow button; then the number of trailing buttons that are nearer to the edge,
  /// and whether the button is there even if everything fits.
  var overflow = CGSize.zero
  var overflowPlace = 0
  var needsOverflow = false
  /// The size of the back indicator.
  var chevron = BarMetrics.chevronSize
  /// The widths of the texts for the back button, in order of preference; empty without a back button.
  var backTitles: [CGFloat] = []

  struct Frames: Equatable {
    var leading: [CGRect] = []
    var trailing: [CGRect] = []
    var title = CGRect.zero
    /// The presentation of each group in the middle, and the frames of its buttons.
    var centerChoices: [CenterItemsLayout.Choice] = []
    var center: [[CGRect]] = []
    /// The overflow button, if it is there.
    var overflow: CGRect?
    /// The chevron, and the text next to it with the whole height of the bar.
    var chevron = CGRect.zero
    var backTitle = CGRect.zero
    /// The index of the text that the back button shows; nil for none.
    var backChoice: Int?

    /// Returns the frames moved down, below content above the row.
    func movedDown(by distance: CGFloat) -> Frames {
      mapped { $0.offsetBy(dx: 0, dy: distance) }
    }

    /// Returns the mirrored frames; missing parts stay missing.
    func mirrored(in width: CGFloat) -> Frames {
      mapped { $0 == .zero ? $0 : $0.mirrored(in: width) }
    }

    private func mapped(_ change: (CGRect) -> CGRect) -> Frames {
      var result = self
      result.leading = leading.map(change)
      result.trailing = trailing.map(change)
      result.center = center.map { $0.map(change) }
      result.overflow = overflow.map(change)
      result.title = change(title)
      result.chevron = change(chevron)
      result.backTitle = change(backTitle)
      return result
    }
  }

  func frames() -> Frames {
    let choices = center.choices { roomForCenter(in: sides(hasOverflow: needsOverflow || $0)) }
    var frames = sides(hasOverflow: needsOverflow || choices.contains(.overflowed))
    frames.centerChoices = choices
    var end = trailingEnd(of: frames) - (hasTrailing(frames) ? BarMetrics.titleGap : 0)
    if let x = centerStart(choices, in: frames) {
      frames.center = center.frames(choices, from: x, height: size.height)
      end = x - BarMetrics.groupSpacing
    } else {
      frames.center = choices.map { _ in [] }
    }
    if let title {
      frames.title = titleFrame(title, from: titleStart(in: frames), to: end)
    }
    return isRightToLeft ? frames.mirrored(in: size.width) : frames
  }

  /// Returns the frames of the groups at the two sides.
  private func sides(hasOverflow: Bool) -> Frames {
    var frames = Frames()
    placeTrailing(in: &frames, hasOverflow: hasOverflow)
    if backTitles.isEmpty {
      frames.leading = leadingFrames(from: leadingInset + BarMetrics.sideMargin)
    } else {
      placeBackButton(in: &frames, end: trailingEnd(of: frames))
    }
    return frames
  }

  // MARK: Parts

  private func placeTrailing(in frames: inout Frames, hasOverflow: Bool) {
    var x = size.width - trailingInset - BarMetrics.sideMargin
    func next(_ item: CGSize) -> CGRect {
      x -= item.width
      defer { x -= BarMetrics.itemSpacing }
      return centred(item, x: x)
    }
    for place in 0...trailing.count {
      if hasOverflow, place == overflowPlace { frames.overflow = next(overflow) }
      if place < trailing.count { frames.trailing.append(next(trailing[place])) }
    }
  }

  private func hasTrailing(_ frames: Frames) -> Bool {
    !frames.trailing.isEmpty || frames.overflow != nil
  }

  /// Returns the start of the items at the trailing side.
  private func trailingEnd(of frames: Frames) -> CGFloat {
    (frames.trailing + [frames.overflow].compactMap { $0 }).map(\.minX).min()
      ?? size.width - trailingInset - BarMetrics.sideMargin
  }

  /// Returns the first position at which the title may begin.
  private func titleStart(in frames: Frames) -> CGFloat {
    let hasLeading = !leading.isEmpty || !backTitles.isEmpty
    return leadingEnd(of: frames) + (hasLeading ? BarMetrics.titleGap : 0)
  }

  /// Returns the span in which the groups in the middle may be, next to a title of a given width.
  private func spanOfCenter(in frames: Frames, title: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let gap = self.title == nil ? 0 : title + BarMetrics.groupSpacing
    return (
      titleStart(in: frames) + gap,
      trailingEnd(of: frames) - (hasTrailing(frames) ? BarMetrics.groupSpacing : 0)
    )
  }

  private func roomForCenter(in frames: Frames) -> CGFloat {
    let span = spanOfCenter(in: frames, title: min(minimumTitleWidth, title?.width ?? 0))
    return span.end - span.start
  }

  /// Returns the start of the groups in the middle of the bar, moved aside for the whole title as far as the
  /// trailing side allows; nil if no group is shown.
  private func centerStart(_ choices: [CenterItemsLayout.Choice], in frames: Frames) -> CGFloat? {
    let width = center.width(choices)
    guard width > 0 else { return nil }
    let span = spanOfCenter(in: frames, title: title?.width ?? 0)
    return min(max((size.width - width) / 2, span.start), span.end - width)
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

  /// Returns the title's frame: in the middle of the bar, moved aside as far as the buttons require,
  /// and limited to the space between them.
  private func titleFrame(_ title: CGSize, from least: CGFloat, to most: CGFloat) -> CGRect {
    let width = max(0, min(title.width, most - least))
    let middle = titleLeads ? least : (size.width - width) / 2
    let x = max(least, min(middle, most - width))
    return centred(CGSize(width: width, height: min(title.height, size.height)), x: x)
  }

  private func centred(_ item: CGSize, x: CGFloat) -> CGRect {
    CGRect(x: x, y: (size.height - item.height) / 2, width: item.width, height: item.height)
  }
}

import QuartzCore

/// The frames of the items of a toolbar: a pure function of their sizes.
struct ToolbarLayout {
  enum Item: Equatable {
    /// A button of a given size.
    case button(CGSize)
    /// A space of a given width.
    case fixed(CGFloat)
    /// A share of the remaining space.
    case flexible
  }

  /// The bar's size, and the insets of the safe area on the left and on the right.
  var size: CGSize
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0
  var isRightToLeft = false
  var items: [Item]

  /// Returns a frame for each item. Neighbouring buttons are `itemSpacing` apart; without flexible
  /// spaces they begin at the leading edge.
  func frames() -> [CGRect] {
    let start = (isRightToLeft ? rightInset : leftInset) + BarMetrics.sideMargin
    let end = (isRightToLeft ? leftInset : rightInset) + BarMetrics.sideMargin
    let gaps = items.indices.dropFirst().map { gap(before: $0) }
    let widths = items.reduce(0) { $0 + width($1) } + gaps.reduce(0, +)
    let flexible = items.count { $0 == .flexible }
    let room = max(0, size.width - start - end - widths)
    let share = flexible > 0 ? room / CGFloat(flexible) : 0
    var x = start
    return items.indices.map { index in
      if index > 0 { x += gaps[index - 1] }
      let extent = items[index] == .flexible ? share : width(items[index])
      defer { x += extent }
      return frame(items[index], x: x, width: extent)
    }
  }

  private func width(_ item: Item) -> CGFloat {
    switch item {
    case .button(let size): size.width
    case .fixed(let width): width
    case .flexible: 0
    }
  }

  /// Returns the gap before an item: only between two buttons.
  private func gap(before index: Int) -> CGFloat {
    guard case .button = items[index], case .button = items[index - 1] else { return 0 }
    return BarMetrics.itemSpacing
  }

  private func frame(_ item: Item, x: CGFloat, width: CGFloat) -> CGRect {
    var height = size.height
    if case .button(let size) = item { height = size.height }
    return CGRect(
      x: x, y: (size.height - height) / 2, width: width,
      height: height
    ).mirrored(in: size.width, if: isRightToLeft)
  }
}

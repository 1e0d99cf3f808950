import CoreGraphics

/// The groups of buttons in the middle of a navigation bar: computes which of them fit, as a pure function of
/// the sizes.
///
/// If they don't all fit, groups are first replaced by their representative items and then move into the
/// overflow menu, both from the trailing side on: the first groups are the most important (own choice; Apple
/// documents that it happens but not the order).
struct CenterItemsLayout: Equatable {
  struct Group: Equatable {
    /// The sizes of the buttons, in reading order.
    var items: [CGSize]
    /// The size of the button that can represent all of them.
    var representative: CGSize?
  }

  /// The presentation of a group.
  enum Choice: Equatable {
    /// All its buttons.
    case whole
    /// The button that represents them.
    case represented
    /// Entries in the overflow menu.
    case overflowed
  }

  var groups: [Group] = []

  /// Returns the presentation of each group.
  ///
  /// - Parameter room: Returns the available width, in points, with and without the overflow button.
  func choices(room: (_ hasMenu: Bool) -> CGFloat) -> [Choice] {
    var choices = groups.map { _ in Choice.whole }
    while width(choices) > max(0, room(choices.contains(.overflowed))) {
      if let index = groups.indices.last(where: { choices[$0] == .whole && isShortened($0) }) {
        choices[index] = .represented
      } else if let index = choices.lastIndex(where: { $0 != .overflowed }) {
        choices[index] = .overflowed
      } else {
        break
      }
    }
    return choices
  }

  private func isShortened(_ index: Int) -> Bool {
    guard let representative = groups[index].representative else { return false }
    return representative.width < width(of: groups[index].items)
  }

  /// Returns the width of everything shown, in points.
  func width(_ choices: [Choice]) -> CGFloat {
    let widths = zip(groups, choices).compactMap { group, choice -> CGFloat? in
      let shown = shown(group, choice)
      return shown.isEmpty ? nil : width(of: shown)
    }
    return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * BarMetrics.groupSpacing
  }

  /// Returns a frame for each shown button, by groups, the first beginning at `start`; buttons are
  /// centred in `height`.
  func frames(_ choices: [Choice], from start: CGFloat, height: CGFloat) -> [[CGRect]] {
    var x = start
    return zip(groups, choices).map { group, choice in
      let shown = shown(group, choice)
      guard !shown.isEmpty else { return [] }
      defer { x += BarMetrics.groupSpacing - BarMetrics.itemSpacing }
      return shown.map { item in
        defer { x += item.width + BarMetrics.itemSpacing }
        return CGRect(
          x: x, y: (height - item.height) / 2, width: item.width, height: item.height)
      }
    }
  }

  private func shown(_ group: Group, _ choice: Choice) -> [CGSize] {
    switch choice {
    case .whole: group.items
    case .represented: group.representative.map { [$0] } ?? []
    case .overflowed: []
    }
  }

  private func width(of items: [CGSize]) -> CGFloat {
    items.reduce(0) { $0 + $1.width } + CGFloat(max(0, items.count - 1)) * BarMetrics.itemSpacing
  }
}

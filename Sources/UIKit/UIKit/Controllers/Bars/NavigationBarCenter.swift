import CoreGraphics

/// A navigation item's groups in the middle of its bar, with their buttons, and the groups that don't fit.
@MainActor struct NavigationBarCenter {
  private struct Part {
    let group: UIBarButtonItemGroup
    let buttons: [BarButtonView]
    let representative: BarButtonView?
    var isOverflowed = false
  }

  private var parts: [Part] = []
  /// The groups of a bar that has no middle for them.
  let notShown: [UIBarButtonItemGroup]

  /// Creates a centre without groups.
  init() { notShown = [] }

  /// Creates a centre with groups.
  ///
  /// - Parameter makeButtons: Makes the buttons of items that aren't hidden.
  init(
    _ groups: [UIBarButtonItemGroup], notShown: [UIBarButtonItemGroup],
    makeButtons: ([UIBarButtonItem]) -> [BarButtonView]
  ) {
    self.notShown = notShown
    for group in notShown { group.isDisplayingRepresentativeItem = false }
    parts = groups.map { group in
      let representative = group.representativeItem
      // The default menu of the button, if the app gave it no action.
      representative?.makeMenu = { [weak group] in
        group.map { UIMenu(children: $0.menuElements) }
      }
      return Part(
        group: group, buttons: makeButtons(group.barButtonItems),
        representative: representative.flatMap { makeButtons([$0]).first })
    }
  }

  /// The groups in the overflow menu.
  var overflowed: [UIBarButtonItemGroup] {
    parts.filter(\.isOverflowed).map(\.group) + notShown
  }

  /// All buttons, including hidden ones.
  var views: [BarButtonView] {
    parts.flatMap { $0.buttons + [$0.representative].compactMap { $0 } }
  }

  /// The sizes of the buttons.
  var layout: CenterItemsLayout {
    CenterItemsLayout(
      groups: parts.map { part in
        CenterItemsLayout.Group(
          items: part.buttons.map(\.intrinsicContentSize),
          representative: part.representative?.intrinsicContentSize)
      })
  }

  /// Places the groups by a layout.
  mutating func place(_ frames: NavigationBarLayout.Frames, aligned: (CGRect) -> CGRect) {
    for (index, choice) in frames.centerChoices.enumerated() {
      let part = parts[index]
      parts[index].isOverflowed = choice == .overflowed
      part.group.isDisplayingRepresentativeItem = choice == .represented
      for button in part.buttons { button.isHidden = choice != .whole }
      part.representative?.isHidden = choice != .represented
      let shown = choice == .whole ? part.buttons : [part.representative].compactMap { $0 }
      for (button, frame) in zip(shown, frames.center[index]) { button.frame = aligned(frame) }
    }
  }
}

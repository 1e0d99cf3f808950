/// Reads split view controllers.
@MainActor
extension NibCoder {
  /// The column relationships by their names in Interface Builder's files.
  static let splitRelationships: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
  ]

  /// The number of columns, which the controller needs first.
  var splitStyle: UISplitViewController.Style {
    switch element.string("style") {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }

  func decode(splitViewController split: UISplitViewController) {
    element.read(
      "behavior", into: \.preferredSplitBehavior, of: split,
      from: ["tile": .tile, "overlay": .overlay, "displace": .displace])
    if let mode = element.known("preferredDisplayMode", in: Self.displayModes) {
      split.preferredDisplayMode = mode
    }
    element.read("primaryEdge", into: \.primaryEdge, of: split, from: ["trailing": .trailing])
    element.read("presentsWithGesture", into: \.presentsWithGesture, of: split)
    element.read("showsSecondaryOnlyButton", into: \.showsSecondaryOnlyButton, of: split)
    decodeWidths(of: split)
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    for (name, controller) in related(where: { Self.splitRelationships[$0] != nil }) {
      columns[Self.splitRelationships[name]!] = controller
    }
    if split.style == .unspecified {
      split.viewControllers = [columns[.primary], columns[.secondary]].compactMap { $0 }
    } else {
      for (column, controller) in columns where column != .supplementary || split.isTriple {
        split.setViewController(controller, for: column)
      }
    }
  }

  private func decodeWidths(of split: UISplitViewController) {
    element.read(
      "preferredPrimaryColumnWidthFraction", into: \.preferredPrimaryColumnWidthFraction, of: split)
    element.read("minimumPrimaryColumnWidth", into: \.minimumPrimaryColumnWidth, of: split)
    element.read("maximumPrimaryColumnWidth", into: \.maximumPrimaryColumnWidth, of: split)
    element.read("preferredPrimaryColumnWidth", into: \.preferredPrimaryColumnWidth, of: split)
    element.read(
      "preferredSupplementaryColumnWidth", into: \.preferredSupplementaryColumnWidth, of: split)
  }

  /// The display modes by their names in Interface Builder's files.
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}

/// What split view controllers read.
@MainActor
extension NibCoder {
  /// The relationships to the columns, by their names in Interface Builder's files.
  static let splitRelationships: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
  ]

  /// How many columns the controller has, which it has to know before all else.
  var splitStyle: UISplitViewController.Style {
    switch element["style"] {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }

  func decode(splitViewController split: UISplitViewController) {
    switch element["behavior"] {
    case "tile": split.preferredSplitBehavior = .tile
    case "overlay": split.preferredSplitBehavior = .overlay
    case "displace": split.preferredSplitBehavior = .displace
    default: break
    }
    if let mode = element.attributes["preferredDisplayMode"].flatMap({ Self.displayModes[$0] }) {
      _ = element["preferredDisplayMode"]
      split.preferredDisplayMode = mode
    }
    if element["primaryEdge"] == "trailing" { split.primaryEdge = .trailing }
    if let presents = element.flag("presentsWithGesture") { split.presentsWithGesture = presents }
    if let shows = element.flag("showsSecondaryOnlyButton") {
      split.showsSecondaryOnlyButton = shows
    }
    decodeWidths(of: split)
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    for segue in element.items(of: "connections") where segue.name == "segue" {
      guard segue["kind"] == "relationship",
        let column = segue["relationship"].flatMap({ Self.splitRelationships[$0] })
      else { continue }
      segue.taken()
      columns[column] = segue["destination"].flatMap { session.document.makeController(id: $0) }
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
    if let value = element.optionalNumber("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = value
    }
    if let value = element.optionalNumber("minimumPrimaryColumnWidth") {
      split.minimumPrimaryColumnWidth = value
    }
    if let value = element.optionalNumber("maximumPrimaryColumnWidth") {
      split.maximumPrimaryColumnWidth = value
    }
    if let value = element.optionalNumber("preferredPrimaryColumnWidth") {
      split.preferredPrimaryColumnWidth = value
    }
    if let value = element.optionalNumber("preferredSupplementaryColumnWidth") {
      split.preferredSupplementaryColumnWidth = value
    }
  }

  /// The modes by their names in Interface Builder's files.
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}

extension UISplitViewController {
  /// The number of columns, and whether the controller manages them.
  public enum Style: Int, Sendable {
    /// The classic interface: two controllers in `viewControllers`.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column, or the replacement for all of them in a compact width.
  public enum Column: Int, Sendable {
    /// At the edge: the sidebar.
    case primary = 0
    /// Between the others, in three columns.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// Shown alone, in place of the others, in a compact width.
    case compact = 3
  }

  /// The visible columns, and the way in which they share the width.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the split view controller.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column next to the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Both other columns next to the secondary one.
    case twoBesideSecondary = 4
    /// Both other columns over the secondary one.
    case twoOverSecondary = 5
    /// Both other columns, which push the secondary one partly off the screen.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way in which the other columns share the width with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// Chosen by the split view controller.
    case automatic = 0
    /// They are next to it.
    case tile = 1
    /// They are over it, and dim it.
    case overlay = 2
    /// They push it partly off the screen.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The background of the primary column's views on the Mac.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// When the bars contain the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While gestures show and hide columns.
    case automatic = 0
    case never = 1
    case always = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of visible columns other than the secondary one.
  var shownCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the secondary column is dimmed.
  var dims: Bool {
    self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
  }

  /// The behavior to which the mode belongs; nil if it belongs to several.
  var behavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Creates the mode of a behavior with `count` columns other than the secondary one.
  init(count: Int, behavior: UISplitViewController.SplitBehavior) {
    self =
      switch (count, behavior) {
      case (0, _): .secondaryOnly
      case (1, .overlay): .oneOverSecondary
      case (1, _): .oneBesideSecondary
      case (_, .overlay): .twoOverSecondary
      case (_, .displace): .twoDisplaceSecondary
      default: .twoBesideSecondary
      }
  }
}

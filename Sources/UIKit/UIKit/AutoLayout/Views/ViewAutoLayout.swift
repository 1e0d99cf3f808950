import CoreGraphics

/// The state that Auto Layout keeps about a view.
@MainActor final class ViewAutoLayout: LayoutItemState {
  var translatesAutoresizingMask = true
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  /// The system of the island that begins here, once it was laid out.
  var engine: LayoutEngine?
  /// How many subviews are placed by constraints.
  var constrainedSubviews = 0
  /// How many constraints reach through the view from its inside to its outside.
  var crossings = 0

  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  /// Whether someone asked for the update, or it is only due because the view is new.
  var isUpdateConstraintsExplicit = false

  /// By axis; `nil` for the class's default.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  private(set) var existingExtras: Extras?

  nonisolated package override init() {}

  /// The state that few views need.
  @MainActor final class Extras {
    var customGuides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    /// Constraints whose constants contain the view's scroll offset.
    var offsetDependents: [NSLayoutConstraint] = []
    var lastOffset = CGPoint.zero
    var lastContentSize = CGSize.zero
  }

  var extras: Extras {
    if let extras = existingExtras { return extras }
    let extras = Extras()
    existingExtras = extras
    return extras
  }

  var customGuides: [UILayoutGuide] { existingExtras?.customGuides ?? [] }
  var allGuides: [UILayoutGuide] { customGuides + (existingExtras?.systemGuides ?? []) }
}

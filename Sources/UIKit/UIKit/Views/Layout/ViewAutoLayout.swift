import CoreGraphics

/// The state of Auto Layout for a view.
@MainActor final class ViewAutoLayout: LayoutItemState {
  var translatesAutoresizingMask = true
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  /// The system of the island that begins here, after its first layout.
  var engine: LayoutEngine?
  /// The number of subviews placed by constraints.
  var constrainedSubviews = 0
  /// The number of constraints that reach through the view from its inside to its outside.
  var crossings = 0

  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  /// Whether the update was requested, and isn't due only because the view is new.
  var isUpdateConstraintsExplicit = false

  /// The priorities by axis; `nil` for the class's default.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  private(set) var existingExtras: Extras?

  nonisolated package override init() {}

  /// State that few views need.
  @MainActor final class Extras {
    var customGuides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    /// Constraints whose constants depend on the view's scroll offset.
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

import QuartzCore

/// The view of a controller, and the way it is loaded.
struct RootView {
  var view: UIView?
  /// Whether `loadView()` is being called.
  var isUnderway = false
  /// A closure that makes the view in place of the plain one of `loadView()`; storyboards and nibs set it.
  var loader: (() -> UIView?)?
}

/// The parts of a storyboard that a controller keeps.
struct StoryboardParts {
  /// The scene of this controller, if it comes from a storyboard.
  var scene: StoryboardScene?
  /// The sources of the scene's popover segues, by their names in the file.
  var popoverObjects: [String: () -> AnyObject?] = [:]
  /// Objects of the scene outside the view hierarchy, which outlets may refer to only weakly.
  var objects: [AnyObject] = []
}

/// The appearance of a controller's view, and its transitions.
struct ViewAppearance {
  var state = AppearanceState.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` hasn't been called yet in this transition.
  var awaitsGeometry = false
  /// The number of begun transitions, so that a deferred end only applies to its own beginning.
  var transitions = 0
  /// Whether the disappearance ends when the view has left its window.
  var endsWithWindow = false
  /// Whether the view is being moved from one place on the screen to another.
  var staysWhereverItsViewIs = false
}

/// The children of a controller, and its own way into and out of its parent.
struct Containment {
  var children: [UIViewController] = []
  var move = ParentMove.none
  var traitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}

/// The objects of a controller's presentation.
struct Presenting {
  /// The presentation controller, created when first needed, before the presentation begins, and
  /// released with it.
  var controller: UIPresentationController?
  /// The popover of a controller with that style, also while a sheet replaces it.
  var popover: UIPopoverPresentationController?
  /// The coordinator of a transition without a presentation, such as a rotation.
  var transition: TransitionCoordinator?
}

/// The direction in which a controller is moving between parents.
enum ParentMove {
  case none
  case to
  case from
}

/// The content of a column.
struct SplitSlot {
  /// The controller that was set.
  let content: UIViewController
  /// The controller on screen: the content, or a navigation controller around it.
  let shown: UIViewController
}

/// A controller whose view is in a column.
struct SplitSight: Equatable {
  let column: UISplitViewController.Column
  let controller: UIViewController

  static func == (a: SplitSight, b: SplitSight) -> Bool {
    a.column == b.column && a.controller === b.controller
  }
}

/// The state of a collapsed split view.
struct SplitCollapse {
  /// The column that contains the others, or the compact one.
  let column: UISplitViewController.Column
  /// The controller on screen.
  let shown: UIViewController
  /// The first controller of each column that is, or was, on the stack of the visible column.
  var roots: [UISplitViewController.Column: UIViewController] = [:]
}

/// The content of a column.
struct SplitSlot {
  /// The controller that was put there.
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

/// How the columns are one.
struct SplitCollapse {
  /// The column that holds the others, or the compact one.
  let column: UISplitViewController.Column
  /// The controller on screen.
  let shown: UIViewController
  /// The first controller of each column that lies on the stack of what is seen, or has lain there.
  var roots: [UISplitViewController.Column: UIViewController] = [:]
}

/// An object that a segue can start from: a control, a bar button or a cell.
@preconcurrency @MainActor
protocol SegueSource: AnyObject {
  /// The view inside the controller that performs the segue.
  var segueView: UIView? { get }

  /// Performs a segue for the user's action.
  ///
  /// - Parameter trigger: The action's name in the file; `nil` is the only or usual one.
  func onSegue(_ trigger: String?, _ perform: @escaping () -> Void)
}

/// A transition from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard, or nil.
  open private(set) var identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  /// The function that performs the system's own kinds of segues.
  var performHandler: (() -> Void)?

  /// Creates a segue. A subclass shows the destination in `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that `performHandler` performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. A subclass that shows it itself doesn't call super.
  open func perform() { performHandler?() }
}

extension UIStoryboardSegue {
  /// Allocates a segue of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UIStoryboardSegue_allocate")
  package static func makeDynamic(
    identifier: consuming String?, source: consuming UIViewController,
    destination: consuming UIViewController
  ) -> Self

  @_silgen_name("ooze_UIStoryboardSegue_allocate")
  package convenience init(
    identifier: String?, _source: UIViewController, _destination: UIViewController
  ) {
    self.init(identifier: identifier, source: _source, destination: _destination)
  }
}

/// The source of an unwind segue and its action.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that starts the unwind segue.
  public let source: UIViewController
  /// The name of the method that marks the destination.
  public let unwindAction: Selector
  /// The object that triggered the segue, or nil.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// A reaction of a layer to an event, usually an animation of the property that changed.
public protocol CAAction: AnyObject {
  /// Runs the action. `event` is the key, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Something a layer does in answer to an event, mostly an animation of the property that changed.
public protocol CAAction {
  /// Does it: `event` is the key, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer becoming visible: put into a visible tree, or no longer hidden.
public var kCAOnOrderIn: String { "onOrderIn" }
/// The event of a layer being taken out of a visible tree, or hidden.
public var kCAOnOrderOut: String { "onOrderOut" }
/// The event of a change that a `CATransition` shows.
public var kCATransition: String { "transition" }

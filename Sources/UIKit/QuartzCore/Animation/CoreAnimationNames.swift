// Core Animation's global constants: events of layers, and keys of transactions.

/// The event when a layer becomes visible: it is added to a visible tree, or is no longer hidden.
public var kCAOnOrderIn: String { "onOrderIn" }
/// The event when a layer is removed from a visible tree, or hidden.
public var kCAOnOrderOut: String { "onOrderOut" }
/// The event of a change that a `CATransition` shows.
public var kCATransition: String { "transition" }

public var kCATransactionAnimationDuration: String { "animationDuration" }
public var kCATransactionAnimationTimingFunction: String { "animationTimingFunction" }
public var kCATransactionCompletionBlock: String { "completionBlock" }
public var kCATransactionDisableActions: String { "disableActions" }

// Core Animation's global constants: events of layers, and keys of transactions.

/// The event of a layer becoming visible: put into a visible tree, or no longer hidden.
public var kCAOnOrderIn: String { "onOrderIn" }
/// The event of a layer being taken out of a visible tree, or hidden.
public var kCAOnOrderOut: String { "onOrderOut" }
/// The event of a change that a `CATransition` shows.
public var kCATransition: String { "transition" }

public var kCATransactionAnimationDuration: String { "animationDuration" }
public var kCATransactionAnimationTimingFunction: String { "animationTimingFunction" }
public var kCATransactionCompletionBlock: String { "completionBlock" }
public var kCATransactionDisableActions: String { "disableActions" }

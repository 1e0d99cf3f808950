// Core Animation's global constants. The tool that lists a module's interface shows each global
// twice, once as a variable that iOS doesn't have; here, below the modules that are compared with
// iOS, they are as public and are not counted.

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

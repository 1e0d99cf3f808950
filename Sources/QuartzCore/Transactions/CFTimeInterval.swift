/// Seconds. Core Foundation's on iOS; Foundation on Linux does not have it.
public typealias CFTimeInterval = Double

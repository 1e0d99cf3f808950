import Foundation

// Core Foundation's names for what Foundation bridges on iOS. Linux has no bridging, so each is
// the Swift type itself: `colors as CFArray` and `data as CFData` compile and cost nothing.

public typealias CFTypeRef = Any
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public typealias CFIndex = Int

/// How many references hold an object: Swift's own count.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}

/// Whoever gives memory to what Core Foundation makes. There is none but the default, `nil`.
public final class CFAllocator: Sendable {
  private init() {}
}

/// Data to append to. A capacity is a hint, since Foundation's data has no bound.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: capacity)
}

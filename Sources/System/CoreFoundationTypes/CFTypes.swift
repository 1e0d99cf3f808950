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
public typealias CFError = NSError

/// The description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// How many references hold an object: Swift's own count.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}

/// Whoever gives memory to what Core Foundation makes. There is none but the default, `nil`.
public final class CFAllocator: Sendable {
  private init() {}
}

/// Stands for the default in a call.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// The bytes, which stay there as long as the data does: whoever reads them has to keep it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let data = theData else { return nil }
  // So few bytes lie in the value itself, and have no place that stays. A copy does, for good.
  if data.count <= MemoryLayout<Data>.size {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, data.count))
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
  }
  return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// Data to append to. A capacity is a hint, since Foundation's data has no bound.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: capacity)
}

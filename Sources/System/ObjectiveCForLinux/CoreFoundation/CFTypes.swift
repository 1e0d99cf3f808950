import Foundation

// Core Foundation's names for types that Foundation bridges on iOS. Linux has no bridging, so each is the Swift
// type itself: `colors as CFArray` and `data as CFData` compile and cost nothing.

public typealias CFTypeRef = Any
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFError = NSError

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// An interval in seconds.
public typealias CFTimeInterval = Double
/// The time in seconds since the start of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Returns the number of strong references to an object: Swift's own count.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}

/// An allocator for Core Foundation's objects. The only one is the default, `nil`.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator in a call.
public let kCFAllocatorDefault: CFAllocator! = nil

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns the address of the bytes, which is valid while the data exists, so the caller must retain it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let data = theData else { return nil }
  // Such short data is stored in the value itself and has no stable address. So this returns the address of a
  // copy that is never released.
  if data.count <= MemoryLayout<Data>.size {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, data.count))
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
  }
  return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// Creates mutable data. The capacity is only a hint, because Foundation's data has no limit.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: capacity)
}

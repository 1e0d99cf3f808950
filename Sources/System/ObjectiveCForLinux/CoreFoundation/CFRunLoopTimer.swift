import Foundation

/// Core Foundation's type for a timer of a run loop, which is Foundation's timer.
public typealias CFRunLoopTimer = Timer

/// The kinds of events that a run loop handles.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")

  fileprivate var mode: RunLoop.Mode { self == .commonModes ? .common : .default }
}

/// Creates a timer that calls a closure at a time, and then every `interval` seconds unless that is 0. The
/// timer isn't added to a run loop.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block: ((CFRunLoopTimer?) -> Void)? = block
  let date = Date(timeIntervalSinceReferenceDate: fireDate)
  return Timer(fire: date, interval: max(0, interval), repeats: interval > 0) { block?($0) }
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let timer else { return }
  rl?.loop.add(timer, forMode: mode?.mode ?? .default)
}

/// Ends a timer permanently, in all run loops.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Makes a run loop call a closure once.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
  nonisolated(unsafe) let block: (() -> Void)? = block
  rl?.loop.perform { block?() }
}

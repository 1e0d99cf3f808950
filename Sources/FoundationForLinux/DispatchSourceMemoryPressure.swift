import Dispatch
import Foundation

/// A source of events that tells when memory is short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The latest state of memory.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// The states that the source tells of.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
  /// States of memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1 << 0)
    public static let warning = MemoryPressureEvent(rawValue: 1 << 1)
    public static let critical = MemoryPressureEvent(rawValue: 1 << 2)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source of events about memory. Linux has none for a program of its own; this one tells of the
  /// warnings that the application gets (`UIApplication.didReceiveMemoryWarningNotification`).
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    MemoryWarningSource(mask: eventMask, queue: queue)
  }
}

/// A source that a notification sets off.
private final class MemoryWarningSource: NSObject, DispatchSourceMemoryPressure, @unchecked Sendable
{
  let mask: DispatchSource.MemoryPressureEvent
  let data = DispatchSource.MemoryPressureEvent.warning
  private let source: any DispatchSourceUserDataOr
  private var observer: (any NSObjectProtocol)?

  init(mask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue?) {
    self.mask = mask
    source = DispatchSource.makeUserDataOrSource(queue: queue)
    super.init()
    guard mask.contains(.warning) else { return }
    let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    observer = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] _ in self?.source.or(data: 1) }
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setEventHandler(qos: qos, flags: flags, handler: handler) }
  func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setCancelHandler(qos: qos, flags: flags, handler: handler) }
  func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }
  func setRegistrationHandler(handler: DispatchWorkItem) {
    source.setRegistrationHandler(handler: handler)
  }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }
  var handle: UInt { source.handle }
  var isCancelled: Bool { source.isCancelled }
}

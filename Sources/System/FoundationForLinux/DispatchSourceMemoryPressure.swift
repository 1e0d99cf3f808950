import Dispatch
import Foundation
import Synchronization

/// A dispatch source that reports when memory is low.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The latest state of memory.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// The states that the source reports.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
  /// The states of memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1 << 0)
    public static let warning = MemoryPressureEvent(rawValue: 1 << 1)
    public static let critical = MemoryPressureEvent(rawValue: 1 << 2)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source for memory events. Linux has none for a single program, so this one reports the
  /// application's memory warnings (`UIApplication.didReceiveMemoryWarningNotification`).
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // Dispatch's own methods expect that any source is an object of its own class.
    let made = makeUserDataOrSource(queue: queue)
    guard let source = made as? DispatchSource else {
      preconditionFailure("Dispatch's sources are objects of DispatchSource")
    }
    let observation = WarningObservation(of: source, mask: eventMask)
    observations.withLock { $0[ObjectIdentifier(source)] = observation }
    observation.start()
    return source
  }

  /// The observations by source, until a warning finds the source deallocated.
  fileprivate static let observations = Mutex<[ObjectIdentifier: WarningObservation]>([:])
}

extension DispatchSource: DispatchSourceMemoryPressure {
  public var data: MemoryPressureEvent { .warning }

  public var mask: MemoryPressureEvent {
    Self.observations.withLock { $0[ObjectIdentifier(self)]?.mask } ?? []
  }
}

/// Triggers a source with each warning, until it is deallocated.
private final class WarningObservation: @unchecked Sendable {
  private weak var source: DispatchSource?
  private let key: ObjectIdentifier
  let mask: DispatchSource.MemoryPressureEvent
  private var token: (any NSObjectProtocol)?

  init(of source: DispatchSource, mask: DispatchSource.MemoryPressureEvent) {
    self.source = source
    key = ObjectIdentifier(source)
    self.mask = mask
  }

  func start() {
    let name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      self.hear()
    }
  }

  private func hear() {
    guard let source else {
      // Another source may have the address of the deallocated one.
      DispatchSource.observations.withLock { if $0[key] === self { $0[key] = nil } }
      token.map(NotificationCenter.default.removeObserver)
      token = nil
      return
    }
    if mask.contains(.warning) { (source as any DispatchSourceUserDataOr).or(data: 1) }
  }
}

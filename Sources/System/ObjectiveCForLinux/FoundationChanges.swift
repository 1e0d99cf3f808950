import Foundation

/// Changes of Foundation's objects that key-value observers are notified of.
///
/// Foundation on Linux notifies nobody. Lowered modules change these properties by members of their own, which call
/// those of this file. Source: Apple, `Progress.fractionCompleted`, `OperationQueue` and `Operation`, "KVO-Compliant
/// Properties".
enum FoundationChanges {
  /// The getters of properties with another key.
  static let getters = [
    "suspended": "isSuspended", "finished": "isFinished", "executing": "isExecuting",
    "cancelled": "isCancelled",
  ]

  private static let ofProgress: Set<String> = [
    "fractionCompleted", "completedUnitCount", "totalUnitCount",
  ]
  private static let ofQueues: Set<String> = ["isSuspended", "maxConcurrentOperationCount"]
  private static let ofOperations: Set<String> = ["isFinished", "isCancelled", "isExecuting"]

  /// Whether a property notifies its observers. Classes of other modules than Apple's may do so themselves.
  static func notifies(_ key: String, of owner: NSObject) -> Bool {
    let name = getters[key] ?? key
    switch owner {
    case is Progress: return ofProgress.contains(name)
    case is OperationQueue: return ofQueues.contains(name)
    case is Operation where isApples(owner): return ofOperations.contains(name)
    case let keeper as any KeyValueObserversKeeper where isApples(owner):
      return type(of: keeper).reportsChanges(of: name)
    default: return !isApples(owner)
    }
  }

  private static func isApples(_ owner: NSObject) -> Bool {
    let module = String(reflecting: type(of: owner)).prefix { $0 != "." }
    return ["Foundation", "FoundationNetworking", "QuartzCore", "UIKit"].contains(module)
  }

  fileprivate static let parents = AssociatedValues<WeakProgress>()
}

/// A progress that doesn't keep its parent alive.
private struct WeakProgress {
  weak var progress: Progress?
}

extension NSObject {
  /// Makes a change of several properties, of which observers are notified.
  fileprivate func changing(_ names: [String], _ change: () -> Void) {
    for name in names { willChangeValue(forKey: name) }
    change()
    for name in names.reversed() { didChangeValue(forKey: name) }
  }
}

@_spi(Lowered)
extension Progress {
  public var _completedUnitCount: Int64 {
    get { completedUnitCount }
    set { changing("completedUnitCount") { completedUnitCount = newValue } }
  }

  public var _totalUnitCount: Int64 {
    get { totalUnitCount }
    set { changing("totalUnitCount") { totalUnitCount = newValue } }
  }

  public func _addChild(_ child: Progress, withPendingUnitCount count: Int64) {
    FoundationChanges.parents.update(of: child) { $0 = WeakProgress(progress: self) }
    addChild(child, withPendingUnitCount: count)
  }

  /// Changes a property, and with it the completed fraction of the progress and its parents.
  private func changing(_ name: String, _ change: () -> Void) {
    guard let parent = FoundationChanges.parents.value(of: self)?.progress else {
      return changing([name, "fractionCompleted"], change)
    }
    parent.changingFraction { changing([name, "fractionCompleted"], change) }
  }

  private func changingFraction(_ change: () -> Void) {
    guard let parent = FoundationChanges.parents.value(of: self)?.progress else {
      return changing(["fractionCompleted"], change)
    }
    parent.changingFraction { changing(["fractionCompleted"], change) }
  }
}

@_spi(Lowered)
extension OperationQueue {
  public var _isSuspended: Bool {
    get { isSuspended }
    set { changing(["isSuspended"]) { isSuspended = newValue } }
  }

  public var _maxConcurrentOperationCount: Int {
    get { maxConcurrentOperationCount }
    set { changing(["maxConcurrentOperationCount"]) { maxConcurrentOperationCount = newValue } }
  }
}

@_spi(Lowered)
extension Operation {
  public func _start() {
    guard !isFinished, !isExecuting else { return start() }
    changing(isAsynchronous ? ["isExecuting"] : ["isExecuting", "isFinished"]) { start() }
  }

  public func _cancel() { changing(["isCancelled"]) { cancel() } }
}

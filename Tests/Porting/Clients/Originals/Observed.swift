import UIKit

// Observing Foundation's objects and paths, and members that a module adds to UIKit's classes.

public class Buoy: NSObject {
  @objc public dynamic var name = "a"
  @objc public dynamic var isLit = false
}

public class Basin: NSObject {
  @objc public dynamic var inner: Buoy?
  @objc public dynamic var other = Buoy()
}

@MainActor public final class BasinWatcher: NSObject {
  public private(set) var seen: [String] = []
  private var tokens: [NSKeyValueObservation] = []
  private var basin: Basin?

  public func watch(_ basin: Basin) {
    tokens.append(
      basin.observe(\.inner?.name, options: [.new, .old]) { [weak self] basin, change in
        self?.seen.append("\(basin.inner?.name ?? "none")")
      })
  }

  public func watchByName(_ basin: Basin) {
    basin.addObserver(self, forKeyPath: "inner.name", options: [.new], context: nil)
    self.basin = basin
  }

  public func stop() {
    tokens = []
    basin?.removeObserver(self, forKeyPath: "inner.name")
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append("\(keyPath ?? ""): \(change?[.newKey] as? String ?? "none")")
  }
}

@MainActor public enum Observations {
  public static func ofProgress() -> [Double] {
    let progress = Progress(totalUnitCount: 10)
    var seen: [Double] = []
    let token = progress.observe(\.fractionCompleted) { p, _ in seen.append(p.fractionCompleted) }
    progress.completedUnitCount = 5
    progress.completedUnitCount = 10
    token.invalidate()
    progress.completedUnitCount = 3
    return seen
  }

  public static func ofParent() -> [Double] {
    let parent = Progress(totalUnitCount: 4)
    let child = Progress(totalUnitCount: 2)
    parent.addChild(child, withPendingUnitCount: 2)
    var seen: [Double] = []
    let token = parent.observe(\.fractionCompleted) { p, _ in seen.append(p.fractionCompleted) }
    child.completedUnitCount += 1
    child.completedUnitCount += 1
    token.invalidate()
    return seen
  }

  public static func ofQueue() -> [Bool] {
    let queue = OperationQueue()
    var seen: [Bool] = []
    let token = queue.observe(\.isSuspended) { queue, _ in seen.append(queue.isSuspended) }
    queue.isSuspended = true
    queue.isSuspended = false
    token.invalidate()
    return seen
  }

  public static func ofOperation() -> Int {
    let operation = BlockOperation {}
    var finished = 0
    let token = operation.observe(\.isFinished) { _, _ in finished += 1 }
    operation.start()
    token.invalidate()
    return finished
  }
}

extension UIView {
  @objc public var knots: Int {
    get { tag }
    set { tag = newValue }
  }
  @objc public func moor() { tag = 99 }
}

extension CALayer {
  @objc public var borderUIColor: UIColor? {
    get { borderColor.map { UIColor(cgColor: $0) } }
    set { borderColor = newValue?.cgColor }
  }
}

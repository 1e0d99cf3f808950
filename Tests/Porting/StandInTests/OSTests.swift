import Foundation
import OSLogForLinux
import Testing

/// Locks and logs, named as in the `os` module of iOS.
struct OSTests {
  @Test func aLockProtectsItsState() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(lock.withLockIfAvailable { $0 } == 8000)
  }

  @Test func anUnfairLockIsHeldOnce() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  /// Every level accepts a message, with the interpolations of iOS.
  @Test func messagesAreTaken() {
    let logger = Logger(subsystem: "app.pond", category: "tests")
    let name = "eel"
    logger.debug("\(name, privacy: .public) \(3) \(2.5, format: .fixed(precision: 1))")
    logger.log(level: .info, "\(255, format: .hex) \(true)")
    os_log("%{public}@ %d", log: OSLog(subsystem: "app.pond", category: "tests"), name, 3)
    let signposter = OSSignposter(subsystem: "app.pond", category: "tests")
    let state = signposter.beginInterval("swim")
    signposter.endInterval("swim", state)
    #expect(signposter.withIntervalSignpost("eat") { 7 } == 7)
  }
}

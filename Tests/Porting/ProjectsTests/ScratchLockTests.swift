import Foundation
import Projects
import Testing

struct ScratchLockTests {
  @Test func theSecondSaysThatItWaits() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lock-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: place) }
    nonisolated(unsafe) let folder = try OwnedFolder(place)
    var first: ScratchLock? = try ScratchLock(folder) { _ in Issue.record("nobody is there") }
    _ = first
    let said = DispatchSemaphore(value: 0)
    let has = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = try? ScratchLock(folder) { _ in said.signal() }
      has.signal()
    }
    said.wait()
    #expect(has.wait(timeout: .now()) == .timedOut)
    first = nil
    has.wait()
    _ = try ScratchLock(folder) { _ in Issue.record("nobody is there") }
  }
}

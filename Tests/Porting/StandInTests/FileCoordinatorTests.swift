import Foundation
import FoundationForLinux
import Synchronization
import Testing

/// Apple, `NSFileCoordinator`.
@Suite struct FileCoordinatorTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  @Test func aFileIsWrittenAndRead() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var error: NSError?
    var text: String?
    let coordinator = NSFileCoordinator()
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
      try? "eel".write(to: url, atomically: true, encoding: .utf8)
      // An accessor may access the same file through its coordinator.
      coordinator.coordinate(readingItemAt: url, error: nil) {
        text = try? String(contentsOf: $0, encoding: .utf8)
      }
    }
    #expect(error == nil)
    #expect(text == "eel")
  }

  /// "If the file coordinator isn't cancelled", the accessor runs; otherwise the error says why not.
  @Test func aCancelledCoordinatorAccessesNothing() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: file, error: &error) { _ in Issue.record() }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test func aFolderIsNotCompressed() {
    var error: NSError?
    NSFileCoordinator().coordinate(
      readingItemAt: FileManager.default.temporaryDirectory, options: .forUploading, error: &error
    ) { _ in Issue.record() }
    #expect(error?.code == CocoaError.featureUnsupported.rawValue)
  }

  @Test func accessesOfAFileDoNotOverlap() {
    let accesses = Accesses()
    DispatchQueue.concurrentPerform(iterations: 8) { [file] _ in
      NSFileCoordinator().coordinate(
        readingItemAt: file, writingItemAt: file, error: nil
      ) { _, _ in
        accesses.counts.withLock {
          $0.current += 1
          $0.most = max($0.most, $0.current)
        }
        usleep(1000)
        accesses.counts.withLock { $0.current -= 1 }
      }
    }
    #expect(accesses.counts.withLock { $0.most } == 1)
  }

  private final class Accesses: Sendable {
    let counts = Mutex((current: 0, most: 0))
  }

  @Test func intentsHaveTheirFiles() async {
    let other = file.appendingPathExtension("old")
    let intents = [
      NSFileAccessIntent.readingIntent(with: file),
      .writingIntent(with: other, options: .forMoving),
    ]
    let isDone = await withCheckedContinuation { continuation in
      NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) {
        continuation.resume(returning: $0 == nil)
      }
    }
    #expect(isDone)
    #expect(intents.map(\.url) == [file, other])
  }
}

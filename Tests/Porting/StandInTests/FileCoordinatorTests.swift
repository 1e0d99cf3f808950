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

  @Test func accessesOfAFileDoNotOverlap() async {
    let count = Mutex(0)
    let most = Mutex(0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [file] in
          NSFileCoordinator().coordinate(
            readingItemAt: file, writingItemAt: file, error: nil
          ) { _, _ in
            let now = count.withLock { count -> Int in
              count += 1
              return count
            }
            most.withLock { $0 = max($0, now) }
            usleep(1000)
            count.withLock { $0 -= 1 }
          }
        }
      }
    }
    #expect(most.withLock { $0 } == 1)
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

import Foundation
import OozeKernel
import Synchronization

/// A step of a test, with a name and attachments.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// Runs steps of tests.
open class XCTContext: NSObject {
  /// Runs a step and returns the result of the block.
  open class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }
}

/// A step that writes its attachments to a folder.
private final class Activity: NSObject, XCTActivity {
  let name: String

  init(name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) { AttachmentFolder.shared.keep(attachment, of: name) }
}

/// The folder for attachments.
private final class AttachmentFolder: Sendable {
  static let shared = AttachmentFolder()

  private let folder = ProcessInfo.processInfo.environment["UIKIT_ATTACHMENTS"]
  private let count = Mutex(0)

  func keep(_ attachment: XCTAttachment, of activity: String) {
    guard let folder, let payload = attachment.payload else { return }
    let number = count.withLock { count in
      count += 1
      return count
    }
    let name = (attachment.name ?? activity).map { $0 == "/" ? "-" : $0 }
    let kind = attachment.uniformTypeIdentifier == "public.png" ? ".png" : ""
    let place = URL(fileURLWithPath: folder)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try payload.write(to: place.appendingPathComponent("\(number)-\(String(name))\(kind)"))
    } catch {
      Diagnostics.report("\(String(name)) couldn't be saved: \(error)", from: "XCTest")
    }
  }
}

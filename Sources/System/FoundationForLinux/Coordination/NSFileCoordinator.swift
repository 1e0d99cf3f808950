import Foundation
import Synchronization

/// An object that reads and writes files while no other coordinator of the program writes them.
///
/// On iOS other programs and file presenters take part too. Linux has neither.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = Self(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    /// A copy that can be sent. Folders are compressed on iOS; here they are an error.
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  /// The options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = Self(rawValue: 1 << 0)
    public static let forMoving = Self(rawValue: 1 << 1)
    public static let forMerging = Self(rawValue: 1 << 2)
    public static let forReplacing = Self(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
  }

  /// The name of the purpose for which coordinators access files together.
  open var purposeIdentifier = UUID().uuidString
  private let isCancelled = Atomic(false)

  public convenience override init() { self.init(filePresenter: nil) }

  /// - Parameter filePresenter: Ignored, because files have no presenters on Linux.
  public init(filePresenter: AnyObject?) { super.init() }

  /// Stops accesses that wait. Their errors say that the user cancelled them.
  open func cancel() { isCancelled.store(true, ordering: .relaxed) }

  // MARK: Access

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    access([.readingIntent(with: url, options: options)], outError) { reader($0[0]) }
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    access([.writingIntent(with: url, options: options)], outError) { writer($0[0]) }
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    access(
      [
        .readingIntent(with: readingURL, options: readingOptions),
        .writingIntent(with: writingURL, options: writingOptions),
      ], outError
    ) { readerWriter($0[0], $0[1]) }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) {
    access(
      [
        .writingIntent(with: url1, options: options1),
        .writingIntent(with: url2, options: options2),
      ], outError
    ) { writer($0[0], $0[1]) }
  }

  /// Accesses files on a queue. The intents have the URLs to use.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.addOperation { [self] in
      var error: NSError?
      access(intents, &error) { _ in accessor(nil) }
      if let error { accessor(error) }
    }
  }

  /// Prepares accesses, which the accessor makes itself before it calls its argument.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) {
    let intents =
      readingURLs.map { NSFileAccessIntent.readingIntent(with: $0, options: readingOptions) }
      + writingURLs.map { .writingIntent(with: $0, options: writingOptions) }
    access(intents, outError) { _ in batchAccessor({}) }
  }

  /// Tells that the program is about to move a file. Nobody else needs to know.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  private func access(
    _ intents: [NSFileAccessIntent], _ outError: UnsafeMutablePointer<NSError?>?,
    _ accessor: ([URL]) -> Void
  ) {
    // The same order everywhere, so that two accesses can't wait for each other.
    let paths = Set(intents.map { $0.url.standardizedFileURL.path }).sorted()
    let locks = paths.map(FileLocks.shared.lock(of:))
    locks.forEach { $0.lock() }
    defer { locks.reversed().forEach { $0.unlock() } }
    let problem =
      isCancelled.load(ordering: .relaxed)
      ? CocoaError(.userCancelled) : intents.lazy.compactMap(\.problem).first
    if let problem {
      outError?.pointee = problem as NSError
    } else {
      accessor(intents.map(\.url))
    }
  }
}

/// A file that a coordinator reads or writes.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The URL to use.
  open private(set) var url: URL
  private let isForUploading: Bool

  private init(_ url: URL, isForUploading: Bool) {
    self.url = url
    self.isForUploading = isForUploading
  }

  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(
      options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url,
      isForUploading: options.contains(.forUploading))
  }

  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, isForUploading: false)
  }

  /// The reason why the file can't be accessed.
  fileprivate var problem: CocoaError? {
    guard isForUploading else { return nil }
    var isFolder = ObjCBool(false)
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return isFolder.boolValue ? CocoaError(.featureUnsupported) : nil
  }
}

/// The locks of the files that the program's coordinators access.
private final class FileLocks: Sendable {
  static let shared = FileLocks()
  private let locks = Mutex<[String: NSRecursiveLock]>([:])

  func lock(of path: String) -> NSRecursiveLock {
    locks.withLock { locks in
      if let lock = locks[path] { return lock }
      let lock = NSRecursiveLock()
      locks[path] = lock
      return lock
    }
  }
}

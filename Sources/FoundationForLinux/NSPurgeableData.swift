import Foundation

/// Bytes that can be thrown away while nobody uses them, to be made again: Foundation's, which Linux lacks.
///
/// It begins in use, and has to be let go of by ``endContentAccess()``. Only ``discardContentIfPossible()`` throws the
/// bytes away; no memory pressure does so by itself.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  private let lock = NSLock()
  private var uses = 1
  private var isDiscarded = false

  open func beginContentAccess() -> Bool {
    lock.withLock {
      if isDiscarded { return false }
      uses += 1
      return true
    }
  }

  open func endContentAccess() {
    lock.withLock {
      precondition(uses > 0, "the content of an NSPurgeableData isn't being used")
      uses -= 1
    }
  }

  open func discardContentIfPossible() {
    let goes = lock.withLock {
      guard uses == 0, !isDiscarded else { return false }
      isDiscarded = true
      return true
    }
    if goes { length = 0 }
  }

  open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}

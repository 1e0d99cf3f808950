import Foundation
import ObjectiveCForLinux
import Testing
import UIKit

/// Values beside objects that don't live long, whose ends use the table themselves. Source: Apple,
/// `objc_setAssociatedObject`: an associated object is released with its object, which may run any code.
@MainActor @Suite struct AssociatedObjectTests {
  private final class Box {}

  /// Sets, reads or removes values in its own end.
  private final class Busy {
    nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    nonisolated(unsafe) static var ends = 0

    deinit {
      let other = Box()
      objc_setAssociatedObject(other, Self.key, NSObject(), .OBJC_ASSOCIATION_RETAIN)
      _ = objc_getAssociatedObject(other, Self.key)
      objc_removeAssociatedObjects(other)
      Self.ends += 1
    }
  }

  @Test func objectsOfUIKitGoWithPlainObjects() {
    for number in 0..<2000 {
      let box = Box()
      let view = UIView()
      view.tag = number
      objc_setAssociatedObject(box, Busy.key, view, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect((objc_getAssociatedObject(box, Busy.key) as? UIView)?.tag == number)
    }
  }

  @Test func endsMayUseTheTable() {
    Busy.ends = 0
    for _ in 0..<2000 {
      objc_setAssociatedObject(Box(), Busy.key, Busy(), .OBJC_ASSOCIATION_RETAIN)
    }
    // Replaced, taken away, removed with all others.
    let kept = Box()
    objc_setAssociatedObject(kept, Busy.key, Busy(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(kept, Busy.key, Busy(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(kept, Busy.key, nil, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(kept, Busy.key, Busy(), .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(kept)
    #expect(objc_getAssociatedObject(kept, Busy.key) == nil)
    #expect(Busy.ends > 1000)
  }

  /// A lock beside each of many objects, taken and left on several threads.
  @Test func locksOfManyObjects() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            let box = Box()
            objc_sync_enter(box)
            objc_setAssociatedObject(box, Busy.key, NSObject(), .OBJC_ASSOCIATION_RETAIN)
            objc_sync_exit(box)
          }
        }
      }
    }
  }
}

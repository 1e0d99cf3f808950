import Foundation

extension NSObject {
  /// Creates an object of the dynamic class by its `init()`.
  ///
  /// UIKit creates layers, delegates and cells of classes that it learns at run time. On iOS that is a
  /// message. Swift requires a `required` initializer, which every subclass would have to declare, and
  /// which would break sources written for iOS. But a convenience initializer's `self.init()` goes
  /// through the class's dispatch table, and an allocating initializer has the calling convention of a
  /// static method. So one body serves both declarations.
  ///
  /// An initializer owns its arguments, so the declaration has to mark reference-counted ones as
  /// `consuming`, or a long string is released twice.
  ///
  /// A class that declares other designated initializers and no `init()` traps, as on iOS.
  @_silgen_name("ooze_NSObject_allocate") package static func makeDynamic() -> Self

  @_silgen_name("ooze_NSObject_allocate") package convenience init(_dynamic: Void) {
    self.init()
  }
}

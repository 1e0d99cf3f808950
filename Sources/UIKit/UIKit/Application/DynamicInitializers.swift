import Foundation

extension NSObject {
  /// Makes an object of the dynamic class by its `init()`.
  ///
  /// UIKit makes layers, delegates and cells of classes it learns at run time. On iOS that is a
  /// message; Swift asks for a `required` initializer, which would have to be spelled so in every
  /// subclass and would break sources written for iOS. But a convenience initializer's
  /// `self.init()` goes through the class's dispatch table, and an allocating initializer has the
  /// calling convention of a static method. So one body serves under both declarations.
  ///
  /// An initializer owns its arguments, so the declaration has to say `consuming` of those that are
  /// counted, or a long string is released twice.
  ///
  /// A class that declares other designated initializers and no `init()` traps, as on iOS.
  @_silgen_name("ooze_NSObject_allocate") package static func makeDynamic() -> Self

  @_silgen_name("ooze_NSObject_allocate") package convenience init(_dynamic: Void) {
    self.init()
  }
}

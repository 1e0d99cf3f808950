// The functions of Objective-C's runtime for methods and their implementations, with the names, labels and
// optionals of iOS's module ObjectiveC. A method that can't be exchanged reports that once and stays as it is.
//
// Sources: Apple, "Objective-C Runtime", the pages of the functions.

import Foundation

/// A method in the list of a class. It is valid for the life of the program.
@_spi(Lowered) public typealias Method = OpaquePointer

/// The implementation of a method. It is valid for the life of the program.
@_spi(Lowered) public typealias IMP = OpaquePointer

/// Returns the method that objects of a class have for a selector: the class's own, or the nearest superclass's.
/// The result is `nil` if they have none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  cls.flatMap { MethodImplementations.shared.place(of: name, in: $0) }.map(pointer)
}

/// Returns the method that a class itself has for a selector. Methods of classes can't be exchanged here, and the
/// functions to which the result is passed report that.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  cls.map { type in
    let place = MethodPlace(type: type, name: name.description, isOfClass: true)
    return pointer(to: MethodImplementations.shared.known(place))
  }
}

/// Returns the implementation that is called for a selector on objects of a class, or `nil` if they have none.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the implementation of the object's method for a selector.
  public func method(for aSelector: Selector!) -> OpaquePointer! {
    class_getMethodImplementation(type(of: self), aSelector)
  }
}

/// Returns whether objects of a class have a method for a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  class_getInstanceMethod(cls, sel) != nil
}

/// Adds a method to a class that has none for the selector in its own list. A method of a superclass is
/// overridden.
///
/// - Returns: `false` if the class itself has such a method. It is then unchanged.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls, !MethodImplementations.shared.has(name.description, in: cls) else { return false }
  MethodImplementations.shared.add(implementation(at: imp), named: name, to: cls)
  return true
}

/// Gives a class's method another implementation, or adds it if the class itself doesn't have it.
///
/// - Returns: The implementation that the class's own method had; `nil` if there was none.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? {
  guard let cls, !class_addMethod(cls, name, imp, types),
    let method = class_getInstanceMethod(cls, name)
  else { return nil }
  return method_setImplementation(method, imp)
}

/// Exchanges the implementations of two methods.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  let (first, second) = (place(at: m1), place(at: m2))
  let all = MethodImplementations.shared
  all.set([
    (first, all.implementation(of: second)), (second, all.implementation(of: first)),
  ])
}

/// Gives a method another implementation, and returns the former one.
@discardableResult
public func method_setImplementation(_ m: OpaquePointer, _ imp: OpaquePointer) -> OpaquePointer {
  let former = method_getImplementation(m)
  MethodImplementations.shared.set([(place(at: m), implementation(at: imp))])
  return former
}

/// Returns the implementation that a method has now.
public func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer {
  pointer(to: MethodImplementations.shared.implementation(of: place(at: m)))
}

/// Returns the selector of a method.
public func method_getName(_ m: OpaquePointer) -> Selector { Selector(place(at: m).name) }

/// Returns the types of a method, as Objective-C encodes them. Swift's methods have no such text, so it is empty.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { noTypes }

private nonisolated(unsafe) let noTypes: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.initialize(to: 0)
  return UnsafePointer(text)
}()

private func pointer(to object: some AnyObject) -> OpaquePointer {
  OpaquePointer(Unmanaged.passUnretained(object).toOpaque())
}

private func place(at pointer: OpaquePointer) -> MethodPlace {
  Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

private func implementation(at pointer: OpaquePointer) -> _Implementation {
  Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

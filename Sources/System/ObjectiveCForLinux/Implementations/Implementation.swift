import Foundation

/// An implementation of a method. An `IMP` is its address.
@_spi(Lowered)
public final class _Implementation: @unchecked Sendable {
  /// The method that has the implementation in the sources.
  let place: MethodPlace
  /// The code, or `nil` if Swift's calls run it without looking it up.
  private let body: MemberMethod?
  private let entersMethod: Bool

  init(of name: String, in type: AnyClass, _ body: MemberMethod?, entersMethod: Bool) {
    place = MethodPlace(type: type, name: name)
    self.body = body
    self.entersMethod = entersMethod
  }

  /// Whether another method can have the implementation.
  var isCallable: Bool { body != nil }

  /// The code as a method that is called by name.
  var method: MemberMethod? { body }

  /// Runs the implementation on an object. Returns `nil` and reports it if the arguments or the result have
  /// other types than those of the method that was called.
  public func call<each Argument, Result>(
    _ object: AnyObject, _ arguments: repeat each Argument
  ) -> Result? {
    var list: [Any?] = []
    for argument in repeat each arguments { list.append(argument) }
    nonisolated(unsafe) let (object, values) = (object, list)
    if entersMethod { MethodImplementations.shared.enter(place.key, of: object) }
    guard let body, let returned = onThisThread({ body.call(object, values) }) else {
      Diagnostics.report("\(place) was exchanged for a method with other types, and isn't called")
      return nil
    }
    return Result.self == Void.self ? () as? Result : convert(returned, to: Result.self)
  }
}

/// A method as an entry in the list of a class's methods. A `Method` is the address of one.
final class MethodPlace: CustomStringConvertible, @unchecked Sendable {
  let type: AnyClass
  let name: String
  /// Whether the class itself has the method, and not its objects.
  let isOfClass: Bool

  init(type: AnyClass, name: String, isOfClass: Bool = false) {
    self.type = type
    self.name = name
    self.isOfClass = isOfClass
  }

  var key: Key { Key(type: ObjectIdentifier(type), name: name, isOfClass: isOfClass) }
  var description: String { "\(isOfClass ? "+" : "-")[\(className(of: type)) \(name)]" }

  struct Key: Hashable, Sendable {
    let type: ObjectIdentifier
    let name: String
    var isOfClass = false
  }
}

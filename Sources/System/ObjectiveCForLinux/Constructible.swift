import Foundation

/// A type whose initializers in protocol extensions can return an object that another function made.
///
/// The protocol isn't limited to classes, because only then does Swift let an initializer replace `self`.
public protocol _Constructible {}

extension NSObject: _Constructible {}

extension _Constructible {
  /// Takes an object that a function has made.
  ///
  /// The parameter isn't a function, because `Row { … }` would then mean this initializer.
  public init(_constructed object: Self) { self = object }
}

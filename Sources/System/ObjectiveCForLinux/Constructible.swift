import Foundation

/// A type whose initializers in protocol extensions can return an object that another function made.
///
/// The protocol isn't limited to classes, because only then does Swift let an initializer replace `self`.
public protocol _Constructible {}

extension NSObject: _Constructible {}

import Foundation

extension Progress {
  /// Creates a progress without units, as the initializer that Objective-C inherits from `NSObject` does. Foundation on
  /// Linux has no such initializer, and an extension can't override it.
  public convenience init(_: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

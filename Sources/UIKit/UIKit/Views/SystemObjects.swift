@_spi(Lowered) import ObjectiveCForLinux

/// UIKit's objects by name, for storyboards and key-value coding. Each folder registers its own in an extension.
@MainActor enum SystemObjects {}

/// The properties of a class by name, for key-value coding: storyboards set them, and so do apps.
///
/// They are listed under their names in Swift. In Objective-C, and as a key, `isHidden` is `hidden`. `ObjectKeyTests`
/// compares the list with iOS's properties.
@MainActor enum Keys<Object: AnyObject> {
  static func register(_ properties: KeyValuePairs<String, PartialKeyPath<Object>>) {
    let members = Members(of: Object.self)
    let keeper = Object.self as? any KeyValueObserversKeeper.Type
    for (name, keyPath) in properties {
      members.imported(name, keyPath, notifies: keeper?.reportsChanges(of: name) ?? false)
    }
  }
}

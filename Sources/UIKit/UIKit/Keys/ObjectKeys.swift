import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

/// The properties of UIKit's objects, for key-value coding: storyboards set them by name, and so do apps.
///
/// They are listed under their names in Swift. In Objective-C, and as a key, `isHidden` is `hidden`. `ObjectKeyTests`
/// compares the list with iOS's properties.
@MainActor enum ObjectKeys {
  static func registerAll() {
    registerViews()
    registerControllers()
    registerBars()
    registerOthers()
    registerAdopted()
    registerUndocumented()
  }

  static func register<Object: AnyObject>(
    _ type: Object.Type, _ properties: KeyValuePairs<String, PartialKeyPath<Object>>
  ) {
    let members = Members(of: type)
    for (name, keyPath) in properties {
      members.imported(
        name, keyPath, notifies: type is UIView.Type && ObservedProperty(rawValue: name) != nil)
    }
  }
}

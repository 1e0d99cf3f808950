import UIKit

extension UIView {
  /// Calls `action` when a trait changes that a header's height may depend on, from iOS 17 on.
  ///
  /// iOS 17 deprecates `traitCollectionDidChange(_:)` in favour of `registerForTraitChanges`, which the SDK of
  /// iOS 16.5 doesn't declare (F-HEADER-12). So the method is called by name, after `responds(to:)`. Before iOS
  /// 17, and without Objective-C, this does nothing, and the override is called.
  func observeTraits(_ action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      let register = NSSelectorFromString("registerForTraitChanges:withHandler:")
      guard responds(to: register) else { return }
      let traits = [
        "UITraitPreferredContentSizeCategory", "UITraitLayoutDirection", "UITraitDisplayScale",
      ].compactMap { NSClassFromString($0) }.map { $0 as AnyObject }
      // The type of `UITraitChangeHandler`: the view, and its previous traits.
      let handler: @convention(block) (AnyObject, AnyObject) -> Void = { _, _ in
        MainActor.assumeIsolated { action() }
      }
      _ = perform(
        register, with: traits as NSArray, with: unsafeBitCast(handler, to: AnyObject.self))
    #endif
  }
}

import Foundation

/// Makes controllers whose state is restored. Nothing here restores states, so nothing asks.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes the controller that lay at this path of restoration identifiers, or nil.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

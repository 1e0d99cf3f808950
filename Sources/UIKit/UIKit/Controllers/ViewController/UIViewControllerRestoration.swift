import Foundation

/// Creates controllers whose state is restored. Never called: state restoration isn't supported.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller at this path of restoration identifiers, or nil.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

import ObjectiveCForLinux

extension UIResponder: Placeholder {
  nonisolated package static func makePlaceholder() -> Any? {
    guard isOnMainActor, String(reflecting: self).hasPrefix("UIKit.") else { return nil }
    return MainActor.assumeIsolated { makeDynamic() }
  }
}

import Foundation

/// The properties of an app's own classes that were set on a proxy.
///
/// Apple, `UIAppearance`: a class takes part with properties that Objective-C knows. The lowering registers them,
/// and those declared `dynamic` report their changes.
@MainActor final class OwnAppearance {
  private struct Change {
    var name: String
    var property: Property
    /// The value of the proxy before it was set, which is that of a new object.
    var initial: Any?
  }

  private var changes: [Change] = []

  /// Begins to record what is set on a proxy.
  init(of proxy: UIView) {
    KeyValueObservers.ofNew(proxy).onAnyChange = { [weak self, unowned proxy] name in
      self?.note(name, of: proxy)
    }
  }

  private func note(_ name: String, of proxy: UIView) {
    guard !changes.contains(where: { $0.name == name }),
      let property = MemberRegistry.shared.property(name, of: type(of: proxy))
    else { return }
    changes.append(Change(name: name, property: property, initial: property.value(of: proxy)))
  }

  /// Copies the properties to a view that still has the initial values.
  func copy(from proxy: UIView, to view: UIView) {
    for change in changes
    where Self.isSame(change.property.value(of: view), change.initial) {
      _ = change.property.set(change.property.value(of: proxy), of: view)
    }
  }

  /// Returns whether two values are equal. Values that can't be compared count as equal, because most views
  /// don't set a property that has a proxy.
  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    guard let a = a as? any Equatable else { return true }
    return isEqual(a, b)
  }

  private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { b as? Value == a }
}

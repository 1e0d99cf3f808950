/// The existing appearance proxies and their effect on objects.
///
/// A proxy is an object of its class. A property counts as set if it differs from that of a new
/// object. It is applied to objects whose own property doesn't differ.
@MainActor final class AppearanceProxies {
  static let shared = AppearanceProxies()

  private struct Proxy {
    var type: NSObject.Type
    var containers: [any UIAppearanceContainer.Type]
    var trait: UITraitCollection?
    var object: NSObject
    /// The properties that UIKit's classes list.
    var properties: [AppearanceProperty]
    /// The app's own properties that were set; nil for a bar item.
    var own: OwnAppearance?
  }

  /// The proxies, most specific first: by the depth of the class, then by the number of containers.
  private var proxies: [Proxy] = []
  private var newViews: [ObjectIdentifier: UIView] = [:]

  func proxy<Object: NSObject>(
    of type: Object.Type, for trait: UITraitCollection? = nil,
    in containers: [any UIAppearanceContainer.Type] = []
  ) -> Object {
    let known = proxies.first {
      $0.type == type && $0.trait == trait
        && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let object = known?.object as? Object { return object }
    let object = type.makeDynamic()
    let proxy = Proxy(
      type: type, containers: containers, trait: trait, object: object,
      properties: (type as? UIView.Type)?.appearanceProperties ?? [],
      own: (object as? UIView).map { OwnAppearance(of: $0) })
    let place = proxies.firstIndex { Self.isLess(proxy, than: $0) } ?? proxies.endIndex
    proxies.insert(proxy, at: place)
    return object
  }

  private static func isLess(_ a: Proxy, than b: Proxy) -> Bool {
    if a.type != b.type, isClass(a.type, below: b.type) { return true }
    guard a.type == b.type else { return false }
    return (a.containers.count, a.trait == nil ? 0 : 1)
      > (b.containers.count, b.trait == nil ? 0 : 1)
  }

  private static func classes(from type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
  }

  /// Returns whether a class is another one or one of its subclasses.
  private static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
    classes(from: type).contains { $0 == other }
  }

  // MARK: Views

  /// Applies the proxies to a view that has entered a window, or is laid out there for the first time.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    for proxy in proxies {
      guard let model = proxy.object as? UIView, model !== view,
        Self.isClass(Swift.type(of: view), below: proxy.type),
        fits(proxy, view.next, view.traitCollection)
      else { continue }
      for property in proxy.properties {
        property.copy(model, view, { self.newView(like: $0) })
      }
      proxy.own?.copy(from: model, to: view)
    }
  }

  private func fits(
    _ proxy: Proxy, _ first: UIResponder?, _ traits: UITraitCollection
  ) -> Bool {
    if let trait = proxy.trait, !traits.containsTraits(in: trait) { return false }
    var wanted = proxy.containers[...]
    var responder = first
    while let current = responder, let type = wanted.first {
      if Self.isClass(Swift.type(of: current), below: type) { wanted.removeFirst() }
      responder = current.next
    }
    return wanted.isEmpty
  }

  /// Creates a new view of a view's nearest class with properties of its own, which is UIKit's.
  private func newView(like view: UIView) -> UIView {
    let type = Swift.type(of: view)
    if let known = newViews[ObjectIdentifier(type)] { return known }
    let owners = Set(type.appearanceProperties.map { ObjectIdentifier($0.owner) })
    let nearest =
      Self.classes(from: type).lazy.compactMap { $0 as? UIView.Type }
      .first { owners.contains(ObjectIdentifier($0)) } ?? UIView.self
    let new = newViews[ObjectIdentifier(nearest)] ?? nearest.makeDynamic()
    newViews[ObjectIdentifier(nearest)] = new
    newViews[ObjectIdentifier(type)] = new
    return new
  }

  // MARK: Bar items

  /// Returns the value of the most specific proxy of an item's classes that has one.
  func first<Value>(for item: UIBarItem, _ value: (UIBarItem) -> Value?) -> Value? {
    for proxy in proxies where proxy.containers.isEmpty && proxy.trait == nil {
      guard let model = proxy.object as? UIBarItem, model !== item,
        Self.isClass(Swift.type(of: item), below: proxy.type), let found = value(model)
      else { continue }
      return found
    }
    return nil
  }
}

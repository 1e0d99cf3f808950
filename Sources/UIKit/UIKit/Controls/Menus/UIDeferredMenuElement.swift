import Foundation

/// A place in a menu for elements that are known only when it is shown, or later. Until then the menu
/// says that it is loading.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var isAsking = false
  private var listeners: [() -> Void] = []
  /// `nil` until the provider has answered.
  package private(set) var elements: [UIMenuElement]?

  /// - Parameter elementProvider: asked once, when the menu is shown for the first time; it calls its
  ///   argument with the elements.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// An element whose provider is asked each time that the menu is shown.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = Self(elementProvider)
    element.isCached = false
    return element
  }

  public required init?(coder: NSCoder) { nil }

  /// Begins a showing of the menu: what isn't cached is forgotten.
  func willShow() {
    if !isCached { elements = nil }
  }

  /// Asks the provider if it wasn't; `whenKnown` comes when the elements are there, once.
  func ask(whenKnown: @escaping () -> Void) {
    guard self.elements == nil else { return whenKnown() }
    listeners.append(whenKnown)
    guard !isAsking else { return }
    isAsking = true
    provider { [weak self] elements in
      guard let self, isAsking else { return }
      isAsking = false
      self.elements = elements
      let listeners = listeners
      self.listeners = []
      for listener in listeners { listener() }
    }
  }
}

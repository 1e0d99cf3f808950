import Foundation

/// A placeholder in a menu for elements that are known only when the menu is shown, or later. Until then the
/// menu shows that it is loading.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var isAsking = false
  private var listeners: [() -> Void] = []
  /// The elements; `nil` until the provider has returned them.
  package private(set) var elements: [UIMenuElement]?

  /// Creates an element.
  ///
  /// - Parameter elementProvider: Called once, when the menu is shown for the first time; it calls its
  ///   argument with the elements.
  public required init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose provider is called each time that the menu is shown.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = Self(elementProvider)
    element.isCached = false
    return element
  }

  public required init?(coder: NSCoder) { nil }

  /// Discards elements that aren't cached, before the menu is shown.
  func willShow() {
    if !isCached { elements = nil }
  }

  /// Asks the provider if it hasn't been asked; `whenKnown` is called once, when the elements are
  /// available.
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

import Foundation

/// An object into which items can be pasted. Every responder conforms to it.
///
/// If a responder's configuration accepts the pasteboard's items, `canPerformAction(_:withSender:)` returns
/// true for paste, so that edit menus show it and Command-V performs it. A view with a configuration also
/// accepts such items as drops, unless it has a drop interaction. If the view doesn't accept them, its
/// controller may.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types. The setter copies the value.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Loads the items that were pasted or dropped.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the items can be pasted now. By default, the configuration decides.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}

  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}

extension UIResponder: UIPasteConfigurationSupporting {
  /// Whether the items on the general pasteboard can be pasted.
  var canPastePasteboard: Bool { canPaste(UIPasteboard.general.itemProviders) }

  /// Pastes the items on the general pasteboard if possible.
  func pastePasteboard() {
    let providers = UIPasteboard.general.itemProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }
}

import Foundation

/// What can be pasted into. Every responder is.
///
/// A responder that has a configuration which accepts what is on the pasteboard says in
/// `canPerformAction(_:withSender:)` that it pastes, so that edit menus offer it and command and V do
/// it. A view with one also takes such items when they are dropped, unless it has a drop interaction; behind it
/// its controller does.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What is accepted; a copy of what was set.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Loads what it wants of items that were pasted or dropped.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes items now: by the configuration if the method is left out.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}

  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}

extension UIResponder: UIPasteConfigurationSupporting {
  /// Whether it takes what is on the general pasteboard.
  var canPastePasteboard: Bool { canPaste(UIPasteboard.general.itemProviders) }

  /// Pastes what is on the general pasteboard, if it takes that.
  func pastePasteboard() {
    let providers = UIPasteboard.general.itemProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }
}

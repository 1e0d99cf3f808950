import Foundation

/// A search that the user may want: what a row in the list below a search field says, and what it
/// stands for. ``UISearchSuggestionItem`` is the usual one.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The row's text.
  var localizedSuggestion: String? { get }

  /// The words that assistive software says after the text. It isn't drawn. May be left out.
  var localizedDescription: String? { get }

  /// The row's text with attributes, in place of ``localizedSuggestion`` where there is one.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// The image before the text. May be left out.
  var iconImage: UIImage? { get }

  /// The object that the suggestion stands for; the app's own.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

extension UISearchSuggestion {
  /// The words that assistive software says for the row: text and description.
  var spokenText: String? {
    let text = localizedAttributedSuggestion?.string ?? localizedSuggestion
    let parts = [text, localizedDescription].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

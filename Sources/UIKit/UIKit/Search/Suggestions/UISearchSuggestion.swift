import Foundation

/// A suggested search, shown as a row in the list below a search field. ``UISearchSuggestionItem``
/// is the standard implementation.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The row's text.
  var localizedSuggestion: String? { get }

  /// The description that assistive software reads after the text. It isn't drawn. Optional.
  var localizedDescription: String? { get }

  /// The row's attributed text, which replaces ``localizedSuggestion`` if present.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// The image before the text. Optional.
  var iconImage: UIImage? { get }

  /// The app's own object that the suggestion represents.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

extension UISearchSuggestion {
  /// The text that assistive software reads for the row: the suggestion and its description.
  var spokenText: String? {
    let text = localizedAttributedSuggestion?.string ?? localizedSuggestion
    let parts = [text, localizedDescription].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

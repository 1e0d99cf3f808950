import Foundation

/// A search suggestion with a text and an optional description and icon.
///
///     let item = UISearchSuggestionItem(
///       localizedSuggestion: "Pears", localizedDescription: "A kind of fruit",
///       iconImage: UIImage(systemName: "magnifyingglass"))
///     item.representedObject = Fruit.pear
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text, or the characters of the attributed text.
  open private(set) var localizedSuggestion: String?
  /// The attributed text, or `nil` for a suggestion that was created with a plain one.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The description that assistive software reads after the text.
  open private(set) var localizedDescription: String?
  /// The image before the text.
  open private(set) var iconImage: UIImage?
  /// The app's own object that the suggestion represents.
  open var representedObject: Any?

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(
      localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    self.init(
      localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion.string
    // The caller may still change a mutable string.
    localizedAttributedSuggestion = NSAttributedString(attributedString: suggestion)
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

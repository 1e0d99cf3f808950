import Foundation

/// A search suggestion with a text, and perhaps a description and an icon.
///
///     let item = UISearchSuggestionItem(
///       localizedSuggestion: "Pears", localizedDescription: "A kind of fruit",
///       iconImage: UIImage(systemName: "magnifyingglass"))
///     item.representedObject = Fruit.pear
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text; of a suggestion with an attributed text, its characters.
  open private(set) var localizedSuggestion: String?
  /// The text with attributes, or `nil` for a suggestion that was made with a plain one.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The words that assistive software says after the text.
  open private(set) var localizedDescription: String?
  /// The image before the text.
  open private(set) var iconImage: UIImage?
  /// The object that the suggestion stands for; the app's own.
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
    // Who gave a mutable string may go on changing it.
    localizedAttributedSuggestion = NSAttributedString(attributedString: suggestion)
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

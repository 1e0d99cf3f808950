import Foundation

/// A search criterion shown as a unit before the text of a search field, such as a person, a tag or
/// a kind of file.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Creates a token that shows an optional icon before its text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The app's own object that the token represents.
  open var representedObject: Any?
}

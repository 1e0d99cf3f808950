import Foundation

/// A search criterion that stands as one piece before the text of a search field: a person, a tag, a
/// kind of file.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Makes a token that shows an icon, if there is one, before its text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The object that the token stands for; the app's own.
  open var representedObject: Any?
}

import Foundation

/// A text for assistive software, as the app set it.
///
/// A plain text is stored as a string: Foundation on Linux never frees the attributes of an
/// `NSAttributedString`, and some values change in every frame.
enum SpokenText {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  var attributed: NSAttributedString {
    switch self {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let text): text
    }
  }
}

import UIKit

/// A row of a grouped table, as a value: what it says, and what touching it does.
@available(iOS 16, *)
@MainActor struct Row {
  /// For tests, the same in every language.
  let identifier: String
  var title: String
  /// Under the title.
  var detail: String?
  /// At the trailing edge.
  var value: String?
  var image: UIImage?
  /// The room that images of a list share, so that its texts line up.
  var imageSize = CGSize.zero
  /// How far it is indented, in steps.
  var level = 0
  var kind = Kind.plain
  /// The effect of swiping it away.
  var delete: (() -> Void)?

  enum Kind {
    /// Only says something.
    case plain
    /// Leads to another screen.
    case link(() -> UIViewController?)
    case button(Weight = .normal, () -> Void)
    /// One of several, of which one is chosen.
    case choice(isChosen: Bool, () -> Void)
    case toggle(isOn: Bool, (Bool) -> Void)
    /// A text to type.
    case field(Field)
  }

  /// How much a button stands out.
  enum Weight {
    case normal
    /// The main action of the screen.
    case prominent
    /// Takes something away for ever.
    case destructive
  }

  /// The content of a row to type into.
  struct Field {
    var text: String
    var placeholder: String
    var keyboard = UIKeyboardType.default
    /// The longest text that can be typed, in characters.
    var limit = 40
    /// Hears of each change.
    var change: (String) -> Void
  }

  /// An image of the system's, in the accent's colour.
  static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name)?.withTintColor(.accent, renderingMode: .alwaysOriginal)
  }
}

@available(iOS 16, *)
typealias RowSection = TableSection<Row>

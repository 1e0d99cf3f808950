import UIKit

/// A row of a grouped table, as a value: its content and its action.
@available(iOS 16, *)
@MainActor struct Row {
  /// The identifier for tests, the same in every language.
  let identifier: String
  var title: String
  /// The text under the title.
  var detail: String?
  /// The text at the trailing edge.
  var value: String?
  var image: UIImage?
  /// The common size of the images in a list, so that texts line up.
  var imageSize = CGSize.zero
  /// The indentation, in steps.
  var level = 0
  var kind = Kind.plain
  /// The effect of swiping the row away.
  var delete: (() -> Void)?

  enum Kind {
    /// The row has no action.
    case plain
    /// The row leads to another screen.
    case link(() -> UIViewController?)
    case button(Weight = .normal, () -> Void)
    /// The row is one of several options.
    case choice(isChosen: Bool, () -> Void)
    case toggle(isOn: Bool, (Bool) -> Void)
    /// The row has a text field.
    case field(Field)
  }

  /// The prominence of a button.
  enum Weight {
    case normal
    /// The main action of the screen.
    case prominent
    /// The action deletes something for ever.
    case destructive
  }

  /// The content of a row with a text field.
  struct Field {
    var text: String
    var placeholder: String
    var keyboard = UIKeyboardType.default
    /// The longest text, in characters.
    var limit = 40
    /// Called after each change.
    var change: (String) -> Void
  }

  /// Returns a symbol of the system, in the accent colour.
  static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name)?.withTintColor(.accent, renderingMode: .alwaysOriginal)
  }
}

@available(iOS 16, *)
typealias RowSection = TableSection<Row>

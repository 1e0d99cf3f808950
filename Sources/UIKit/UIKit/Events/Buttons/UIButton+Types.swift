import Foundation

extension UIButton {
  /// The style of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A button with a white title. Highlighting only darkens its image.
    case custom = 0
    /// A title in the tint colour, which fades while the button is highlighted.
    case system = 1
    /// An i in a circle, for details of a row.
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// The same as ``system`` on a phone.
    case plain = 6
    /// A cross on a grey disc of 30 by 30 points.
    case close = 7

    /// An old name of ``system``.
    public static var roundedRect: ButtonType { .system }

    /// Whether the title and the image take the tint colour.
    var isTinted: Bool { self != .custom && self != .close }

    /// The symbol of the type.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .custom, .system, .plain, .close: nil
      }
    }
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    case normal = 0
    /// The choice that the user most likely wants.
    case primary = 1
    case cancel = 2
    /// A choice that deletes data: shown in red.
    case destructive = 3
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

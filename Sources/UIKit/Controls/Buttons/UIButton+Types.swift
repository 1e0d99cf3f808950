import Foundation

extension UIButton {
  /// What a button looks like without a configuration.
  public enum ButtonType: Int, Sendable {
    /// White title; nothing happens to it while a finger is on it.
    case custom = 0
    /// A title in the tint colour, which fades while a finger is on it.
    case system = 1

    /// An old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}

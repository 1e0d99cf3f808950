import UIKit

/// The appearance: dark like deep water, or light like the paper of an old atlas.
@available(iOS 16, *)
enum Appearance: String, CaseIterable, Codable, Sendable {
  /// The same as the device.
  case system
  case dark
  case light

  var style: UIUserInterfaceStyle {
    switch self {
    case .system: .unspecified
    case .dark: .dark
    case .light: .light
    }
  }
}

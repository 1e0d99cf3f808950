import UIKit

/// Dark as deep water, or light as the paper of an old atlas.
@available(iOS 16, *)
enum Appearance: String, CaseIterable, Codable, Sendable {
  /// As the device.
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

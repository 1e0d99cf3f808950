import UIKit

@available(iOS 16, *)
extension Game {
  /// Returns the current palette of a screen.
  func palette(for controller: UIViewController) -> Palette {
    Palette(traits: controller.traitCollection, vision: vision)
  }

  /// Returns the palette for traits, as for a dynamic colour.
  func palette(for traits: UITraitCollection) -> Palette {
    Palette(traits: traits, vision: vision)
  }

  /// The kind of vision for which colours are chosen.
  var vision: Palette.Vision {
    switch settings.palette {
    case .standard: .standard
    case .colourBlind: .colourBlind
    }
  }

  /// Whether motion without meaning is turned off.
  var reducesMotion: Bool { settings.reducesMotion || UIAccessibility.isReduceMotionEnabled }
}

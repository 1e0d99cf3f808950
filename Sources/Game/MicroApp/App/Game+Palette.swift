import UIKit

@available(iOS 16, *)
extension Game {
  /// The colours in which a screen draws creatures now.
  func palette(for controller: UIViewController) -> Palette {
    Palette(traits: controller.traitCollection, vision: vision)
  }

  /// The colours for traits, as in a dynamic colour.
  func palette(for traits: UITraitCollection) -> Palette {
    Palette(traits: traits, vision: vision)
  }

  /// Whose eyes the colours are made for.
  var vision: Palette.Vision {
    switch settings.palette {
    case .standard: .standard
    case .colourBlind: .colourBlind
    }
  }

  /// Whether what moves without meaning stands still.
  var reducesMotion: Bool { settings.reducesMotion || UIAccessibility.isReduceMotionEnabled }
}

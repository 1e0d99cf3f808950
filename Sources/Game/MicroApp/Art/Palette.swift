import Micro
import UIKit

/// The colours in which creatures and their water are drawn.
///
///     let palette = Palette(ground: .darkField, vision: .standard)
///     palette.colour(of: .mouth)  // #FF7A6B
///
/// The colours of the standard palette are those of `CellType.colour` and `LinkType.colour`, which
/// pictures outside of the app have too (F-LOOK-03). Source of what surrounds them: F-LOOK-01, F-LOOK-05 and F-LOOK-06.
@available(iOS 16, *)
struct Palette: Hashable, Sendable {
  /// The background of creatures.
  enum Ground: Hashable, Sendable {
    /// Deep water under a dark-field microscope: what lives shines.
    case darkField
    /// A plate in an old atlas: ink on paper.
    case paper
  }

  /// Whose eyes it is made for.
  enum Vision: Hashable, Sendable {
    case standard
    /// Hues from blue to yellow, and a lightness of its own for each type.
    case colourBlind
  }

  var ground = Ground.darkField
  var vision = Vision.standard

  /// The palette for a screen's traits.
  init(traits: UITraitCollection, vision: Vision) {
    ground = traits.userInterfaceStyle == .dark ? .darkField : .paper
    self.vision = vision
  }

  init(ground: Ground = .darkField, vision: Vision = .standard) {
    self.ground = ground
    self.vision = vision
  }

  // MARK: What lives

  /// The colour of a cell. Plain cells have the colour of their creature's skin instead.
  func colour(of type: CellType) -> Colour {
    inked(vision == .standard ? type.colour : type.colourBlindColour)
  }

  func colour(of type: LinkType) -> Colour {
    inked(vision == .standard ? type.colour : type.colourBlindColour)
  }

  /// The skin of a creature with a hue, 0 … 1.
  func skin(hue: Float) -> Colour {
    inked(vision == .standard ? Colour(hue: hue) : Colour(colourBlindHue: hue))
  }

  /// On paper the same ink is laid on thicker: darker by three eighths, which leaves the steps
  /// between types as they are.
  private func inked(_ colour: Colour) -> Colour {
    guard ground == .paper else { return colour }
    return Colour(
      red: colour.red * 0.62, green: colour.green * 0.62, blue: colour.blue * 0.62,
      opacity: colour.opacity)
  }

  // MARK: What surrounds it

  /// The water where the light is.
  var water: Colour { ground == .darkField ? .water : Colour(0xF4F7F6) }

  /// The water at the dish's rim.
  var deep: Colour { ground == .darkField ? Colour(0x04141A) : Colour(0xE3EAE7) }

  /// The colour outside of the dish.
  var outside: Colour { ground == .darkField ? Colour(0x020A0D) : Colour(0xD5DEDB) }

  /// The meniscus at the dish's wall.
  var meniscus: Colour {
    ground == .darkField ? Colour(0xBFE9EE, opacity: 0.5) : Colour(0x3D5A5C, opacity: 0.5)
  }

  /// Where it is light: warmer by 4 %.
  var light: Colour {
    ground == .darkField ? Colour(0xFFE2A8, opacity: 0.1) : Colour(0xE8B54A, opacity: 0.16)
  }

  /// The colour of specks that drift in the water and mean nothing.
  var speck: Colour { ground == .darkField ? Colour(0xCFF5F5) : Colour(0x2D4A4C) }

  /// Food, and carrion when it fades.
  var food: Colour { vision == .standard ? inked(Colour(0x9BE38A)) : inked(Colour(0xFFE8B2)) }

  /// Poison in the water.
  var poison: Colour { colour(of: .toxinGland).with(opacity: 0.22) }

  /// The scent of food in the water.
  var scent: Colour { colour(of: .nose).with(opacity: 0.16) }

  /// The warm light at the rim of the player's creature.
  var rimLight: Colour { ground == .darkField ? Colour(0xFFD9A0) : Colour(0xB5651D) }

  /// The dashes around what can be eaten.
  var edible: Colour {
    switch (ground, vision) {
    case (.darkField, .standard): Colour(0x7BE07B)
    case (.darkField, .colourBlind): Colour(0x7CC8FF)
    case (.paper, .standard): Colour(0x1F7A35)
    case (.paper, .colourBlind): Colour(0x0B5FA5)
    }
  }

  /// The line around what is dangerous.
  var dangerous: Colour {
    switch (ground, vision) {
    case (.darkField, .standard): Colour(0xFF6B5E)
    case (.darkField, .colourBlind): Colour(0xFFB000)
    case (.paper, .standard): Colour(0xC2281D)
    case (.paper, .colourBlind): Colour(0x9C4A00)
    }
  }
}

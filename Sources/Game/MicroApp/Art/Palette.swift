import Micro
import UIKit

/// The colours in which creatures and their water are drawn.
///
///     let palette = Palette(ground: .darkField, vision: .standard)
///     palette.colour(of: .mouth)  // #FF7A6B
///
/// The colours of the standard palette are those of `CellType.colour` and `LinkType.colour`, which pictures outside of
/// the app use too (F-LOOK-03). Sources of the other colours: F-LOOK-01, F-LOOK-05 and F-LOOK-06.
@available(iOS 16, *)
struct Palette: Hashable, Sendable {
  /// The background of creatures.
  enum Ground: Hashable, Sendable {
    /// Deep water under a dark-field microscope: living things shine.
    case darkField
    /// A plate in an old atlas: ink on paper.
    case paper
  }

  /// The kind of vision for which it is made.
  enum Vision: Hashable, Sendable {
    case standard
    /// Hues from blue to yellow, with a different lightness for each type.
    case colourBlind
  }

  var ground = Ground.darkField
  var vision = Vision.standard
  /// The kind of dish, which decides the colours of the water.
  var habitat = Habitat.shallows

  /// Creates the palette for a screen's traits.
  init(traits: UITraitCollection, vision: Vision) {
    ground = traits.userInterfaceStyle == .dark ? .darkField : .paper
    self.vision = vision
  }

  init(ground: Ground = .darkField, vision: Vision = .standard) {
    self.ground = ground
    self.vision = vision
  }

  /// Returns the same palette for another kind of dish.
  func `in`(_ habitat: Habitat) -> Palette {
    var palette = self
    palette.habitat = habitat
    return palette
  }

  // MARK: Creatures

  /// Returns the colour of a cell. Plain cells have the colour of their creature's skin instead.
  func colour(of type: CellType) -> Colour {
    inked(vision == .standard ? type.colour : type.colourBlindColour)
  }

  func colour(of type: LinkType) -> Colour {
    inked(vision == .standard ? type.colour : type.colourBlindColour)
  }

  /// Returns the skin of a creature with a hue, 0 … 1.
  func skin(hue: Float) -> Colour {
    inked(vision == .standard ? Colour(hue: hue) : Colour(colourBlindHue: hue))
  }

  /// Returns a colour as ink on paper: darker by three eighths, which keeps the steps between types.
  private func inked(_ colour: Colour) -> Colour {
    guard ground == .paper else { return colour }
    return Colour(
      red: colour.red * 0.62, green: colour.green * 0.62, blue: colour.blue * 0.62,
      opacity: colour.opacity)
  }

  // MARK: Surroundings

  /// The water in the light.
  var water: Colour {
    switch (habitat, ground) {
    case (.shallows, .darkField): .water
    case (.shallows, .paper): Colour(0xF4F7F6)
    case (.stream, .darkField): Colour(0x0A2444)
    case (.stream, .paper): Colour(0xEEF4FB)
    case (.vents, .darkField): Colour(0x1B1216)
    case (.vents, .paper): Colour(0xEFE8E3)
    }
  }

  /// The water at the dish's rim.
  var deep: Colour {
    switch (habitat, ground) {
    case (.shallows, .darkField): Colour(0x04141A)
    case (.shallows, .paper): Colour(0xE3EAE7)
    case (.stream, .darkField): Colour(0x041026)
    case (.stream, .paper): Colour(0xD9E5F2)
    case (.vents, .darkField): Colour(0x0B0709)
    case (.vents, .paper): Colour(0xDDD3CC)
    }
  }

  /// The colour outside of the dish.
  var outside: Colour {
    switch (habitat, ground) {
    case (.shallows, .darkField): Colour(0x020A0D)
    case (.shallows, .paper): Colour(0xD5DEDB)
    case (.stream, .darkField): Colour(0x020816)
    case (.stream, .paper): Colour(0xC9D7E6)
    case (.vents, .darkField): Colour(0x050304)
    case (.vents, .paper): Colour(0xCCC1B9)
    }
  }

  /// The meniscus at the dish's wall.
  var meniscus: Colour {
    ground == .darkField ? Colour(0xBFE9EE, opacity: 0.5) : Colour(0x3D5A5C, opacity: 0.5)
  }

  /// The colour of light in the water: warmer by 4 %, and a glow over vents.
  var light: Colour {
    switch (habitat, ground) {
    case (.shallows, .darkField), (.stream, .darkField): Colour(0xFFE2A8, opacity: 0.1)
    case (.shallows, .paper), (.stream, .paper): Colour(0xE8B54A, opacity: 0.16)
    case (.vents, .darkField): Colour(0xFF7A2E, opacity: 0.5)
    case (.vents, .paper): Colour(0xE0642A, opacity: 0.45)
    }
  }

  /// The mouth of a vent.
  var vent: Colour { ground == .darkField ? Colour(0xFFC98A) : Colour(0x8A3A12) }

  /// The colour of specks that drift in the water without a meaning.
  var speck: Colour {
    switch (habitat, ground) {
    case (.shallows, .darkField): Colour(0xCFF5F5)
    case (.stream, .darkField): Colour(0xC9DDFF)
    case (.vents, .darkField): Colour(0xFFD9C2)
    case (_, .paper): Colour(0x2D4A4C)
    }
  }

  /// The colour of food, and of carrion when it fades.
  var food: Colour { vision == .standard ? inked(Colour(0x9BE38A)) : inked(Colour(0xFFE8B2)) }

  /// Poison in the water.
  var poison: Colour { colour(of: .toxinGland).with(opacity: 0.22) }

  /// The scent of food in the water.
  var scent: Colour { colour(of: .nose).with(opacity: 0.16) }

  /// The light at the rim of the player's creature: warm, or without a hue for eyes to which warm is like the colour of
  /// danger.
  var rimLight: Colour {
    switch (ground, vision) {
    case (.darkField, .standard): Colour(0xFFD9A0)
    case (.darkField, .colourBlind): Colour(0xFFFFFF)
    case (.paper, .standard): Colour(0xB5651D)
    case (.paper, .colourBlind): Colour(0x101C24)
    }
  }

  /// The light that is mixed into the soft side of a body: pale water in the dark, the plate itself on paper.
  var softness: Colour { ground == .darkField ? Colour(0xEAF7F7) : water }

  /// The dashes around edible creatures.
  var edible: Colour {
    switch (ground, vision) {
    case (.darkField, .standard): Colour(0x7BE07B)
    case (.darkField, .colourBlind): Colour(0x7CC8FF)
    case (.paper, .standard): Colour(0x1F7A35)
    case (.paper, .colourBlind): Colour(0x0B5FA5)
    }
  }

  /// The dots around creatures that can wound and can be beaten.
  var contested: Colour {
    switch (ground, vision) {
    case (.darkField, .standard): Colour(0xFFD166)
    case (.darkField, .colourBlind): Colour(0xF0F0F0)
    case (.paper, .standard): Colour(0x8A6100)
    case (.paper, .colourBlind): Colour(0x4A4A4A)
    }
  }

  /// The line around dangerous creatures.
  var dangerous: Colour {
    switch (ground, vision) {
    case (.darkField, .standard): Colour(0xFF6B5E)
    case (.darkField, .colourBlind): Colour(0xFFB000)
    case (.paper, .standard): Colour(0xC2281D)
    case (.paper, .colourBlind): Colour(0x9C4A00)
    }
  }
}

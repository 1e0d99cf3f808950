import Micro

/// The steps of skin hues: enough to tell neighbours apart, and few enough to share pictures.
@available(iOS 16, *)
enum Skin {
  static let steps = 24

  /// Returns the nearest step of a hue, 0 ..< `steps`; 1 is 0 again.
  static func step(of hue: Float) -> Int {
    let turn = hue - hue.rounded(.down)
    return Int((turn * Float(steps)).rounded()) % steps
  }

  /// The steps of darkness: each of the first generations of a line is darker than the one before.
  static let tones = 5

  /// Returns the step of a hue and a generation, 0 ..< `steps * tones`; that of generation 0 is the hue's own.
  static func step(of hue: Float, generation: Int) -> Int {
    step(of: hue) + min(max(generation, 0), tones - 1) * steps
  }

  /// - Parameter step: The step of a hue, or of a hue and a generation.
  static func colour(step: Int, _ palette: Palette) -> Colour {
    let skin = palette.skin(hue: Float(step % steps) / Float(steps))
    let tone = step / steps
    guard tone > 0 else { return skin }
    let shade = palette.ground == .darkField ? palette.water : Colour(0x000000)
    return skin.mixed(with: shade, darkening * Float(tone))
  }

  /// The part of the shade in the colour, for each tone (F-LOOK-09).
  private static let darkening: Float = 0.11
}

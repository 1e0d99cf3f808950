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

  static func colour(step: Int, _ palette: Palette) -> Colour {
    palette.skin(hue: Float(step) / Float(steps))
  }
}

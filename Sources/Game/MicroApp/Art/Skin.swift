import Micro

/// Skins come in so many hues that neighbours are told apart, and so few that pictures are shared.
@available(iOS 16, *)
enum Skin {
  static let steps = 24

  /// The nearest step of a hue, 0 ..< `steps`; 1 is 0 again.
  static func step(of hue: Float) -> Int {
    let turn = hue - hue.rounded(.down)
    return Int((turn * Float(steps)).rounded()) % steps
  }

  static func colour(step: Int, _ palette: Palette) -> Colour {
    palette.skin(hue: Float(step) / Float(steps))
  }
}

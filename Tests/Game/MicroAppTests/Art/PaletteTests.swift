import Micro
import Testing

@testable import MicroApp

@Suite("The palettes") struct PaletteTests {
  private static let grounds = [Palette.Ground.darkField, .paper]

  @Test("in the colour-blind palette every cell has a lightness of its own", arguments: grounds)
  func lightness(ground: Palette.Ground) {
    let palette = Palette(ground: ground, vision: .colourBlind)
    let steps = CellType.allCases.map { palette.colour(of: $0).lightness }.sorted()
    // Sixteen from 96 to 46 are 3⅓ apart. Ink on paper is 0.62 times as bright in sRGB, in which L* is
    // nearly linear, so 2.07 apart. Colours are rounded to eight bits, up to 0.2 each.
    let least: Float = ground == .darkField ? 3.33 - 0.4 : 2.07 - 0.4
    for (low, high) in zip(steps, steps.dropFirst()) { #expect(high - low > least) }
  }

  @Test("the standard palette matches that of all other pictures")
  func standard() {
    let palette = Palette()
    for type in CellType.allCases { #expect(palette.colour(of: type) == type.colour) }
    for type in LinkType.allCases { #expect(palette.colour(of: type) == type.colour) }
  }

  @Test("lightness matches CIE 1976")
  func lightnessFormula() {
    // Black, white, and the middle grey that L* 50 defines: 119 of 255, rounded.
    #expect(Colour(0x000000).lightness == 0)
    #expect(abs(Colour(0xFFFFFF).lightness - 100) < 0.01)
    #expect(abs(Colour(0x777777).lightness - 50) < 0.2)
  }

  @Test("everything on the ground stands out from it", arguments: grounds)
  func contrast(ground: Palette.Ground) {
    for vision in [Palette.Vision.standard, .colourBlind] {
      for habitat in Habitat.allCases {
        let palette = Palette(ground: ground, vision: vision).in(habitat)
        let water = palette.water.lightness
        let colours =
          CellType.allCases.map(palette.colour) + [palette.edible, palette.dangerous, palette.food]
        for colour in colours {
          #expect(abs(colour.lightness - water) > 25, "\(habitat), \(vision)")
        }
      }
    }
  }

  @Test("each kind of dish has water of its own", arguments: grounds)
  func waters(ground: Palette.Ground) {
    for colour in [\Palette.water, \.deep, \.outside] {
      let all = Habitat.allCases.map { Palette(ground: ground).in($0)[keyPath: colour] }
      #expect(Set(all).count == all.count)
    }
  }

  @Test("in the colour-blind palette, the whole lines differ in lightness", arguments: grounds)
  func wholeLines(ground: Palette.Ground) {
    let palette = Palette(ground: ground, vision: .colourBlind)
    // Those of prey and of contested creatures have dashes and dots.
    #expect(abs(palette.rimLight.lightness - palette.dangerous.lightness) > 20)
  }

  @Test("hues come in steps around the circle")
  func hues() {
    for step in 0..<Skin.steps {
      #expect(Skin.step(of: Float(step) / Float(Skin.steps)) == step)
      #expect(Skin.step(of: Float(step) / Float(Skin.steps) + 1) == step)
    }
    #expect(Skin.step(of: 0.999) == 0)
    #expect(Skin.step(of: -0.001) == 0)
  }
}

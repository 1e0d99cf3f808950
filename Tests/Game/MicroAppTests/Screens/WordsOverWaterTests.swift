import Micro
import ScreenReading
import Stage
import Testing

@testable import MicroApp

/// Text over the water is readable whatever swims below it, in light and dark mode.
///
/// Source of the ratio: WCAG 2.2, 1.4.3: 4.5 to 1. Colours that have less on the plain ground, such as the system's
/// secondary one, may lose a fifth of it.
@MainActor @Suite struct WordsOverWaterTests {
  /// All colours of creatures side by side, as if creatures were everywhere.
  private final class Stripes: UIView {
    init(_ palette: Palette) {
      super.init(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      let colours =
        [palette.dangerous, palette.rimLight, palette.water]
        + CellType.allCases.map { palette.colour(of: $0) }
      for index in 0..<250 {
        let stripe = UIView(frame: CGRect(x: CGFloat(index) * 8, y: 0, width: 8, height: 2000))
        stripe.backgroundColor = colours[index % colours.count].uiColor
        addSubview(stripe)
      }
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  /// Expects a label to be about as readable as on the plain ground, or at least sufficiently readable.
  private func expect(
    _ label: UILabel, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let alpha = label.alpha
    label.alpha = 0
    let drawn = try #require(DrawnLight(stage)).range(in: stage.frame(of: label))
    label.alpha = alpha
    let plain = contrast(of: label, over: luminance(of: .ground, in: label.traitCollection))
    let least = [drawn.lowerBound, drawn.upperBound].map { contrast(of: label, over: $0) }.min()
    #expect(
      try #require(least) >= min(4.5, 0.8 * plain), "\(label.text ?? ""), \(drawn), \(plain)",
      sourceLocation: sourceLocation)
    // A check of the test itself: the background must show through, otherwise there is nothing to test.
    #expect(drawn.lowerBound < drawn.upperBound, sourceLocation: sourceLocation)
  }

  private func luminance(of colour: UIColor, in traits: UITraitCollection) -> Double {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    colour.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return Double(DrawnLight.luminance(red, green, blue))
  }

  /// Returns the contrast of a label's letters, which may be translucent, with the ground.
  private func contrast(of label: UILabel, over ground: Double) -> Double {
    let colour = label.textColor.resolvedColor(with: label.traitCollection)
    var opacity: CGFloat = 0
    colour.getRed(nil, green: nil, blue: nil, alpha: &opacity)
    let opaque = DrawnLight.grey(luminance(of: colour, in: label.traitCollection))
    let letters = opaque * opacity + DrawnLight.grey(ground) * (1 - opacity)
    return DrawnLight.contrast(Double(DrawnLight.luminance(letters, letters, letters)), ground)
  }

  @Test("the observer's title, and its numbers", arguments: [UIUserInterfaceStyle.light, .dark])
  func observer(appearance: UIUserInterfaceStyle) throws {
    let scene = Scene(stage: Stage(device: .iPhone14Pro, appearance: appearance))
    let observer = ObserverController(game: scene.game, seed: 2)
    let navigation = UINavigationController(rootViewController: observer)
    scene.stage.show(navigation)
    scene.stage.advance(by: 0.5)
    observer.view.insertSubview(
      Stripes(scene.game.palette(for: observer)), aboveSubview: observer.dish)
    scene.stage.advance(by: 0.1)
    try Pictures.keep(scene.stage.pngData(), "words-\(appearance.rawValue)")
    let title = try #require(
      navigation.navigationBar.labels.first {
        $0.text == observer.title && !$0.bounds.isEmpty && $0.alpha > 0
      })
    try expect(title, on: scene.stage)
    let status = try #require(
      scene.stage.view(withIdentifier: "observer-status") as? UILabel)
    try expect(status, on: scene.stage)
  }

  @Test(
    "an announcement, with its title and its detail",
    arguments: [UIUserInterfaceStyle.light, .dark],
    Language.allCases)
  func announcement(appearance: UIUserInterfaceStyle, language: Language) throws {
    let scene = Scene(
      stage: Stage(device: .iPhone14Pro, appearance: appearance), languages: [language.rawValue])
    let dish = DishController(session: Showcase.crowded(), game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.2)
    dish.view.insertSubview(Stripes(scene.game.palette(for: dish)), belowSubview: dish.hud)
    dish.hud.announcements.add(Announcement(title: "Generation 2", detail: "Most of your rivals"))
    scene.stage.advance(by: 0.5)
    let words = dish.hud.announcements.labels
    #expect(words.count == 2)
    try expect(words[0], on: scene.stage)
    try expect(words[1], on: scene.stage)
  }

  @Test("the lines of the status", arguments: [UIUserInterfaceStyle.light, .dark])
  func status(appearance: UIUserInterfaceStyle) throws {
    let scene = Scene(stage: Stage(device: .iPhone14Pro, appearance: appearance))
    let dish = DishController(session: Showcase.crowded(), game: scene.game)
    scene.stage.show(dish)
    scene.stage.advance(by: 0.2)
    dish.view.insertSubview(Stripes(scene.game.palette(for: dish)), belowSubview: dish.hud)
    scene.stage.advance(by: 0.1)
    for name in ["rivals", "next-edit"] {
      let label = try #require(scene.stage.view(withIdentifier: name) as? UILabel)
      try expect(label, on: scene.stage)
    }
  }
}

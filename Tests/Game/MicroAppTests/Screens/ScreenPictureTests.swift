import Stage
import Testing

@testable import MicroApp

/// Every screen in dark and light mode, in German, with large text, and in German with the largest text in landscape. With `OOZE_PICTURES` the pictures are written
/// for inspection.
@MainActor
@Suite struct ScreenPictureTests {
  enum Look: String, CaseIterable {
    case dark, light, large, german, tablet, lying
  }

  @Test("No label is cut off sideways, and none leaves the screen", arguments: Look.allCases)
  func looks(look: Look) throws {
    let stage = Stage(
      device: look == .tablet ? .iPadMini6 : .iPhone14Pro,
      orientation: look == .lying ? .landscapeLeft : .portrait,
      appearance: look == .light ? .light : .dark,
      textSize: look == .lying
        ? .accessibilityExtraExtraExtraLarge : look == .large ? .accessibilityLarge : .large)
    let scene = Scene(stage: stage, languages: [[.german, .lying].contains(look) ? "de" : "en"])
    scene.fill()
    for screen in TestedScreen.allCases {
      stage.show(screen.make(scene.game))
      stage.advance(by: 1)
      try Pictures.keep(stage.pngData(), "\(screen.rawValue)-\(look.rawValue)")
      let width = stage.screen.bounds.width
      for case let label as UILabel in stage.views() where !label.isHidden && label.text != nil {
        let frame = stage.frame(of: label)
        guard frame.width > 0, isOnScreen(label) else { continue }
        #expect(frame.minX >= -0.5, "\(screen) in \(look): \(label.text ?? "") \(frame)")
        #expect(frame.maxX <= width + 0.5, "\(screen) in \(look): \(label.text ?? "") \(frame)")
      }
    }
  }

  private func isOnScreen(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if view.isHidden || view.alpha < 0.01 { return false }
      next = view.superview
    }
    return view.window != nil
  }
}

import Foundation
import Testing
import UIKit

@MainActor @Suite struct EffectTests {
  private func backdrop(_ view: UIVisualEffectView) -> Backdrop? {
    view.subviews.first?.layer._backdrop
  }

  @Test func everyStyleBlursAndTints() {
    for raw in (0...20).filter({ $0 != 3 }) {
      let style = UIBlurEffect.Style(rawValue: raw)!
      for isDark in [false, true] {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.overrideUserInterfaceStyle = isDark ? .dark : .light
        let backdrop = backdrop(view)!
        #expect(backdrop.blurRadius >= 20 && backdrop.tint.alpha < 1)
      }
    }
  }

  @Test func materialsAdaptToTheAppearance() {
    let adaptive: [UIBlurEffect.Style] = [
      .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial,
    ]
    for style in adaptive {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.overrideUserInterfaceStyle = .light
      let light = backdrop(view)!
      view.overrideUserInterfaceStyle = .dark
      let dark = backdrop(view)!
      #expect(light.tint.red > 0.5 && dark.tint.red < 0.5)
    }
    for style in [UIBlurEffect.Style.dark, .systemMaterialLight] {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.overrideUserInterfaceStyle = .light
      let light = backdrop(view)
      view.overrideUserInterfaceStyle = .dark
      #expect(backdrop(view) == light)
    }
  }

  @Test func contentFillsTheViewInFrontOfTheEffect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    view.effect = nil
    #expect(view.subviews.first?.isHidden == true)
  }
}

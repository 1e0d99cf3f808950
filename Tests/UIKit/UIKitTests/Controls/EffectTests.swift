import Foundation
import Stage
import Testing

@MainActor @Suite struct EffectTests {
  private func backdrop(_ view: UIVisualEffectView) -> Backdrop? {
    view.subviews.first?.layer.backdrop
  }

  @Test func everyStyleBlursAndTints() {
    for raw in (0...20).filter({ $0 != 3 }) {
      let style = UIBlurEffect.Style(rawValue: raw)!
      for isDark in [false, true] {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.overrideUserInterfaceStyle = isDark ? .dark : .light
        let backdrop = backdrop(view)!
        #expect(backdrop.blurRadius >= 20)
        #expect(backdrop.tint.alpha < 1)
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
      #expect(light.tint.red > 0.5)
      #expect(dark.tint.red < 0.5)
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
    #expect(backdrop(view) == nil)
  }

  // MARK: Animated changes

  private func shown(_ view: UIVisualEffectView) -> Backdrop? {
    let layer = view.subviews.first?.layer
    return (layer?.presentation() ?? layer)?.backdrop
  }

  private func stageWithEffect(
    _ effect: UIVisualEffect?
  ) -> (Stage, UIVisualEffectView) {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    stage.show(controller)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    return (stage, view)
  }

  /// Half way all parameters are halved; no effect means blur 0, saturation 1, and the tint without alpha.
  @Test func aBlurGrowsAndFades() {
    let light = UIBlurEffect(style: .light)
    for grows in [true, false] {
      let (stage, view) = stageWithEffect(grows ? nil : light)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = grows ? light : nil
      }
      for (time, part) in [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)] as [(Double, CGFloat)] {
        stage.advance(by: 0.1 + time - stage.time)
        let share = grows ? part : 1 - part
        let now = shown(view)!
        #expect(abs(now.blurRadius - 30 * share) < 1e-6)
        #expect(abs(now.saturation - (1 + 0.8 * share)) < 1e-6)
        #expect(abs(now.tint.alpha - Float(0.3 * share)) < 1e-6)
        #expect(now.tint.red == 1)
      }
      stage.advance(by: 0.5)
      #expect(view.subviews.first?.layer.animationKeys() == nil)
      #expect(shown(view)?.isVisible == grows)
    }
  }

  @Test func oneBlurTurnsIntoAnother() {
    let (stage, view) = stageWithEffect(UIBlurEffect(style: .light))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .dark)
    }
    stage.advance(by: 0.5)
    let now = shown(view)!
    // From radius 30, white 1 at 0.3 to radius 20, white 0.11 at 0.73.
    #expect(abs(now.blurRadius - 25) < 1e-6)
    #expect(abs(now.tint.red - 0.555) < 1e-6)
    #expect(abs(now.tint.alpha - 0.515) < 1e-6)
  }

  /// The usual way in which apps make a partial blur: an animator that never runs.
  @Test func anAnimatorHoldsAPartOfABlur() {
    let (stage, view) = stageWithEffect(nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .light)
    }
    for fraction in [0.2, 0.75, 0, 1, 0.1] as [CGFloat] {
      animator.fractionComplete = fraction
      #expect(abs((shown(view)?.blurRadius ?? -1) - 30 * fraction) < 1e-6)
    }
    _ = stage.layerTree()
    #expect(!stage.renderLoop.needsFrame)
    stage.advance(by: 5)
    #expect(abs((shown(view)?.blurRadius ?? -1) - 3) < 1e-6)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(shown(view)?.isVisible == false)
  }

  // MARK: Vibrancy

  /// Over black, with a dark blur: the covered area is lighter than the rest, by the style; the content's
  /// colour doesn't matter.
  @Test func contentIsAStencil() {
    let blur = UIBlurEffect(style: .dark)
    var greys: [Int] = []
    for style in [
      UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    ] {
      let (stage, view) = stageWithEffect(blur)
      view.superview?.backgroundColor = .black
      let vibrancy = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: blur, style: style))
      vibrancy.frame = view.bounds
      view.contentView.addSubview(vibrancy)
      let bar = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
      bar.backgroundColor = .red
      vibrancy.contentView.addSubview(bar)
      stage.advance(by: 0.1)
      let image = stage.snapshot()
      func color(_ x: Int, _ y: Int) -> [Int] {
        let data = image.dataProvider!.data!
        let index = data.startIndex + (y * 2 * image.width + x * 2) * 4
        return [2, 1, 0].map { Int(data[index + $0]) }
      }
      let (inside, outside) = (color(150, 150), color(150, 120))
      // White 0.11 at 0.73 over black: 0.08.
      #expect(outside.allSatisfy { abs($0 - 20) <= 3 }, "\(outside)")
      #expect(Set(inside).count == 1, "\(inside)")
      greys.append(inside[0])
      #expect(vibrancy.hitTest(CGPoint(x: 50, y: 50), with: nil) === bar)
    }
    #expect(greys == greys.sorted(by: >), "\(greys)")
    #expect(greys.last! > 30, "\(greys)")
  }
}

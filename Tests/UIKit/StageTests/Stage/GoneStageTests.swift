import AVFAudio
import Foundation
import Stage
import Testing
import UIKit

/// A stage that is released also releases its pending work, whatever its screen was doing.
@MainActor @Suite(.serialized) struct GoneStageTests {
  /// A screen with a sound, which holds its output device and therefore the clock.
  final class Screen: UIViewController {
    var player: AVAudioPlayer?
    var link: CADisplayLink?
    private(set) var frames = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      player = try? AVAudioPlayer(data: Waves.tone(seconds: 5))
      player?.play()
    }

    func frame() { frames += 1 }
  }

  /// The pending work of a screen, each kind with a reference to the screen.
  enum Moment: CaseIterable {
    case rest, push, pop, present, dismiss, animation, spring, propertyAnimator
    case displayLink, later, keyboard, drag
  }

  @MainActor private static func begin(_ moment: Moment, on stage: Stage, _ screen: Screen) {
    let navigation = screen.navigationController
    let view = screen.view!
    switch moment {
    case .rest: break
    case .push: navigation?.pushViewController(Screen(), animated: true)
    case .pop:
      navigation?.pushViewController(Screen(), animated: false)
      navigation?.popViewController(animated: true)
    case .present: screen.present(Screen(), animated: true)
    case .dismiss:
      screen.present(Screen(), animated: false)
      screen.dismiss(animated: true)
    case .animation:
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        screen.title = "end"
      }
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        view.center.y += 9
      } completion: { _ in
        screen.title = "end"
      }
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in screen.title = "end" }
      animator.startAnimation()
    case .displayLink:
      let link = CADisplayLink(
        target: screen, selector: Selector("frame", Screen.frame))
      link.add(to: .main, forMode: .common)
      screen.link = link
    case .later:
      UIView.animate(withDuration: 0, delay: 5) { screen.view.alpha = 0.5 }
    case .keyboard:
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      view.addSubview(field)
      field.becomeFirstResponder()
    case .drag:
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.contentSize = CGSize(width: 300, height: 5000)
      view.addSubview(scrollView)
      stage.advance(by: 0.1)
      stage.drag(
        from: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -300), duration: 0.1)
    }
  }

  @Test(arguments: Moment.allCases, [0, 0.05, 0.2]) func nothingStays(
    _ moment: Moment, _ seconds: Double
  ) {
    weak var screen: Screen?
    weak var view: UIView?
    do {
      let stage = Stage()
      let shown = Screen()
      screen = shown
      stage.show(UINavigationController(rootViewController: shown))
      stage.advance(by: 0.5)
      view = shown.view
      Self.begin(moment, on: stage, shown)
      stage.advance(by: seconds)
      #expect(shown.player?.isPlaying == true)
    }
    // The last stage stays current until there is another one.
    _ = Stage()
    #expect(screen == nil)
    #expect(view == nil)
  }

  /// The pending work of two stages is separate: when one is released, the other continues.
  @Test func theOtherGoesOn() {
    let stage = Stage()
    let shown = Screen()
    stage.show(shown)
    do {
      let other = Stage()
      other.show(Screen())
      other.advance(by: 0.1)
      stage.makeCurrent()
      UIView.animate(withDuration: 1) {
        shown.view.alpha = 0
      } completion: { _ in
        shown.title = "end"
      }
      other.advance(by: 2)
    }
    stage.advance(by: 0.5)
    #expect(shown.title == nil)
    stage.advance(by: 1)
    #expect(shown.title == "end")
  }
}

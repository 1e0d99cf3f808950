import QuartzCore
import Stage
import Testing
import WireMonkey

@testable import StageBrowser

/// The animation frames that the page receives: each contains the presented state, and none is sent while
/// nothing moves.
@MainActor @Suite struct AnimatedWireTests {
  private let stage = Stage(device: .iPhoneSE)
  private let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  private let blur = UIVisualEffectView(effect: nil)

  init() {
    let controller = UIViewController()
    stage.show(controller)
    view.backgroundColor = .red
    blur.frame = CGRect(x: 200, y: 100, width: 100, height: 100)
    controller.view.addSubview(view)
    controller.view.addSubview(blur)
    stage.advance(by: 0.1)
  }

  /// Advances by `frames` as the page would see them, and returns the number of frames sent.
  private func follow(
    _ frames: Int, _ encoder: inout FrameEncoder, _ page: inout WirePage
  ) throws -> Int {
    var sent = 0
    for _ in 0..<frames {
      stage.advance(by: 1.0 / 60)
      let tree = stage.layerTree()
      if encoder.isCurrent(tree) { continue }
      _ = try page.apply(encoder.encode(tree))
      sent += 1
      #expect(page.layers == WirePage.layers(expecting: tree))
      let shown = view.layer.presentation() ?? view.layer
      #expect(
        page.layers[view.layer.serial]?.position == [
          ByteWriter.units(shown.position.x), ByteWriter.units(shown.position.y),
        ])
      #expect(page.layers[view.layer.serial]?.opacity == shown.opacity)
    }
    return sent
  }

  @Test func thePageSeesWhatIsPresented() throws {
    var (encoder, page) = (FrameEncoder(), WirePage())
    let view = view
    let starts: [() -> Void] = [
      { UIView.animate(withDuration: 0.5) { view.center.x += 100 } },
      {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1,
          animations: { view.center.y += 50 })
      },
      {
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        }
      },
      {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) {
          view.center.x -= 100
        }
        animator.startAnimation()
      },
    ]
    _ = try follow(1, &encoder, &page)
    for start in starts {
      stage.makeCurrent()
      start()
      // Thirty frames move. When the animation has ended, the page has the last of them.
      let sent = try follow(40, &encoder, &page)
      #expect((29...31).contains(sent), "\(sent)")
      #expect(try follow(60, &encoder, &page) == 0)
    }
  }

  @Test func aScrubbedBlurSendsOnlyWhatChanges() throws {
    var (encoder, page) = (FrameEncoder(), WirePage())
    _ = try follow(1, &encoder, &page)
    stage.makeCurrent()
    let blur = blur
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      blur.effect = UIBlurEffect(style: .light)
    }
    var seen: Set<[UInt8]> = []
    let layer = blur.subviews[0].layer.serial
    for tenth in 1...5 {
      animator.fractionComplete = CGFloat(tenth) / 10
      #expect(try follow(30, &encoder, &page) == 1)
      seen.insert(page.layers[layer]?.backdrop ?? [])
    }
    #expect(seen.count == 5)
    animator.fractionComplete = 0
    _ = try follow(1, &encoder, &page)
    // No backdrop at all.
    #expect(page.layers[layer]?.backdrop == [0])
    animator.stopAnimation(true)
  }

  @Test func aFlipIsSentAsTurnedLayers() throws {
    var (encoder, page) = (FrameEncoder(), WirePage())
    _ = try follow(1, &encoder, &page)
    stage.makeCurrent()
    UIView.transition(with: view, duration: 0.5, options: .transitionFlipFromLeft) {
      view.backgroundColor = .blue
    }
    stage.advance(by: 0.125)
    let tree = stage.layerTree()
    _ = try page.apply(encoder.encode(tree))
    #expect(page.layers == WirePage.layers(expecting: tree))
    // In perspective: a number of the fourth column isn't 0.
    #expect(page.layers.values.filter { $0.transform[3] != 0 }.count == 2)
    stage.advance(by: 1)
    _ = try page.apply(encoder.encode(stage.layerTree()))
    #expect(page.layers.values.allSatisfy { $0.transform == WireLayer.identity })
  }
}

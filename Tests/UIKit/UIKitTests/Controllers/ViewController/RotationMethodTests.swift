import Stage
import Testing

@testable import UIKit

/// The rotation callbacks of controllers from before size transitions, and the newer appearances of tab
/// bars.
///
/// Sources: Apple, `UIViewController.willRotate(to:duration:)` and its like, `UITabBarAppearance`.
@MainActor @Suite(.serialized) struct RotationMethodTests {
  private final class Told: UIViewController {
    var calls: [String] = []
    var forwards = true

    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      super.willRotate(to: toInterfaceOrientation, duration: duration)
      calls.append("will \(toInterfaceOrientation.rawValue)")
      #expect(duration > 0)
    }

    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
      calls.append("animate \(toInterfaceOrientation.rawValue)")
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      super.didRotate(from: fromInterfaceOrientation)
      calls.append("did \(fromInterfaceOrientation.rawValue)")
    }

    override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwards }
  }

  @Test(
    "Controllers and their children hear of a turn once each, in order, unless forwarding is off")
  func turns() {
    for forwards in [true, false] {
      let stage = Stage(device: .iPhone14)
      let outer = Told()
      let inner = Told()
      outer.forwards = forwards
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      stage.show(outer)
      #expect(outer.calls.isEmpty)
      var before = UIInterfaceOrientation.portrait
      for next in [.landscapeRight, .landscapeLeft, .portrait] as [UIInterfaceOrientation] {
        outer.calls = []
        inner.calls = []
        stage.rotate(to: next)
        let wanted = [
          "will \(next.rawValue)", "animate \(next.rawValue)", "did \(before.rawValue)",
        ]
        #expect(outer.calls == wanted)
        #expect(inner.calls == (forwards ? wanted : []))
        before = next
      }
      outer.calls = []
      stage.appearance = .dark
      #expect(outer.calls.isEmpty, "other traits are no turn")
    }
  }

  @Test("A tab bar uses its appearance's item positions if it has none of its own")
  func tabPlaces() {
    for isOwn in [false, true] {
      putPhoneToWork()
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
      bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      let appearance = UITabBarAppearance()
      appearance.stackedItemPositioning = .centered
      appearance.stackedItemWidth = 50
      appearance.stackedItemSpacing = 10
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
      if isOwn {
        bar.itemPositioning = .centered
        bar.itemWidth = 70
        bar.itemSpacing = 20
      }
      bar.layoutIfNeeded()
      let frames = bar.buttons.map(\.frame)
      let (width, spacing): (CGFloat, CGFloat) = isOwn ? (70, 20) : (50, 10)
      for frame in frames { #expect(abs(frame.width - width) < 0.5) }
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(next.minX - one.maxX - spacing) < 0.5)
      }
    }
  }

  @Test("Copies of tab bar appearances keep their newer properties")
  func tabCopies() {
    let appearance = UITabBarAppearance()
    let image = UIImage()
    appearance.selectionIndicatorImage = image
    appearance.selectionIndicatorTintColor = .red
    appearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = UIOffset(
      horizontal: 1, vertical: 2)
    let copy = appearance.copy()
    #expect(copy.selectionIndicatorImage === image)
    #expect(copy.selectionIndicatorTintColor == .red)
    #expect(
      copy.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment
        == UIOffset(horizontal: 1, vertical: 2))
  }
}

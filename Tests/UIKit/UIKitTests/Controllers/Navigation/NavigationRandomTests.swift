import QuartzCore
import Testing

@testable import UIKit

/// In any order of operations every controller's callbacks are balanced, and at rest exactly the
/// visible controllers have appeared.
@MainActor
struct NavigationRandomTests {
  @Test(
    "Messages are balanced under random pushes, pops, presentations and hidden windows",
    arguments: [
      UInt64(1), 7, 42, 1001, 31_337, 271_828, 314_159, 0xDEAD_BEEF,
    ])
  func balance(seed: UInt64) {
    var random = SplitMix(state: seed)
    let bench = ControllerBench()
    let pool = (0..<6).map { RecordingController("\($0)") }
    let modal = RecordingController("modal")
    let navigation = UINavigationController(rootViewController: pool[0])
    bench.show(navigation)
    for step in 0..<150 {
      let animated = Bool.random(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let free = pool.filter { !navigation.viewControllers.contains($0) }
        if let next = free.randomElement(using: &random), next.parent == nil {
          navigation.pushViewController(next, animated: animated)
        }
      case 2: navigation.popViewController(animated: animated)
      case 3: navigation.popToRootViewController(animated: animated)
      case 4:
        let count = Int.random(in: 1...4, using: &random)
        navigation.setViewControllers(
          Array(pool.shuffled(using: &random).prefix(count)), animated: animated)
      case 5:
        if navigation.presentedViewController == nil {
          let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
          modal.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
          navigation.present(modal, animated: animated)
        }
      case 6: navigation.dismiss(animated: animated)
      case 7: bench.window.isHidden.toggle()
      default: bench.advance(by: Double.random(in: 0..<0.5, using: &random))
      }
      for controller in pool + [modal] {
        #expect(
          controller.isBalanced,
          "seed \(seed), step \(step), \(controller.name): \(controller.messages)")
      }
    }
    bench.window.isHidden = false
    bench.advance(by: 0.5)
    navigation.dismiss(animated: false)
    bench.advance(by: 2)
    for controller in pool {
      let isSeen = controller === navigation.topViewController
      #expect(
        controller.messages.last == (isSeen ? .didAppear : .didDisappear)
          || (!isSeen && controller.messages.isEmpty),
        "seed \(seed), \(controller.name): \(controller.messages.suffix(4))")
    }
    #expect(modal.isGone)
    #expect(navigation.topViewController?.view.window === bench.window)
  }
}

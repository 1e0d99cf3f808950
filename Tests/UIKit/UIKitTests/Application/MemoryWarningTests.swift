import Foundation
import Stage
import Testing

@testable import UIKit

/// A memory warning reaches the delegate, observers and every controller once.
@MainActor @Suite(.serialized) struct MemoryWarningTests {
  private final class Counter: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test func everybodyHears() {
    let stage = Stage()
    let (root, child, other, modal) = (Counter(), Counter(), Counter(), Counter())
    let navigation = UINavigationController(rootViewController: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    navigation.pushViewController(other, animated: false)
    stage.show(navigation)
    navigation.present(modal, animated: false)
    stage.advance(by: 0.5)
    var heard = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.simulateMemoryWarning()
    #expect([root, child, other, modal].map(\.warnings) == [1, 1, 1, 1])
    #expect(heard == 1)
  }
}

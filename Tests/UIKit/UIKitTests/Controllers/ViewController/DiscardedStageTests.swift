import Stage
import Testing

@testable import UIKit

/// Stages that are discarded during a presentation or transition: their controllers are deallocated with
/// them, although objects refer to each other until it ends.
@MainActor struct DiscardedStageTests {
  private enum Shown: CaseIterable {
    case pushed, popped, sheet, fullScreen, alert, sheetOverSheet, draggedSheet, tab
  }

  /// The seconds at which the stage is discarded: before, during and after the transition.
  private nonisolated static let moments = [0, 0.05, 0.2, 0.45, 2.0]

  /// Shows `shown` on a stage, which is discarded at `moment`.
  private func show(_ shown: Shown, until moment: Double) -> [() -> UIViewController?] {
    let stage = Stage(device: .iPhone14Pro)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let other = UIViewController()
    stage.show(tabs)
    stage.advance(by: 0.1)
    switch shown {
    case .pushed: navigation.pushViewController(other, animated: true)
    case .popped:
      navigation.pushViewController(other, animated: false)
      stage.advance(by: 0.1)
      navigation.popViewController(animated: true)
    case .sheet: root.present(other, animated: true)
    case .fullScreen:
      other.modalPresentationStyle = .fullScreen
      root.present(other, animated: true)
    case .alert:
      root.present(
        UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true)
    case .sheetOverSheet:
      root.present(other, animated: false)
      other.present(UIViewController(), animated: true)
    case .draggedSheet:
      root.present(other, animated: true)
      stage.advance(by: 1)
      let start = CGPoint(x: 196, y: 120)
      stage.touchDown(at: start)
      stage.move(from: start, by: CGVector(dx: 0, dy: 300), duration: 0.2)
    case .tab: tabs.selectedIndex = 1
    }
    stage.advance(by: moment)
    return [root, navigation, tabs, other, root.presentedViewController].map { controller in
      { [weak controller] in controller }
    }
  }

  @Test(arguments: Shown.allCases, moments)
  private func itsControllersGoWithIt(shown: Shown, moment: Double) {
    let held = show(shown, until: moment)
    // The last stage stays current until there is another.
    let next = Stage()
    defer { withExtendedLifetime(next) {} }
    for (number, controller) in held.enumerated() {
      #expect(controller() == nil, "number \(number)")
    }
  }
}

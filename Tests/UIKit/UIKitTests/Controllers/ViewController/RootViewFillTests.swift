import Stage
import Testing
import UIKit

/// A window's root view fills it, also without an autoresizing mask.
///
/// Source: Apple, `UIWindow.rootViewController`: "installs the view controller's view as the content view of the
/// window"; "The new content view is configured to track the window size".
@MainActor @Suite struct RootViewFillTests {
  final class Constrained: UIViewController {
    override func loadView() {
      view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let label = UILabel()
      label.text = "short"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
  }

  @Test func theViewTracksTheWindow() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = Constrained()
    stage.show(controller)
    stage.advance(by: 0.1)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }
}

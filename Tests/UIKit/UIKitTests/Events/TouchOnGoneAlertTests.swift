import Stage
import Testing

/// Tests of a finger that lands on a disappearing alert and outlives the alert's controller.
@MainActor @Suite struct TouchOnGoneAlertTests {
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func outlivesTheController(style: UIAlertController.Style) throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    weak var gone: UIAlertController?
    do {
      let alert = UIAlertController(title: "Paused", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Continue", style: .cancel))
      gone = alert
      root.present(alert, animated: true)
    }
    stage.advance(by: 0.5)
    gone?.dismiss(animated: true)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 60, y: 100))
    stage.advance(by: 0.5)
    #expect(gone == nil)
    stage.touchMove(to: CGPoint(x: 60, y: 120))
    stage.touchUp()
    #expect(stage.brokenInputInvariants == [])
  }
}

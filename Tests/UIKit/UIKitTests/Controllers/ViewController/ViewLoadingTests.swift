import Testing
import UIKit

/// Tests of `UIViewController.ViewLoading`: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading
///
/// "A property wrapper that loads the view controller's view before accessing the property."
@MainActor struct ViewLoadingTests {
  private final class DateController: UIViewController {
    @ViewLoading private var label: UILabel
    @ViewLoading var title2 = "none"
    @ViewLoading private(set) var widths: [CGFloat]
    var loads = 0

    /// Apple's example: an observer that uses the label before the view was loaded.
    var date: String? { didSet { label.text = date } }
    var shown: String? { label.text }

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      label = UILabel()
      widths = [1]
      widths.append(2)
      view.addSubview(label)
    }
  }

  @Test func `an observer reads a view that isn't loaded`() {
    let controller = DateController()
    controller.date = "Monday"
    #expect(controller.isViewLoaded)
    #expect(controller.shown == "Monday")
    #expect(controller.loads == 1)
  }

  @Test func `a value from the declaration loads the view when it is read, not when it is set`() {
    let controller = DateController()
    controller.title2 = "set"
    #expect(!controller.isViewLoaded)
    #expect(controller.title2 == "set")
    #expect(controller.isViewLoaded)
  }

  @Test func `viewDidLoad reads what it set`() {
    #expect(DateController().widths == [1, 2])
  }
}

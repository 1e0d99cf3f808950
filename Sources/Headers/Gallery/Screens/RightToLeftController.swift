import ElasticHeaders
import UIKit

/// A list under an elastic header for a reader of a right-to-left language who prefers large text. The header
/// is the same as everywhere: margins swap sides, and it is as tall as its text needs.
@available(iOS 16, *)
final class RightToLeftController: UIViewController {
  private let list = ElasticCodeController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(list)
    // This is only for the demonstration: an app gets these traits from the system.
    setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      ]), forChild: list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }
}

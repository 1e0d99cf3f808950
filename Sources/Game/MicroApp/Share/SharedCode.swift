import UIKit

/// A creature's code for sharing, with the creature's name as the title: a code means nothing to a reader.
@available(iOS 16, *)
final class SharedCode: NSObject, UIActivityItemSource {
  private let code: String
  private let name: String

  init(_ code: String, name: String) {
    self.code = code
    self.name = name
    super.init()
  }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { code }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { code }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { name }
}

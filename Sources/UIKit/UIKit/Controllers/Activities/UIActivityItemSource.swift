import QuartzCore

/// Makes a shared item when the activity is known. The first two methods are required.
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same type, by which activities that accept it are found.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the shared item; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// A shared item that a subclass makes when an activity has been chosen.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  private let placeholder: Any

  public init(placeholderItem: Any) {
    placeholder = placeholderItem
  }

  open var placeholderItem: Any? { placeholder }
  /// The chosen activity.
  open private(set) var activityType: UIActivity.ActivityType?
  /// The item, which a subclass makes; the placeholder by default.
  open var item: Any { placeholder }
}

extension UIActivityItemProvider: UIActivityItemSource {
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}

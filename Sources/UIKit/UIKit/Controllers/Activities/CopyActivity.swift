import QuartzCore

/// Copies the shared items to the device's clipboard, which is the browser's when a page shows the stage.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override class var activityCategory: UIActivity.Category { .action }
  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemText.copy.text }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.form(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap { Self.form(of: $0) }
    activityDidFinish(true)
  }

  /// Returns an item of the clipboard; nil for items that it can't hold.
  private static func form(of item: Any) -> [String: Any]? {
    switch item {
    case let text as String: ["public.utf8-plain-text": text]
    case let text as NSString: ["public.utf8-plain-text": "\(text)"]
    case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
    case let url as URL: ["public.url": url]
    case let image as UIImage: ["public.image": image]
    case let color as UIColor: ["com.apple.uikit.color": color]
    default: nil
    }
  }
}

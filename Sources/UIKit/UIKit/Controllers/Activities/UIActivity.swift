import QuartzCore

/// An action on items that an application shares.
///
/// A subclass has a title and an image, decides which items it accepts, and acts in ``perform()`` or by a
/// controller.
open class UIActivity: NSObject {
  /// The section of the sheet that shows the activity.
  public enum Category: Int, Sendable {
    /// Among the rows at the bottom.
    case action = 0
    /// Among the icons at the top.
    case share = 1
  }

  /// The identity of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Called when the activity has finished.
  var finished: ((Bool) -> Void)?

  public override init() { super.init() }

  open class var activityCategory: UIActivity.Category { .action }
  open var activityType: UIActivity.ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Whether the activity can act on the items; a subclass overrides it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Stores the items that the activity needs.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented instead of calling ``perform()``.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, and calls ``activityDidFinish(_:)``, immediately or later.
  open func perform() { activityDidFinish(true) }

  /// Ends the activity. Call it when the activity is done, or was cancelled.
  open func activityDidFinish(_ completed: Bool) {
    let finished = finished
    self.finished = nil
    finished?(completed)
  }
}

extension UIActivity.ActivityType {
  private init(own name: String) { self.init("com.apple.UIKit.activity.\(name)") }

  public static let addToHomeScreen = Self(own: "AddToHomeScreen")
  public static let addToReadingList = Self(own: "AddToReadingList")
  public static let airDrop = Self(own: "AirDrop")
  public static let assignToContact = Self(own: "AssignToContact")
  public static let collaborationCopyLink = Self(own: "CollaborationCopyLink")
  public static let collaborationInviteWithLink = Self(own: "CollaborationInviteWithLink")
  public static let copyToPasteboard = Self(own: "CopyToPasteboard")
  public static let mail = Self(own: "Mail")
  public static let markupAsPDF = Self(own: "MarkupAsPDF")
  public static let message = Self(own: "Message")
  public static let openInIBooks = Self(own: "OpenInIBooks")
  public static let postToFacebook = Self(own: "PostToFacebook")
  public static let postToFlickr = Self(own: "PostToFlickr")
  public static let postToTencentWeibo = Self(own: "TencentWeibo")
  public static let postToTwitter = Self(own: "PostToTwitter")
  public static let postToVimeo = Self(own: "PostToVimeo")
  public static let postToWeibo = Self(own: "PostToWeibo")
  public static let print = Self(own: "Print")
  public static let saveToCameraRoll = Self(own: "SaveToCameraRoll")
  public static let sharePlay = Self(own: "SharePlay")
}

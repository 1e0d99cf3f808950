import Foundation

/// A shortcut that an application offers on the home screen.
///
/// There is no home screen here: items are stored, and can't be chosen.
open class UIApplicationShortcutItem: NSObject {
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The application's own string that identifies the shortcut.
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  open fileprivate(set) var targetContentIdentifier: Any?
}

/// A mutable shortcut.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a shortcut, which is never shown here.
open class UIApplicationShortcutIcon: NSObject {
  /// One of the system's icons.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }

  public init(type: UIApplicationShortcutIcon.IconType) {}
  /// Creates an icon from an image in the main bundle.
  public init(templateImageName: String) {}
  /// Creates an icon from a symbol.
  public init(systemImageName: String) {}
}

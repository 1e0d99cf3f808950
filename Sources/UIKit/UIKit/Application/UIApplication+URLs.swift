import Foundation

extension UIApplication {
  /// An option for opening a URL in another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only if an application is registered for it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A key for the options of a URL that an application should open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The URL of the application's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the application's notification settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether ``open(_:options:completionHandler:)`` would open a URL: only one with a scheme of the
  /// application's own, because there are no other applications here.
  public func canOpenURL(_ url: URL) -> Bool { isOwn(url) }

  /// Opens a URL. If its scheme is one of the application's own, by its `Info.plist`, the URL goes to the
  /// scene's delegate, or to the application's if there is none. Any other URL can't be opened: a message is
  /// printed once, and `completion` receives `false`. A scheme of the application isn't a universal link, so
  /// with `universalLinksOnly` nothing is opened.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = isOwn(url) && options[.universalLinksOnly] as? Bool != true
    if isOpened {
      deliver(url)
    } else {
      Diagnostics.report(
        "there is no application here that opens \(url.scheme ?? "such") addresses")
    }
    completion?(isOpened)
  }

  /// Opens a URL like ``open(_:options:completionHandler:)``.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Opens a URL like ``open(_:options:completionHandler:)``.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return isOwn(url)
  }

  private func isOwn(_ url: URL) -> Bool {
    url.scheme.map { ApplicationManifest.main.schemes.contains($0.lowercased()) } ?? false
  }

  /// Passes a URL to the application, as another application would.
  package func deliver(_ url: URL) {
    if let scene = scenes.first, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }
}

/// A URL that a scene should open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  init(url: URL) { self.url = url }

  open private(set) var url: URL
  open private(set) var options = UIScene.OpenURLOptions()
}

extension UIScene {
  /// The options of a URL that a scene should open. They are empty, since no other application opens
  /// URLs here.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// The options for opening a URL in another application.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only if an application is registered for it.
    open var universalLinksOnly = false
  }

  /// Opens a URL like the application's method of this name.
  public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(
      url, options: Self.options(options), completionHandler: completion)
  }

  /// Opens a URL like the application's method of this name.
  public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await UIApplication.shared.open(url, options: Self.options(options))
  }

  private static func options(
    _ options: UIScene.OpenExternalURLOptions?
  ) -> [UIApplication.OpenExternalURLOptionsKey: Any] {
    guard let options else { return [:] }
    return [.universalLinksOnly: options.universalLinksOnly]
  }
}

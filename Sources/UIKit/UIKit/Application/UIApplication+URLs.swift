import Foundation

extension UIApplication {
  /// An option for opening an address of another application.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the address only where an application is registered for it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A fact about an address that an application is to open.
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

  /// The address under which the system's settings of the application are.
  public static let openSettingsURLString = "app-settings:"
  /// The address under which the application's settings for notifications are.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether ``open(_:options:completionHandler:)`` would open an address: only one with a scheme of
  /// the application's own, for there are no other applications here.
  public func canOpenURL(_ url: URL) -> Bool { isOwn(url) }

  /// Opens an address. One with a scheme of the application's own, by its `Info.plist`, goes to the
  /// scene's delegate, or to the application's where there is none; there is nobody to open another,
  /// which is said once, and `completion` gets `false`.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOwn = isOwn(url)
    if isOwn {
      deliver(url)
    } else {
      Diagnostics.report(
        "there is no application here that opens \(url.scheme ?? "such") addresses")
    }
    completion?(isOwn)
  }

  /// As ``open(_:options:completionHandler:)``.
  public func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// As ``open(_:options:completionHandler:)``.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return isOwn(url)
  }

  private func isOwn(_ url: URL) -> Bool {
    url.scheme.map { ApplicationManifest.main.schemes.contains($0.lowercased()) } ?? false
  }

  /// Hands an address to the application, as another one would.
  package func deliver(_ url: URL) {
    if let scene = scenes.first, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = delegate?.application(self, open: url, options: [:])
    }
  }
}

/// An address that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  init(url: URL) { self.url = url }

  open private(set) var url: URL
  open private(set) var options = UIScene.OpenURLOptions()
}

extension UIScene {
  /// The facts that come with an address that a scene is to open. None, since no other application
  /// opens any here.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// The options for opening an address of another application.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether the address is opened only where an application is registered for it.
    open var universalLinksOnly = false
  }

  /// Opens an address, as the application's function of this name.
  public func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Opens an address, as the application's function of this name.
  public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
    await UIApplication.shared.open(url)
  }
}

import Foundation

/// The identifier of a task begun with `beginBackgroundTask`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = Self(rawValue: 0)
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether the application may refresh itself in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// Begins work that should continue in the background, and returns its identifier.
  ///
  /// A program on Linux is never suspended, so the work never expires and `handler` isn't called.
  @discardableResult
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins work like ``beginBackgroundTask(expirationHandler:)``, with a name for debuggers.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin()
  }

  /// Ends work. An identifier without current work is ignored, as on iOS.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The seconds until work in the background expires: the largest number.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The status `restricted`, because a program on Linux is never woken up.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// Does nothing, as with a restricted ``backgroundRefreshStatus``.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  public static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

/// The current background work of an application.
struct BackgroundTasks {
  private(set) var running: Set<UIBackgroundTaskIdentifier> = []
  private var last = 0

  mutating func begin() -> UIBackgroundTaskIdentifier {
    last += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: last)
    running.insert(identifier)
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) { running.remove(identifier) }
}

import Foundation

/// The device that the application runs on.
@preconcurrency @MainActor open class UIDevice: NSObject, PartsByName {
  open class var current: UIDevice { _current }

  private static let _current = UIDevice()

  open var name: String { isPad ? "iPad" : "iPhone" }
  open var model: String { isPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// The iOS version whose API this UIKit follows.
  open var systemVersion: String { "16.5" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The orientation of the device. It follows the interface, which rotates the other way: a device rotated
  /// to the left shows an interface rotated to the right.
  open var orientation: UIDeviceOrientation {
    switch UIApplication.shared.statusBarOrientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Rotates the interface if the controllers in front allow it. Apps set the number of an interface orientation by
  /// key-value coding, although Apple doesn't document it.
  package func setPart(_ value: Any?, named name: String) -> Bool {
    guard name == "orientation",
      let number = value as? Int ?? (value as? NSNumber)?.intValue,
      let orientation = UIInterfaceOrientation(rawValue: number)
    else { return false }
    guard orientation != .unknown else { return true }
    let preferences = UIWindowScene.GeometryPreferences.iOS(
      interfaceOrientations: orientation.mask)
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.requestGeometryUpdate(preferences)
    }
    return true
  }

  public static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// Counts the calls, as iOS does; the notification is posted in any case.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  // MARK: Unknown in a page

  /// Plays the sound of a key, which this device doesn't have.
  open func playInputClick() {}

  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Whether the battery's state is monitored; stored only, because the state is unknown.
  open var isBatteryMonitoringEnabled = false
  /// The state, always unknown as in a simulator.
  open var batteryState: BatteryState { .unknown }
  /// The value -1, which means unknown.
  open var batteryLevel: Float { -1 }
  /// Always false, as on devices without such a sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }
  open var isMultitaskingSupported: Bool { true }
  /// An identifier that stays the same until the program ends.
  public let identifierForVendor: UUID? = UUID()

  public static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let proximityStateDidChangeNotification =
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")

  private var listeners = 0
  private var isPad: Bool { userInterfaceIdiom == .pad }
}

/// Returns the kind of device that the interface is for.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Ask UIDevice itself.")
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The orientation of a device. `landscapeLeft` has the home button on the right.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

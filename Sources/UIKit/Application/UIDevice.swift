import Foundation

/// What is known about the device.
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { _current }

  private static let _current = UIDevice()

  open var name: String { isPad ? "iPad" : "iPhone" }
  open var model: String { isPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// The version whose API this UIKit follows.
  open var systemVersion: String { "16.5" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  private var isPad: Bool { userInterfaceIdiom == .pad }
}

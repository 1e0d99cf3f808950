import UIKit

@available(iOS 16, *)
extension UINavigationBarAppearance {
  /// The appearance of a bar that shows the dark picture behind it.
  static var overPicture: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    return appearance
  }
}

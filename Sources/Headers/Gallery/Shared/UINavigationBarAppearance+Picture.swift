import UIKit

@available(iOS 16, *)
extension UINavigationBarAppearance {
  /// A bar that shows the dark picture behind it, as long as that is there.
  static var overPicture: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    return appearance
  }
}

import CoreGraphics
import Foundation

/// The extent of a controller's bars at the top or the bottom, as apps asked for it before there were
/// safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The band under the bars at the top of the root view: its bottom is where content begins.
  public var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.topBars) }

  /// The band under the bars at the bottom of the root view: its top is where content ends.
  public var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottomBars) }
}

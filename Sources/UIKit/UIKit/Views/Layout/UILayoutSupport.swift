import CoreGraphics
import Foundation

/// The extent of a controller's bars at the top or the bottom, an API from before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The covered length, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The band under the bars at the top of the root view: content begins at its bottom edge.
  public var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.topBars) }

  /// The band under the bars at the bottom of the root view: content ends at its top edge.
  public var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottomBars) }
}

import UIKit

/// Frames that come of thirds of a point, added up in different orders.
func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width)
    && isClose(a.height, b.height)
}

import CoreGraphics

/// Views of one kind that left the screen and wait to be used again, by identifier, and what makes new
/// ones.
struct ReusePool<View: UIView> {
  /// Makes a view, if it can, that fills a frame.
  typealias Maker = (CGRect) -> View?

  private var makers: [String: Maker] = [:]
  private var waiting: [String: [View]] = [:]

  /// The maker that was registered last for an identifier counts. Views that wait under it were made by
  /// an earlier one, and are given up.
  mutating func setMaker(_ maker: Maker?, _ identifier: String) {
    waiting[identifier] = nil
    makers[identifier] = maker
  }

  func maker(_ identifier: String) -> Maker? { makers[identifier] }

  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}

extension UIView {
  /// `performWithoutAnimation` that gives back what its body gives.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    return result!
  }
}

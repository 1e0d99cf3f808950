import CoreGraphics

/// A pool of views that left the screen and can be reused, by identifier, with the makers of new ones.
struct ReusePool<View: UIView> {
  /// A function that creates a view with a frame, if it can.
  typealias Maker = (CGRect) -> View?

  private var makers: [String: Maker] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers the maker of an identifier. Discards the pooled views of that identifier, because an
  /// earlier maker created them.
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
  /// Ends touches and text input in a view that is no longer displayed.
  func endInput() {
    window?.cancelInput(in: self)
    endEditing(true)
  }

  /// Returns the result of `body`, run in `performWithoutAnimation`.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    return result!
  }
}

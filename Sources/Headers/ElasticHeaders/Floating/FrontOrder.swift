import UIKit

/// The order of a header and the content that has to be behind it.
///
/// The header moves in front of content that was added. If content is in front again at the next check, the app
/// put it there on purpose: the header stays behind instead of moving to the front in every layout. Content
/// that was behind the header in between is treated as new.
@MainActor
struct FrontOrder {
  private struct Passed {
    weak var view: UIView?
  }

  /// The views that the header moved in front of at the last check.
  private var passed: [Passed] = []
  /// The views that the app moved back in front of the header.
  private var left: [Passed] = []

  /// Returns the view that the header has to move in front of, or `nil` if it can stay.
  ///
  /// - Parameter content: The content in front of the header, from back to front.
  mutating func view(toPassAmong content: [UIView]) -> UIView? {
    let again = passed + left
    let (disputed, others) = content.reduce(into: ([UIView](), [UIView]())) { result, view in
      if again.contains(where: { $0.view === view }) {
        result.0.append(view)
      } else {
        result.1.append(view)
      }
    }
    left = disputed.map(Passed.init)
    passed = others.map(Passed.init)
    return others.last
  }
}

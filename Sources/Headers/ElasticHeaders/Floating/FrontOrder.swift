import UIKit

/// The order of a header and the content that it has to be in front of.
///
/// The header goes in front of content that was added. Content that is in front again when the order is
/// looked at the next time was put there by somebody who means it: the header stays behind, instead of
/// changing places in each layout. The count starts again for content that was behind the header in between.
@MainActor
struct FrontOrder {
  private struct Passed {
    weak var view: UIView?
  }

  /// Views that the header went in front of when the order was last looked at.
  private var passed: [Passed] = []
  /// Views that were put in front of the header again.
  private var left: [Passed] = []

  /// The view that the header has to go in front of; `nil` when it has to go nowhere.
  ///
  /// - Parameter content: the content in front of the header, from back to front.
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

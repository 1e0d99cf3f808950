import UIKit

/// The order of a header and the content that it has to be in front of.
///
/// The header goes in front of content that was added. Whoever puts the same content in front again
/// right after that, means it: the header stays behind, instead of changing places in each layout.
@MainActor
struct FrontOrder {
  private struct Passed {
    weak var view: UIView?
  }

  /// Views that the header went in front of in the last layout.
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

  /// A layout passed in which nobody changed the order.
  mutating func settle() {
    if !passed.isEmpty { passed = [] }
  }
}

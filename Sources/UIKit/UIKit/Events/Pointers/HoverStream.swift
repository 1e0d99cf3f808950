import CoreGraphics

/// Tells recognizers and interactions where the pointer is, while it presses nothing.
///
/// The views below it, which are looked for when it moves. A view that leaves from below it is told at
/// once, one that appears there when the pointer moves next.
@MainActor package final class HoverStream {
  private var hovering: [WeakRecognizer] = []
  private let regions = PointerRegions()

  package init() {}

  /// - Parameter location: on the screen, in points; nil when the pointer has left it.
  package func move(to location: CGPoint?, in application: UIApplication) {
    guard let location, location.x.isFinite, location.y.isFinite,
      let window = application.window(at: location)
    else { return leave() }
    let point = window.convert(location, from: nil as UIWindow?)
    let hit = window.hitTest(point, with: nil)
    let found = hit?.surroundingRecognizers(UIHoverGestureRecognizer.self) ?? []
    for old in hovering where !found.contains(where: { $0 === old.recognizer }) {
      end(old)
    }
    hovering = found.map(WeakRecognizer.init)
    for recognizer in found {
      // Whoever was told of it may have taken others away.
      guard recognizer.view?.window === window else { continue }
      recognizer.hover(at: point, window.gestures)
    }
    regions.move(over: hit, at: point)
  }

  private func leave() {
    let old = hovering
    hovering = []
    for one in old { end(one) }
    regions.leave()
  }

  private func end(_ one: WeakRecognizer) {
    (one.recognizer as? UIHoverGestureRecognizer)?.endHover()
  }

  /// The interaction has other answers than before.
  func invalidate(_ interaction: UIPointerInteraction) { regions.invalidate(interaction) }

  /// The interaction leaves its view, or is turned off.
  func leave(_ interaction: UIPointerInteraction) { regions.leave(interaction) }
}

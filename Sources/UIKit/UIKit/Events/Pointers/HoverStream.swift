import CoreGraphics

/// Notifies recognizers and interactions of the pointer's location while no button is pressed.
///
/// The views below the pointer are determined when it moves. A view that leaves from below it is
/// notified immediately. A view that appears there is notified when the pointer next moves.
@MainActor package final class HoverStream {
  private var hovering: [WeakRecognizer] = []
  private let regions = PointerRegions()

  package init() {}

  /// - Parameter location: The location on the screen, in points, or nil if the pointer has left it.
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
      // A recognizer that was notified may have removed others.
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

  /// Called when the interaction's delegate would answer differently than before.
  func invalidate(_ interaction: UIPointerInteraction) { regions.invalidate(interaction) }

  /// Called when the interaction leaves its view or is disabled.
  func leave(_ interaction: UIPointerInteraction) { regions.leave(interaction) }
}

import CoreGraphics
import QuartzCore

/// Makes items of a view draggable: a finger that rests lifts them, and moving it drags them.
///
///     let interaction = UIDragInteraction(delegate: self)
///     interaction.isEnabled = true
///     view.addInteraction(interaction)
///
/// While a finger drags, a tap with another one adds the items below it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var gate: DragGate?

  /// Whether new interactions are enabled: only on an iPad.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  open var isEnabled = false {
    didSet {
      press.isEnabled = isEnabled
      tap.isEnabled = isEnabled
    }
  }

  /// Whether other recognizers continue while an item is lifted; false by default.
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    isEnabled = Self.isEnabledByDefault
    press.minimumPressDuration = DragMetrics.liftDelay
    press.isEnabled = isEnabled
    tap.isEnabled = isEnabled
    press.addTarget(self, action: Selector("pressed()", UIDragInteraction.pressed))
    tap.addTarget(self, action: Selector("tapped()", UIDragInteraction.tapped))
    let gate = DragGate(self)
    press.delegate = gate
    tap.delegate = gate
    self.gate = gate
  }

  open func willMove(to view: UIView?) {
    conduct?.sourceLeaves()
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(tap)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  /// The current drag with items of this interaction.
  weak var conduct: DragConduct?
  private var asked: DragSession?

  fileprivate func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    guard recognizer === press else {
      return UIApplication.shared.drags.contains(where: \.isDragging)
    }
    guard conduct?.isOver != false,
      !UIApplication.shared.drags.contains(where: { $0.follows(press) })
    else { return false }
    let session = DragSession(window: window, point: press.location(in: nil))
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    asked = session.items.isEmpty ? nil : session
    return asked != nil
  }

  fileprivate func mayReceive(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === press || UIApplication.shared.drags.contains(where: \.isDragging)
  }

  private func pressed() {
    guard press.state == .began, let session = asked, let touch = press.progress.touches.first
    else { return }
    asked = nil
    DragConduct.begin(self, session, touch)
  }

  private func tapped() {
    guard let view, let delegate else { return }
    let point = tap.location(in: view)
    let drags = UIApplication.shared.drags.filter(\.isDragging)
    guard
      let chosen = delegate.dragInteraction(
        self, sessionForAddingItems: drags.map(\.session), withTouchAt: point),
      let conduct = drags.first(where: { $0.session === chosen })
    else { return }
    conduct.add(
      delegate.dragInteraction(self, itemsForAddingTo: chosen, withTouchAt: point), from: self)
  }
}

/// Asks whether a finger lifts something.
@MainActor final class DragGate: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin(gestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { interaction?.mayReceive(gestureRecognizer) ?? false }

  /// Allows a context menu for the same press; it disappears when the finger moves.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other.delegate is ContextMenuGate || other is DragTracker
      || interaction?.allowsSimultaneousRecognitionDuringLift == true
  }
}

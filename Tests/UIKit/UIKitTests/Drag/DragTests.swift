import Foundation
import Stage
import Testing

@testable import UIKit

/// Drags from one view to others, on a 14 Pro.
@MainActor @Suite(.serialized) struct DragTests {
  @MainActor final class Host: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var names = ["a"]
    var added: [String] = []
    var operation = UIDropOperation.copy
    var takes = true
    var allowsMove = true
    var loaded: [String] = []
    var localObjects: [String] = []
    var hasLocalSession = false

    private func item(_ name: String) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
      item.localObject = name
      return item
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items")
      return names.map(item)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      log.append("lift")
      animator.addAnimations { [weak self] in self?.log.append("lifting") }
      animator.addCompletion { [weak self] in self?.log.append("lifted \($0 == .end)") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("begin") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(item) }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { log.append("add \(items.count)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) {
      log.append("cancel")
      animator.addCompletion { [weak self] _ in self?.log.append("cancelled") }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      log.append("can")
      return takes
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
      hasLocalSession = session.localDragSession != nil
      localObjects = session.items.compactMap { $0.localObject as? String }
      session.loadObjects(ofClass: NSString.self) { [weak self] texts in
        self?.loaded = texts.compactMap { ($0 as? NSString).map { "\($0)" } }
      }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    {
      log.append("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    {
      log.append("end")
    }
  }

  let stage = Stage(device: .iPhone14Pro)
  let host = Host()
  let source = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
  let other = UIView(frame: CGRect(x: 240, y: 120, width: 80, height: 80))
  let target = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
  let interaction: UIDragInteraction

  init() {
    interaction = UIDragInteraction(delegate: host)
    interaction.isEnabled = true
    let second = UIDragInteraction(delegate: host)
    second.isEnabled = true
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    source.backgroundColor = .systemBlue
    other.backgroundColor = .systemGreen
    target.backgroundColor = .systemGray5
    for view in [source, other, target] { controller.view.addSubview(view) }
    source.addInteraction(interaction)
    other.addInteraction(second)
    target.addInteraction(UIDropInteraction(delegate: host))
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  private func lift(finger: Int = 0) {
    stage.touchDown(at: CGPoint(x: 80, y: 160), finger: finger)
    stage.advance(by: 0.8)
  }

  private func go(to point: CGPoint, finger: Int = 0) {
    stage.touchMove(to: point, finger: finger)
    stage.advance(by: 0.1)
  }

  private var overlays: [DragOverlay] {
    stage.window?.subviews.compactMap { $0 as? DragOverlay } ?? []
  }

  private var isClean: Bool {
    overlays.isEmpty && stage.application.drags.isEmpty
      && stage.window?.gestureRecognizers?.contains { $0 is DragTracker } != true
  }

  /// Source: Apple, "Drag and drop": the order of the delegates' calls in a drop.
  @Test func aDropCallsInOrder() {
    lift()
    #expect(host.log == ["items", "lift", "lifting"])
    #expect(overlays.first?.previews.count == 1)
    go(to: CGPoint(x: 120, y: 300))
    #expect(host.log.suffix(2) == ["lifted true", "begin"])
    host.log = []
    go(to: CGPoint(x: 120, y: 500))
    #expect(host.log == ["can", "enter"])
    // The preview follows the finger at the distance at which it was lifted.
    let frame = overlays[0].previews[0].frame
    #expect(abs(frame.midX - 120) < 0.01)
    #expect(abs(frame.midY - 500) < 0.01)
    host.log = []
    stage.touchUp()
    stage.advance(by: 1)
    #expect(
      host.log == [
        "willEnd copy", "perform", "conclude", "end", "didEnd copy", "transferred",
      ])
    #expect(host.loaded == ["a"])
    #expect(host.localObjects == ["a"])
    #expect(host.hasLocalSession)
    #expect(isClean)
  }

  @Test func aFingerThatLeavesAtOnceTakesTheLiftBack() {
    lift()
    stage.touchUp()
    stage.advance(by: 1)
    #expect(host.log == ["items", "lift", "lifting", "lifted false"])
    #expect(isClean)
    // The items can be lifted again.
    lift()
    stage.touchCancel()
    stage.advance(by: 1)
    #expect(host.log.suffix(4) == ["items", "lift", "lifting", "lifted false"])
    #expect(isClean)
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func whatIsNotTakenGoesBack(operation: UIDropOperation) {
    host.operation = operation
    lift()
    go(to: CGPoint(x: 120, y: 500))
    host.log = []
    stage.touchUp()
    stage.advance(by: 1)
    #expect(host.log == ["exit", "willEnd cancel", "cancel", "cancelled", "end", "didEnd cancel"])
    #expect(isClean)
  }

  @Test func aMoveNeedsThePermissionOfTheSource() {
    for allows in [true, false] {
      host.allowsMove = allows
      host.operation = .move
      host.log = []
      lift()
      go(to: CGPoint(x: 120, y: 500))
      stage.touchUp()
      stage.advance(by: 1)
      #expect(host.log.contains(allows ? "didEnd move" : "didEnd cancel"))
      #expect(host.log.contains("perform") == allows)
    }
  }

  @Test func aTapAddsItems() {
    host.added = ["b", "c"]
    lift()
    go(to: CGPoint(x: 120, y: 320))
    stage.touchDown(at: CGPoint(x: 280, y: 160), finger: 1)
    stage.advance(by: 0.05)
    stage.touchUp(finger: 1)
    stage.advance(by: 0.5)
    #expect(host.log.contains("add 2"))
    #expect(overlays.first?.previews.count == 3)
    go(to: CGPoint(x: 120, y: 500))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(host.loaded == ["a", "b", "c"])
    #expect(isClean)
  }

  @Test func aDragGoesOnWithoutItsView() {
    lift()
    go(to: CGPoint(x: 120, y: 320))
    source.removeFromSuperview()
    go(to: CGPoint(x: 120, y: 500))
    stage.touchUp()
    stage.advance(by: 1)
    #expect(host.loaded == ["a"])
    #expect(isClean)
  }

  @Test func aTargetThatLeavesIsLeft() {
    lift()
    go(to: CGPoint(x: 120, y: 500))
    host.log = []
    target.removeInteraction(target.interactions[0])
    #expect(host.log == ["exit"])
    stage.touchUp()
    stage.advance(by: 1)
    #expect(host.log.last == "didEnd cancel")
    #expect(isClean)
  }

  @Test func itIsOffOnAPhoneAndOnOnAPad() {
    // Another suite's stage may have become current since this one was made.
    stage.makeCurrent()
    #expect(!UIDragInteraction(delegate: host).isEnabled)
    #expect(!UIDragInteraction.isEnabledByDefault)
    let pad = Stage(device: .iPadPro11)
    pad.makeCurrent()
    #expect(UIDragInteraction(delegate: host).isEnabled)
    #expect(UIDragInteraction.isEnabledByDefault)
    stage.makeCurrent()
  }

  @Test func whatRestsAboveASpringActivatesIt() {
    var activated = 0
    target.addInteraction(UISpringLoadedInteraction { _, _ in activated += 1 })
    lift()
    go(to: CGPoint(x: 120, y: 500))
    stage.advance(by: 0.5)
    #expect(activated == 0)
    stage.advance(by: 0.5)
    #expect(activated == 1)
    // Once for each arrival of the drag.
    stage.advance(by: 2)
    #expect(activated == 1)
    go(to: CGPoint(x: 120, y: 320))
    go(to: CGPoint(x: 120, y: 500))
    stage.advance(by: 1)
    #expect(activated == 2)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(isClean)
    #expect(target.subviews.isEmpty)
  }

  /// Whatever the fingers do, a session ends once, its items are dropped once or go back, and no view of it
  /// stays on the screen.
  @Test(arguments: 0..<12) func randomDragsEndOnce(seed: UInt64) {
    var random = SplitMix(state: 0xD5A6 &+ seed)
    for _ in 0..<12 {
      host.log = []
      host.takes = random.next(5) > 0
      host.operation = [.cancel, .forbidden, .copy, .move][random.next(4)]
      host.allowsMove = random.next(3) > 0
      stage.touchDown(at: CGPoint(x: 80, y: 160))
      stage.advance(by: random.next(3) == 0 ? 0.2 : 0.7)
      for _ in 0..<random.next(6) {
        stage.touchMove(to: CGPoint(x: random.next(390), y: 60 + random.next(700)))
        stage.advance(by: Double(random.next(4)) * 0.05)
      }
      if random.next(4) == 0 { stage.touchCancel() } else { stage.touchUp() }
      stage.advance(by: 1.5)
      #expect(isClean)
      let counts = Dictionary(grouping: host.log.map { $0.split(separator: " ")[0] }) { $0 }
        .mapValues(\.count)
      #expect(counts["didEnd", default: 0] == counts["begin", default: 0])
      #expect(counts["willEnd", default: 0] == counts["begin", default: 0])
      #expect(counts["lifted", default: 0] == counts["lift", default: 0])
      #expect(
        counts["perform", default: 0] + counts["cancelled", default: 0]
          == counts["begin", default: 0])
      #expect(counts["conclude", default: 0] == counts["perform", default: 0])
      #expect(
        counts["enter", default: 0] == counts["exit", default: 0] + counts["perform", default: 0])
      #expect((counts["end", default: 0] == 1) == (counts["enter", default: 0] > 0))
    }
  }
}

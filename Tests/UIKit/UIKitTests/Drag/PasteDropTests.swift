import Foundation
import Stage
import Testing

@testable import UIKit

/// Drops accepted by paste configurations, on a 14 Pro.
///
/// Sources: Apple, `UIPasteConfiguration` ("to accept specific data types for pasting and for drag-and-drop
/// activities"); CapTech, "Beginning Drag and Drop": a drop needs only a configuration of a view or a view
/// controller and `paste(itemProviders:)`.
@MainActor @Suite(.serialized) struct PasteDropTests {
  final class Source: NSObject, UIDragInteractionDelegate {
    var end: UIDropOperation?
    var names = ["a"]

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      names.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { end = operation }
  }

  final class Target: UIView {
    var asked = 0
    var texts: [String] = []

    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
      asked += 1
      return super.canPaste(itemProviders)
    }

    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        provider._loadObject(ofClass: NSString.self) { text in
          if let text = text as? NSString { self.texts.append("\(text)") }
        }
      }
    }
  }

  final class Controller: UIViewController {
    var pasted = 0
    override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
  }

  final class Dropper: NSObject, UIDropInteractionDelegate {
    var takes = true
    var dropped = 0
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { takes }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      dropped += 1
    }
  }

  let stage = Stage(device: .iPhone14Pro)
  let source = Source()
  let controller = Controller()
  let outer = Target(frame: CGRect(x: 20, y: 350, width: 300, height: 300))
  let inner = Target(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    controller.view.backgroundColor = .systemBackground
    let view = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
    view.backgroundColor = .systemBlue
    let interaction = UIDragInteraction(delegate: source)
    interaction.isEnabled = true
    view.addInteraction(interaction)
    outer.addSubview(inner)
    controller.view.addSubview(view)
    controller.view.addSubview(outer)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  private let texts = UIPasteConfiguration(forAccepting: String.self)
  private let images = UIPasteConfiguration(forAccepting: UIImage.self)

  private func drag(to points: [CGPoint]) {
    stage.touchDown(at: CGPoint(x: 80, y: 160))
    stage.advance(by: 0.8)
    for point in points {
      stage.touchMove(to: point)
      stage.advance(by: 0.1)
    }
  }

  private func drop() {
    stage.touchUp()
    stage.advance(by: 1)
  }

  /// A position above the inner view.
  private let place = CGPoint(x: 120, y: 450)

  /// The innermost view whose configuration accepts the items receives them.
  @Test func theInnermostThatAcceptsTakes() {
    source.names = ["a", "b"]
    for mine in [nil, images, texts] {
      for around in [nil, images, texts] {
        for above in [nil, images, texts] {
          inner.pasteConfiguration = mine
          outer.pasteConfiguration = around
          controller.pasteConfiguration = above
          (inner.texts, outer.texts, controller.pasted, source.end) = ([], [], 0, nil)
          drag(to: [CGPoint(x: 120, y: 300), place])
          drop()
          let taker = [mine, around, above].firstIndex { $0 === texts }
          #expect(inner.texts == (taker == 0 ? ["a", "b"] : []))
          #expect(outer.texts == (taker == 1 ? ["a", "b"] : []))
          #expect(controller.pasted == (taker == 2 ? 2 : 0))
          #expect(source.end == (taker == nil ? .cancel : .copy))
        }
      }
    }
  }

  /// A controller receives only items that its own view doesn't accept.
  @Test func aControllerStandsBehindItsView() {
    let child = Controller()
    let view = Target(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    child.view = view
    inner.removeFromSuperview()
    outer.addSubview(view)
    controller.addChild(child)
    child.didMove(toParent: controller)
    for mine in [nil, images, texts] {
      for above in [nil, images, texts] {
        view.pasteConfiguration = mine
        child.pasteConfiguration = above
        (view.texts, child.pasted, source.end) = ([], 0, nil)
        drag(to: [CGPoint(x: 120, y: 300), place])
        drop()
        #expect(view.texts == (mine === texts ? ["a"] : []))
        #expect(child.pasted == (mine !== texts && above === texts ? 1 : 0))
        #expect(source.end == (mine === texts || above === texts ? .copy : .cancel))
      }
    }
  }

  /// The configuration of a controller applies to its next view.
  @Test func aControllersNextView() {
    let child = Controller()
    child.pasteConfiguration = texts
    controller.addChild(child)
    child.didMove(toParent: controller)
    for turn in 1...2 {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      for old in outer.subviews { old.removeFromSuperview() }
      child.view = view
      outer.addSubview(view)
      drag(to: [place])
      drop()
      #expect(child.pasted == turn)
      #expect(source.end == .copy)
    }
  }

  /// If a view has a drop interaction, that one decides, whatever the view's configuration accepts.
  @Test(arguments: [false, true]) func anInteractionGoesBeforeTheConfiguration(takes: Bool) {
    let dropper = Dropper()
    dropper.takes = takes
    inner.addInteraction(UIDropInteraction(delegate: dropper))
    inner.pasteConfiguration = texts
    outer.pasteConfiguration = texts
    drag(to: [place])
    drop()
    #expect(dropper.dropped == (takes ? 1 : 0))
    #expect(inner.texts == [])
    #expect(inner.asked == 0)
    #expect(outer.texts == (takes ? [] : ["a"]))
    #expect(source.end == .copy)
  }

  /// Like a drop interaction, it is asked once for each drag, however often the drag comes back.
  @Test func itIsAskedOnceForEachDrag() {
    inner.pasteConfiguration = texts
    for turn in 1...2 {
      drag(to: [place, CGPoint(x: 200, y: 250), place, CGPoint(x: 121, y: 451)])
      drop()
      #expect(inner.asked == turn)
      #expect(inner.texts.count == turn)
    }
    #expect(inner.interactions.isEmpty)
  }

  /// A drop target that disappears while the drag is above it receives nothing.
  @Test(arguments: 0..<3) func whatGoesTakesNothing(cause: Int) {
    inner.pasteConfiguration = texts
    drag(to: [place])
    switch cause {
    case 0: inner.pasteConfiguration = nil
    case 1: inner.removeFromSuperview()
    default: inner.isUserInteractionEnabled = false
    }
    drop()
    #expect(inner.texts == [])
    #expect(source.end == .cancel)
    #expect(stage.application.drags.isEmpty)
  }

  /// A text view with a configuration inserts a dropped text at its caret.
  @Test func aTextTakesADropByItsConfiguration() {
    let field = UITextField(frame: CGRect(x: 40, y: 240, width: 200, height: 40))
    field.text = "x"
    controller.view.addSubview(field)
    for accepts in [false, true] {
      field.pasteConfiguration = accepts ? texts : nil
      drag(to: [CGPoint(x: 120, y: 260)])
      drop()
      #expect(field.text?.contains("a") == accepts)
      #expect(source.end == (accepts ? .copy : .cancel))
    }
  }
}

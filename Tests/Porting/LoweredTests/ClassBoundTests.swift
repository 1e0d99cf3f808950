import Lowered
import Testing
import UIKit

/// Values of Objective-C's protocols are objects.
///
/// Source: Apple's interfaces, where `CAAction` and `CAMediaTiming` are `@objc` protocols, and public bug reports,
/// whose assertions these are.
@MainActor struct ClassBoundTests {
  @Test func aPropertyIsSetThroughAParameter() {
    let (layer, cell) = (CALayer(), CAEmitterCell())
    for timing in [layer, cell] as [any CAMediaTiming] {
      hasten(timing)
      #expect(timing.speed == 2)
    }
    #expect(layer.speed == 2)
  }

  @Test func anActionHasIdentity() {
    let (layer, mark) = (CALayer(), Mark())
    layer.actions = ["position": mark]
    #expect(isAction(layer.action(forKey: "position"), mark))
    #expect(!isAction(layer.action(forKey: "position"), Mark()))
  }

  /// Source: Apple's Foundation, where `NSCoding` is an `@objc` protocol.
  @Test func soIsWhatRefinesThem() {
    let mark = StoredMark()
    #expect(classes(of: mark) == [NSStringFromClass(StoredMark.self), "true", "2"])
  }

  @Test func aWeakVariableHoldsThem() {
    let keeper = Keeper()
    let layer = CALayer()
    keeper.timing = layer
    do {
      let mark = Mark()
      keeper.action = mark
      #expect(keeper.action === mark)
    }
    #expect(keeper.action == nil)
    #expect(keeper.timing === layer)
  }

  /// Source: Apple, `UndoManager.registerUndo(withTarget:selector:object:)`.
  @Test func aMethodsNameUndoesAndRedoes() {
    let log = UndoneText()
    log.undo.groupsByEvent = false
    for text in ["a", "b"] {
      log.undo.beginUndoGrouping()
      log.set(text)
      log.undo.endUndoGrouping()
    }
    var texts: [String] = []
    log.undo.undo()
    texts.append(log.text)
    log.undo.undo()
    texts.append(log.text)
    log.undo.redo()
    texts.append(log.text)
    log.undo.redo()
    texts.append(log.text)
    #expect(texts == ["a", "", "a", "b"])
  }
}

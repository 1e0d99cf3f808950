import Foundation
import Stage
import Testing
@_spi(Lowered) import UIKit

/// Tests of delegates of blocks between `beginAnimations` and `commitAnimations`.
///
/// Source: Apple, `UIView.setAnimationWillStart(_:)`: a method of the form `animationWillStart:(NSString
/// *)animationID context:(void *)context`, and `setAnimationDidStop(_:)`: of the form
/// `animationDidStop:(NSString *)animationID finished:(NSNumber *)finished context:(void *)context`; the
/// default of both is none, and a call outside of a block does nothing.
@MainActor @Suite(.serialized) struct AnimationBlockDelegateTests {
  @MainActor private final class Listener {
    var log: [String] = []
    var contexts: [UnsafeMutableRawPointer?] = []
  }

  private static let willStart = Selector("animationWillStart:context:") {
    (listener: Listener, name: String?, context: UnsafeMutableRawPointer?) in
    listener.log.append("start \(name ?? "-")")
    listener.contexts.append(context)
  }

  private static let didStop = Selector("animationDidStop:finished:context:") {
    (listener: Listener, name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) in
    listener.log.append("stop \(name ?? "-") \(finished.boolValue)")
    listener.contexts.append(context)
  }

  private let box = MovingBox()
  private let listener = Listener()

  private func move(
    _ name: String?, to x: CGFloat, delay: Double = 0, context: UnsafeMutableRawPointer? = nil,
    starts: Bool = true, stops: Bool = true
  ) {
    box.stage.makeCurrent()
    UIView.beginAnimations(name, context: context)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationDelay(delay)
    UIView.setAnimationDelegate(listener)
    if starts { UIView.setAnimationWillStart(Self.willStart) }
    if stops { UIView.setAnimationDidStop(Self.didStop) }
    box.view.frame.origin.x = x
    UIView.commitAnimations()
  }

  @Test func theDelegateHearsOfBothEnds() {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    for delay in [0, 0.25, 1] {
      listener.log = []
      listener.contexts = []
      box.view.frame.origin.x = 0
      move("slide", to: 100, delay: delay, context: context)
      #expect(listener.log == [])
      if delay > 0 {
        box.stage.advance(by: delay - 0.05)
        #expect(listener.log == [], "\(delay)")
      }
      box.stage.advance(by: 0.1)
      #expect(listener.log == ["start slide"], "\(delay)")
      box.stage.advance(by: 0.35)
      #expect(listener.log == ["start slide"], "\(delay)")
      box.stage.advance(by: 0.2)
      #expect(listener.log == ["start slide", "stop slide true"], "\(delay)")
      #expect(listener.contexts == [context, context], "\(delay)")
    }
  }

  @Test func itHearsOfWhatItAskedFor() {
    for starts in [false, true] {
      for stops in [false, true] {
        listener.log = []
        box.view.frame.origin.x = 0
        move(nil, to: 50, starts: starts, stops: stops)
        box.stage.advance(by: 1)
        #expect(listener.log == (starts ? ["start -"] : []) + (stops ? ["stop - true"] : []))
      }
    }
  }

  @Test func whatIsTakenAwayHasNotFinished() {
    move("slide", to: 100)
    box.stage.advance(by: 0.1)
    box.view.layer.removeAllAnimations()
    box.stage.advance(by: 0.1)
    #expect(listener.log == ["start slide", "stop slide false"])
    // Before its start, it only stops.
    listener.log = []
    move("back", to: 0, delay: 1)
    box.stage.advance(by: 0.1)
    box.view.layer.removeAllAnimations()
    box.stage.advance(by: 2)
    #expect(listener.log == ["stop back false"])
  }

  @Test func eachBlockHasItsOwn() {
    box.stage.makeCurrent()
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop(Self.didStop)
    box.view.frame.origin.x = 100
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDidStop(Self.didStop)
    box.view.alpha = 0.5
    UIView.commitAnimations()
    UIView.commitAnimations()
    // Outside of a block, the call has no effect.
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop(Self.didStop)
    box.stage.advance(by: 1)
    #expect(listener.log == ["stop outer true"])
  }

  /// The delegate is retained during the animation and then released.
  @Test func theDelegateStaysUntilTheEnd() {
    weak var delegate: Listener?
    box.stage.makeCurrent()
    UIView.beginAnimations(nil, context: nil)
    do {
      let listener = Listener()
      delegate = listener
      UIView.setAnimationDelegate(listener)
    }
    box.view.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(delegate != nil)
    box.stage.advance(by: 1)
    #expect(delegate == nil)
  }
}

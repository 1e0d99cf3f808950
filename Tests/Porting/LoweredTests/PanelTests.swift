import Foundation
import Lowered
import Stage
import Testing
import UIKit

/// Members that differ only in types or results, delegates of any type, overrides of overrides, and animatable
/// properties that a layer adds.
@MainActor @Suite(.serialized) struct PanelTests {
  @Test func ofTwoOptionalMembersThatDifferInTypesTheRightOneIsCalled() {
    let (panel, owner) = (Panel(), PanelOwner())
    #expect(panel.layouts() == [nil, nil])
    panel.delegate = owner
    #expect(panel.layouts() == ["3", nil])
  }

  @Test func anObjectOfAnyTypeIsAskedForOptionalMembers() {
    let (panel, owner) = (Panel(), PanelOwner())
    panel.move()
    let other = NSObject()
    panel.listener = other
    panel.move()
    withExtendedLifetime(other) {}
    panel.listener = owner
    panel.move()
    #expect(owner.moves == 2)
  }

  @Test func functionsThatDifferInTheirResultsAreRegistered() {
    #expect(Panel().responds(to: Selector("first")))
    #expect(Panel().color() == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func anOverrideInAnExtensionCallsTheOneAboveIt() {
    let (a, b) = (NamedEntry(), NamedEntry())
    #expect(a == b)
    b.name = "x"
    #expect(a != b)
    (a.name, a.number) = ("x", 1)
    #expect(a != b)
    b.number = 1
    #expect(a == b)
    #expect((a as Entry) == b)
  }

  @Test func anOverrideInAnExtensionMayLeaveItsParameterWithoutAName() {
    let flow = Flow()
    #expect(flow.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(flow.asked == 1)
  }

  /// Source: Apple, Core Animation Programming Guide, and `CALayer.needsDisplay(forKey:)`: a change or an
  /// animation of such a key redraws the contents.
  @Test func aLayersOwnPropertyIsAnimated() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let layer = ProgressLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    #expect(layer.progress == 0)
    #expect(layer.tint == nil)
    controller.view.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.advance(by: 0.1)
    #expect(layer.drawn == [0])
    layer.progress = 1
    #expect(layer.progress == 1)
    stage.advance(by: 0.5)
    let shown = try #require(layer.presentation()).progress
    #expect(abs(shown - 0.5) < 0.05)
    #expect(layer.value(forKey: "progress") as? CGFloat == 1)
    stage.advance(by: 1)
    #expect(layer.presentation()?.progress == 1)
    #expect(layer.drawn.count > 30)
    #expect(zip(layer.drawn, layer.drawn.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(layer.drawn.last == 1)
    // Nothing is drawn while nothing changes.
    let count = layer.drawn.count
    stage.advance(by: 1)
    #expect(layer.drawn.count == count)
    layer.tint = .green
    #expect(layer.tint == .green)
    #expect(layer.drawn.count == count)
  }
}

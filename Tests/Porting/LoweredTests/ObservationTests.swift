import Lowered
import ObjectiveCForLinux
import Testing
import UIKit

/// Observers of Foundation's objects and of key paths.
///
/// Source: Apple, "Key-Value Observing Programming Guide" and the pages of `Progress`, `OperationQueue` and
/// `Operation`; public bug reports, whose assertions these are.
@MainActor struct ObservationTests {
  @Test func foundationsObjectsNotifyTheirObservers() {
    #expect(Observations.ofProgress() == [0.5, 1])
    #expect(Observations.ofParent() == [0.25, 0.5])
    #expect(Observations.ofQueue() == [true, false])
    #expect(Observations.ofOperation() == 1)
  }

  /// The observer is notified when an object on the way is replaced, and no longer by the old one.
  @Test func aPathFollowsTheObjectsOnTheWay() {
    let (port, watcher) = (Basin(), BasinWatcher())
    watcher.watch(port)
    let (first, second) = (Buoy(), Buoy())
    second.name = "b"
    port.inner = first
    first.name = "c"
    port.inner = second
    first.name = "d"
    second.name = "e"
    port.inner = nil
    second.name = "f"
    #expect(watcher.seen == ["a", "c", "b", "e", "none"])
    watcher.stop()
    port.inner = first
    #expect(watcher.seen.count == 5)
  }

  /// Source: https://stackoverflow.com/a/19687115: "changing the frame of a view or layer will cause the layer to
  /// change position and bounds (in that order)".
  @Test func aViewsLayerReportsItsGeometry() {
    let (view, watcher) = (UIView(), BasinWatcher())
    let paths = ["frame", "bounds", "position", "transform", "hidden"].map { "layer.\($0)" }
    for path in paths {
      view.addObserver(watcher, forKeyPath: path, options: [.new], context: nil)
    }
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.center.x = 50
    view.isHidden = true
    for path in paths { view.removeObserver(watcher, forKeyPath: path) }
    view.frame.size.width = 31
    #expect(
      watcher.seen.map { $0.prefix { $0 != ":" } } == [
        "layer.position", "layer.bounds", "layer.frame", "layer.position", "layer.hidden",
      ])
  }

  @Test func aPathByNameFollowsThemToo() {
    let (port, watcher) = (Basin(), BasinWatcher())
    port.inner = Buoy()
    let old = port.inner!
    watcher.watchByName(port)
    old.name = "b"
    port.inner = Buoy()
    old.name = "c"
    port.inner!.name = "d"
    #expect(watcher.seen == ["inner.name: b", "inner.name: a", "inner.name: d"])
    watcher.stop()
    port.inner!.name = "e"
    #expect(watcher.seen.count == 3)
  }

  /// Source: Apple, "Categories": a category's members belong to every object of the class.
  @Test func membersOfExtensionsBelongToUIKitsObjects() {
    let view = UILabel()
    #expect(view.responds(to: Selector("moor")))
    #expect(view.responds(to: Selector("setKnots:")))
    view.setValue(7, forKey: "knots")
    #expect(view.tag == 7)
    #expect(view.value(forKey: "knots") as? Int == 7)
    view.perform(Selector("moor"))
    #expect(view.tag == 99)
    let layer = CAShapeLayer()
    view.layer.setValue(UIColor.red, forKey: "borderUIColor")
    view.setValue(UIColor.red, forKeyPath: "layer.borderUIColor")
    layer.setValue(UIColor.red, forKeyPath: "borderUIColor")
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    #expect(layer.borderColor == UIColor.red.cgColor)
  }
}

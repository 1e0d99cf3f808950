@_spi(Lowered) import ObjectiveCForLinux
import Stage
import Testing

@testable import UIKit

/// Tests of appearance proxies with the properties of an app's own classes.
///
/// Source: Apple, `UIAppearance`: a class takes part with properties and methods that are marked with
/// `UI_APPEARANCE_SELECTOR`; UIKit "applies appearance changes when a view enters a window".
@MainActor @Suite(.serialized) struct OwnAppearanceTests {
  /// As the lowering writes a class with `@objc dynamic` properties.
  class Jetty: UIView {
    var edge: CGFloat = 1 {
      willSet { willChangeValue(forKey: "edge") }
      didSet { didChangeValue(forKey: "edge") }
    }
    var inset = UIEdgeInsets.zero {
      willSet { willChangeValue(forKey: "inset") }
      didSet { didChangeValue(forKey: "inset") }
    }
    var paint: UIColor? {
      willSet { willChangeValue(forKey: "paint") }
      didSet { didChangeValue(forKey: "paint") }
    }
    var length = 3 {
      willSet { willChangeValue(forKey: "length") }
      didSet { didChangeValue(forKey: "length") }
    }
  }

  final class LongJetty: Jetty {}

  private let stage = Stage(device: .iPhone14Pro)
  private let controller = UIViewController()

  init() {
    let members = Members(of: Jetty.self)
    members.property("edge", \Jetty.edge)
    members.property("inset", \Jetty.inset)
    members.property("paint", \Jetty.paint)
    members.property("length", \Jetty.length)
    stage.show(controller)
  }

  private func show(_ view: UIView) {
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
  }

  @Test func ownPropertiesArrive() {
    Jetty.appearance().edge = 5
    Jetty.appearance().inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    Jetty.appearance().paint = .red
    let jetty = Jetty()
    #expect(jetty.edge == 1)
    show(jetty)
    #expect(jetty.edge == 5)
    #expect(jetty.inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(jetty.paint == .red)
    #expect(jetty.length == 3)
  }

  /// A value that the app has set on the view stays, and the proxy of a subclass wins.
  @Test func theMostParticularValueCounts() {
    Jetty.appearance().edge = 5
    LongJetty.appearance().edge = 7
    let (own, long) = (Jetty(), LongJetty())
    own.edge = 2
    show(own)
    show(long)
    #expect(own.edge == 2)
    #expect(long.edge == 7)
  }

  /// Containers decide as for UIKit's own properties.
  @Test func containersAreAskedFor() {
    LongJetty.appearance(whenContainedInInstancesOf: [Jetty.self]).length = 40
    let (inside, outside, jetty) = (LongJetty(), LongJetty(), Jetty())
    jetty.addSubview(inside)
    show(jetty)
    show(outside)
    #expect(inside.length == 40)
    #expect(outside.length == 3)
  }

  /// A proxy that is set in the same turn of the run loop, after the view has entered its window, applies too;
  /// one that is set later doesn't.
  @Test func theSameTurnCounts() {
    final class Quay: Jetty {}
    final class Bar: UINavigationBar {}
    let (quay, bar) = (Quay(), Bar())
    let window = UIWindow(frame: stage.screen.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(quay)
    window.rootViewController?.view.addSubview(bar)
    window.makeKeyAndVisible()
    Quay.appearance().length = 9
    Bar.appearance().barTintColor = .purple
    stage.advance(by: 0.1)
    #expect(quay.length == 9)
    #expect(bar.barTintColor == .purple)
    Quay.appearance().length = 11
    quay.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(quay.length == 9)
  }
}

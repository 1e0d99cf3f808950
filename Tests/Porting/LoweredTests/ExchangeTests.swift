import Foundation
import Lowered
import OozeKernel
import Stage
import Testing
import UIKit

/// Implementations that a program exchanges through Objective-C's runtime. Sources: Apple, "Objective-C Runtime":
/// `method_exchangeImplementations`, `class_addMethod` ("will add an override of a superclass's implementation, but will
/// not replace an existing implementation in this class"), `class_getInstanceMethod` ("searches superclasses").
///
/// An exchange holds for the whole process, so each test takes it back by a second one.
@MainActor @Suite(.serialized) struct ExchangeTests {
  @Test func aMethodOfUIKitRunsTheOther() {
    #expect(UIView.exchangeLayout())
    defer { _ = UIView.exchangeLayout() }
    for view in [UIView(), UILabel(), Calling()] {
      callsOfExchanged = []
      view.setNeedsLayout()
      view.layoutIfNeeded()
      let name = "\(type(of: view))"
      #expect(
        callsOfExchanged
          == (view is Calling ? ["before", "counted Calling", "after"] : ["counted \(name)"]))
    }
  }

  @Test func aSecondExchangeTakesTheFirstBack() {
    #expect(UIView.exchangeLayout())
    #expect(UIView.exchangeLayout())
    callsOfExchanged = []
    let view = Calling()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(callsOfExchanged == ["before", "after"])
  }

  @Test func theOtherRunsTheOriginalUnderItsOwnName() {
    #expect(CALayer.exchangeAdditions())
    defer { _ = CALayer.exchangeAdditions() }
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 3
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.duration == 6)
    layer.removeAllAnimations()
  }

  @Test func closuresAndFlagsArePassedOn() {
    #expect(UIViewController.exchangePresentation())
    defer { _ = UIViewController.exchangePresentation() }
    let stage = Stage(device: .iPhone14Pro)
    let root = UIViewController()
    stage.show(root)
    callsOfExchanged = []
    var isDone = false
    let shown = UIViewController()
    root.present(shown, animated: true) { isDone = true }
    #expect(callsOfExchanged == ["present true"])
    #expect(root.presentedViewController === shown)
    stage.advance(by: 0.1)
    #expect(isDone)
  }

  @Test func aPropertyOfUIKitRunsTheOther() {
    let before = UIViewController().supportedInterfaceOrientations
    #expect(UIViewController.exchangeTurning())
    #expect(UIViewController().supportedInterfaceOrientations == .landscapeLeft)
    #expect(UIViewController.exchangeTurning())
    #expect(UIViewController().supportedInterfaceOrientations == before)
  }

  @Test func aMethodThatTheClassHasIsNotAdded() {
    #expect(!UITableView.exchangeReloading())
    callsOfExchanged = []
    UITableView().reloadData()
    #expect(callsOfExchanged == ["reload"])
    #expect(!UITableView.exchangeReloading())
    UITableView().reloadData()
    #expect(callsOfExchanged == ["reload"])
  }

  /// It is overridden for the class, and not for others.
  @Test func aMethodThatTheClassInheritsIsAdded() {
    #expect(UIImageView.overrideMoving())
    defer { _ = UIImageView.overrideMoving() }
    callsOfExchanged = []
    let root = UIView()
    root.addSubview(UIImageView())
    #expect(callsOfExchanged == ["picture"])
    root.addSubview(UILabel())
    root.addSubview(UIView())
    #expect(callsOfExchanged == ["picture"])
  }

  @Test(arguments: [false, true])
  func ownMethodsAreExchangedForSwiftAndByName(_ isSubclass: Bool) {
    let speaker = isSubclass ? LoudSpeaker() : Speaker()
    #expect(speaker.greet("ada", times: 2) == "hello ada hello ada ")
    #expect(Speaker.exchangeGreeting())
    #expect(speaker.greet("ada", times: 2) == "hello ADA hello ADA !")
    #expect(sendByName("greet:times:", with: "bo", on: speaker) == "hello BO hello BO !")
    #expect(sendByName("shout:times:", with: "bo", on: speaker) == "hello bo hello bo ")
    #expect(Speaker.exchangeGreeting())
    #expect(speaker.greet("ada", times: 1) == "hello ada ")
  }

  @Test func gettersAndSettersAreExchangedEach() {
    let speaker = Speaker()
    #expect(Speaker.exchangeLevels())
    speaker.level = 4
    #expect(speaker.level == 50)
    #expect(Speaker.exchangeLevels())
    #expect(speaker.level == 5)
  }

  @Test func anImplementationIsSetAndReturned() {
    #expect(Speaker().name() == nil)
    #expect(Speaker.setName())
    #expect(Speaker().name() == "Ada")
    #expect(Speaker.resetName())
  }

  @Test(arguments: [
    ("greet:times:", true), ("level", true), ("setLevel:", true), ("greet:", false),
    ("noSuch", false),
  ])
  func methodsAreFoundByName(_ name: String, _ isThere: Bool) {
    #expect(Speaker.finds(name) == isThere)
    #expect(LoudSpeaker.finds(name) == isThere)
  }

  @Test func aMethodHasItsName() {
    #expect(Speaker.nameOfMethod() == "greet:times:")
  }

  /// Foundation's methods can't be exchanged on Linux. This is reported, and they stay as they are.
  @Test func whatCannotBeExchangedIsReported() {
    let told = Told()
    Diagnostics.observe { line in told.add(line) }
    defer { Diagnostics.observe { _ in } }
    let before = Bundle.main.localizedString(forKey: "a", value: "b", table: nil)
    #expect(Bundle.exchangeTexts())
    #expect(Bundle.main.localizedString(forKey: "a", value: "b", table: nil) == before)
    #expect(told.lines.contains { $0.contains("localizedString") && $0.contains("exchanged") })
  }
}

/// The lines that were reported.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var lines: [String] { lock.withLock { all } }
  func add(_ line: String) { lock.withLock { all.append(line) } }
}

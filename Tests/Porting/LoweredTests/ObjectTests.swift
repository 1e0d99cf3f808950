import Foundation
import Lowered
import Testing
import UIKit

/// Lowered objects respond to selectors and keys, and lowered expressions return the right values.
@MainActor @Suite(.serialized) struct ObjectTests {
  @Test func propertiesAnswerByName() {
    let eel = Specimen()
    #expect(eel.value(forKey: "name") as? String == "eel")
    eel.setValue(9, forKey: "length")
    eel.setValue(false, forKey: "isAlive")
    #expect(eel.length == 9)
    #expect(!eel.isAlive)
    #expect(eel.value(forKeyPath: "length") as? Int == 9)
  }

  @Test(arguments: [
    ("grow", true), ("growBy:", true), ("describeAs:with:", true), ("name", true),
    ("setName:", true), ("hidden", false), ("secret", false), ("growth", false),
  ])
  func methodsAnswerByName(_ name: String, _ answers: Bool) {
    #expect(Specimen().responds(to: Selector(name)) == answers)
  }

  @Test func messagesArrive() {
    let eel = Specimen()
    eel.perform(Selector("grow"))
    #expect(eel.length == 4)
    let text = eel.perform(Selector("describeAs:with:"), with: "fish", with: "!")
    #expect(text?.takeUnretainedValue() as? NSString == "eel fish!")
    #expect(helped() == 2)
  }

  /// A method that calls a function and doesn't keep it, however its parameter is written.
  @Test(arguments: [("measure:", 3), ("weigh:", 6), ("draw:", 9), ("keep:", 12), ("show:", 15)])
  func functionsArrive(_ name: String, _ value: Int) {
    let eel = Specimen()
    #expect(eel.responds(to: Selector(name)))
    var found: [Int] = []
    let visitor: SpecimenVisitor = { found.append($0) }
    eel.perform(Selector(name), with: visitor)
    #expect(found == [value])
  }

  /// The names of Apple's classes contain no module.
  @Test func classesDescribeThemselves() {
    #expect(classNames() == ["Lowered.Specimen", "Lowered.Specimen", "UIImageView"])
  }

  @Test func aTimerCarriesWhatItWasMadeWith() {
    let ticker = Ticker()
    let timer = ticker.timer()
    timer.fire()
    #expect(ticker.told == ["pond"])
    timer.invalidate()
  }

  /// A generic class has no Objective-C members, but a subclass that isn't generic has its own.
  @Test func nestedAndGenericClassesAnswer() {
    let inner = Outer.Inner()
    inner.perform(inner.selector)
    inner.perform(Selector("act"))
    #expect(inner.log == ["act", "act"])
    let box = TextBox("full")
    #expect(box.responds(to: Selector("clear")))
    box.perform(Selector("clear"))
    #expect(box.value.isEmpty)
  }

  @Test func observersHearOfDynamicProperties() {
    let form = FormController()
    let watcher = Watcher()
    watcher.watch(form)
    form.progress = 3
    form.progress = 4
    watcher.stop()
    form.progress = 5
    #expect(watcher.seen == [3, 34])
    form.name = "sea"
    #expect(form.log == ["name pond"])
  }

  @Test func observersByKeyPathHearOfViews() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var follower: OffsetFollower? = OffsetFollower(table)
    table.contentOffset.y = 10
    table.contentOffset.y = 35
    table.isHidden = true
    #expect(follower?.seen == [10, 25])
    #expect(follower?.others == ["hidden true"])
    follower?.stop()
    table.contentOffset.y = 50
    #expect(follower?.seen.count == 2)
    follower = nil
    table.isHidden = false
  }

  @Test(arguments: [("pond", 4), ("Ω🦠", 3), ("x", 1)])
  func castsBridge(_ text: String, _ length: Int) {
    #expect(lengths(text) == [length, length, 1])
    #expect(identifiers(text) == [text, text])
  }

  @Test func conditionsAreIOSs() {
    #expect(platform() == ["iOS", "simulator", "UIKit"])
  }

  @Test func errorsBridge() {
    #expect(domain(of: NSError(domain: "pond", code: 3)) == "pond")
    #expect(domain(of: CocoaError(.fileNoSuchFile)) == NSCocoaErrorDomain)
    #expect(keptDomain(of: NSError(domain: "pond", code: 3)) == "pond")
  }

  /// Rectangles that only touch don't intersect on iOS, while Foundation on Linux says that they do.
  @Test func touchingRectanglesDoNotIntersect() {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    for x in stride(from: -2, through: 2, by: 0.5) {
      for y in stride(from: -2, through: 2, by: 0.5) {
        let expected = abs(x) < 1 && abs(y) < 1
        let other = unit.offsetBy(dx: x, dy: y)
        #expect(touch(unit, other) == expected)
        #expect(CGRectIntersectsRect(unit, other) == expected)
      }
    }
    #expect(!touch(.null, .infinite))
    #expect(touch(unit, .infinite))
  }

  /// The overrides of members that every object has are called through a reference of the superclass's type
  /// too.
  @Test func ownAnswersAreFound() {
    let keyed = Keyed()
    let object: NSObject = keyed
    #expect(object.value(forKey: "real") as? Int == 3)
    #expect(object.value(forKey: "other") as? String == "no other")
    object.setValue(1, forKey: "another")
    #expect(object.responds(to: Selector("fly")))
    #expect(!object.responds(to: Selector("swim")))
    let any: any NSObjectProtocol = keyed
    #expect(any.responds(to: Selector("fly")))
    #expect(keyed.asked == ["another", "fly", "swim", "fly"])
    // On Linux, selectors are patterns.
    #expect(!object.responds(to: Selector("sinkTo:")))
    #expect(!object.responds(to: Selector("setReal:")))
    #expect(object.responds(to: Selector("real")))
  }

  /// `Bundle(for:)` returns the bundle of the class's module.
  @Test func bundlesOfClasses() {
    #expect(text(of: "depth.txt", inBundleOf: Keyed.self) == "12 m\n")
    #expect(text(of: "depth.txt", inBundleOf: UIView.self) == nil)
  }

  /// A notification posted on the main thread is delivered without waiting for the main queue.
  @Test func theMainQueueIsToldAtOnce() {
    let center = NotificationCenter()
    let name = Notification.Name("tide")
    let lines = told(by: center, name)
    center.post(name: name, object: nil)
    #expect(lines() == ["tide"])
  }

  @Test func smallThingsCompile() {
    #expect(plainText().length == 0)
    #expect(request("http://localhost/eel")?.url?.lastPathComponent == "eel")
    var isDone = false
    UITableView().changed { isDone = true }
    #expect(isDone)
  }

  /// Source: Apple, `UIView.addInteraction(_:)` and `NSLayoutManager.drawsOutsideLineFragment(forGlyphAt:)`, instance methods
  /// of classes of Objective-C, whose methods can be overridden.
  @Test func methodsOfAppleClassesAreOverridden() {
    final class Guest: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
      func dragInteraction(_: UIDragInteraction, itemsForBeginning _: any UIDragSession)
        -> [UIDragItem]
      { [] }
    }
    let guest = Guest()
    let anchorage = Anchorage()
    anchorage.addInteraction(UIDropInteraction(delegate: guest))
    anchorage.addInteraction(UIDragInteraction(delegate: guest))
    #expect(anchorage.refused == 1)
    #expect(anchorage.interactions.count == 1)
    anchorage.interactions = [UIDropInteraction(delegate: guest)]
    #expect(anchorage.refused == 2)
    #expect(anchorage.interactions.isEmpty)
    let manager = WideLayoutManager()
    #expect([3, 4].map(manager.drawsOutsideLineFragment) == [false, true])
  }
}

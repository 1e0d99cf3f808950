import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of who keeps an object and who doesn't, after its owner has dropped it.
///
/// Sources are Apple's pages: `CADisplayLink.init(target:selector:)` and `Timer.scheduledTimer` keep the target
/// until they are invalidated; `addTarget(_:action:for:)`: "the control does not retain the object in the target
/// parameter"; `UIGestureRecognizer.addTarget(_:action:)` and `UIBarButtonItem.target` are weak;
/// `NotificationCenter.addObserver(_:selector:name:object:)` needs no removal since iOS 9, because the observer
/// isn't retained; an `NSKeyValueObservation` ends when it is released; `delegate` and `dataSource` are weak.
@MainActor @Suite struct LifetimeGridTests {
  @MainActor final class Receiver: NSObject, UITableViewDelegate {
    var calls = 0

    func called() { calls += 1 }

    static let call = Selector("called", Receiver.called)
  }

  /// The object that refers to the receiver.
  enum Holder: CaseIterable {
    case control, recognizer, barItem, action, observer, observation, delegate, displayLink
    case invalidatedLink, removedLink, timer
    case completion, presented, child, rootController

    /// Whether it keeps the object in memory.
    var keeps: Bool {
      switch self {
      case .control, .recognizer, .barItem, .observer, .observation, .delegate, .invalidatedLink:
        false
      // A finished animation has called its completion and released it.
      case .completion, .removedLink: false
      case .action, .displayLink, .timer, .presented, .child, .rootController: true
      }
    }
  }

  @Test(arguments: Holder.allCases) func theLastReferenceCounts(holder: Holder) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    weak var object: NSObject?
    var kept: [AnyObject] = []
    func make() {
      let receiver = Receiver()
      object = receiver
      switch holder {
      case .control:
        let button = UIButton(type: .system)
        button.addTarget(receiver, action: Receiver.call, for: .touchUpInside)
        controller.view.addSubview(button)
      case .recognizer:
        controller.view.addGestureRecognizer(
          UITapGestureRecognizer(target: receiver, action: Receiver.call))
      case .barItem:
        kept.append(
          UIBarButtonItem(title: "A", style: .plain, target: receiver, action: Receiver.call))
      case .action:
        let button = UIButton(type: .system)
        button.addAction(UIAction { _ in receiver.calls += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
      case .observer:
        NotificationCenter.default.addObserver(
          receiver, selector: Receiver.call, name: NSNotification.Name("lifetime"), object: nil)
      case .observation:
        kept.append(
          controller.view.observe(\.tag) { [weak receiver] _, _ in receiver?.calls += 1 })
      case .delegate:
        let table = UITableView()
        table.delegate = receiver
        controller.view.addSubview(table)
      case .displayLink, .invalidatedLink, .removedLink:
        let link = CADisplayLink(target: receiver, selector: Receiver.call)
        link.add(to: .main, forMode: .common)
        if holder == .invalidatedLink {
          link.invalidate()
          kept.append(link)
        }
        if holder == .removedLink { link.remove(from: .main, forMode: .common) }
        if holder == .displayLink { kept.append(link) }
      case .timer:
        let timer = Timer.scheduledTimer(
          timeInterval: 1000, target: receiver, selector: Receiver.call, userInfo: nil,
          repeats: true)
        kept.append(timer)
      case .completion:
        UIView.animate(withDuration: 0.1) {
          controller.view.alpha = 0.5
        } completion: { _ in
          receiver.calls += 1
        }
      case .presented:
        let presented = UIViewController()
        object = presented
        controller.present(presented, animated: false)
      case .child:
        let child = UIViewController()
        object = child
        controller.addChild(child)
      case .rootController:
        let root = UIViewController()
        object = root
        stage.show(root)
      }
    }
    make()
    stage.advance(by: 1)
    #expect((object != nil) == holder.keeps)
    for case let link as CADisplayLink in kept { link.invalidate() }
    for case let timer as Timer in kept { timer.invalidate() }
    withExtendedLifetime((kept, controller)) {}
  }

  /// A target that is gone isn't called and nothing traps.
  @Test func aTargetThatIsGoneIsNotCalled() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    controller.view.addSubview(button)
    func add() { button.addTarget(Receiver(), action: Receiver.call, for: .touchUpInside) }
    add()
    stage.tap(at: CGPoint(x: 150, y: 150))
    NotificationCenter.default.post(name: NSNotification.Name("lifetime"), object: nil)
    #expect(button.allTargets.isEmpty)
  }
}

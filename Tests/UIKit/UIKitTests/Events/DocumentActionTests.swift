import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of the standard document actions across responders.
///
/// Source: Apple, `UIResponderStandardEditActions` ("Handling data commands") and
/// `UIResponder.canPerformAction(_:withSender:)`.
@MainActor @Suite struct DocumentActionTests {
  private let stage = Stage(device: .iPhone14Pro)
  private static let names = ["duplicate", "move", "rename", "export", "printContent"]

  /// Overrides the actions and reports which of them it can perform.
  private final class Holder: UIResponder {
    var does: Set<String> = []
    var log: [String] = []
    private let above: UIResponder?
    override var next: UIResponder? { above }
    init(above: UIResponder? = nil) { self.above = above }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      does.contains(action.description) || super.canPerformAction(action, withSender: sender)
    }
    override func duplicate(_ sender: Any?) { log.append("duplicate") }
    override func move(_ sender: Any?) { log.append("move") }
    override func rename(_ sender: Any?) { log.append("rename") }
    override func export(_ sender: Any?) { log.append("export") }
    override func printContent(_ sender: Any?) { log.append("printContent") }
  }

  /// Has methods with those names but with other sender types.
  private final class Stranger: UIResponder {
    var log: [String] = []
    func move(_ sender: UICommand) { log.append("move") }
    func move(to place: NSString) { log.append("move to") }
    func export() { log.append("export") }
  }

  @Test("The first responder in the chain that can perform the action performs it")
  func chain() {
    for name in Self.names {
      for mask in 0..<4 {
        let upper = Holder()
        let lower = Holder(above: upper)
        if mask & 1 == 1 { lower.does = ["\(name):"] }
        if mask & 2 == 2 { upper.does = ["\(name):"] }
        let command = UICommand(title: name, action: Selector("\(name):"))
        let expected = mask & 1 == 1 ? lower : mask & 2 == 2 ? upper : nil
        let target = lower.target(forAction: command.action, withSender: nil)
        #expect(target as? Holder === expected)
        #expect(command.send(from: lower) == (expected != nil))
        #expect(lower.log == (expected === lower ? [name] : []))
        #expect(upper.log == (expected === upper ? [name] : []))
      }
    }
  }

  @Test("No responder performs them by default, whatever the method is named")
  func plain() {
    let own: [Selector] = [
      Selector("duplicate(_:)", UIResponder.duplicate), Selector("move(_:)", UIResponder.move),
      Selector("rename(_:)", UIResponder.rename), Selector("export(_:)", UIResponder.export),
      Selector("printContent(_:)", UIResponder.printContent),
    ]
    for responder in [UIResponder(), UIView(), UITextField(), UITextView(), UIViewController()] {
      for action in own + Self.names.map({ Selector("\($0):") }) {
        #expect(!responder.canPerformAction(action, withSender: nil), "\(responder) \(action)")
      }
    }
  }

  @Test("An app's own methods with these names are still called")
  func strangers() {
    let stranger = Stranger()
    let takesCommand: (Stranger) -> @MainActor (UICommand) -> Void = { object in
      { object.move($0) }
    }
    let takesPlace: (Stranger) -> @MainActor (NSString) -> Void = { object in
      { object.move(to: $0) }
    }
    let plainExport: (Stranger) -> @MainActor () -> Void = { object in { object.export() } }
    let move = Selector("move(_:)", takesCommand)
    #expect(stranger.canPerformAction(move, withSender: nil))
    #expect(UICommand(title: "Move", action: move).send(from: stranger))
    #expect(stranger.log == ["move"])
    for action in [
      Selector("moveTo:", takesPlace), Selector("export", plainExport),
    ] {
      #expect(EditAction(action) == nil)
      #expect(stranger.canPerformAction(action, withSender: nil))
    }
  }
}

import Lowered
import Testing

@testable import UIKit

/// A class handles a standard document action if it overrides the method. On iOS `UIResponder` checks
/// `respondsToSelector:`, which returns false if no class overrides it.
@MainActor @Suite struct DocumentActionTests {
  @Test func whoOverridesAnActionIsFoundInTheChain() {
    let controller = DocumentController()
    for (name, does) in [
      ("duplicate", true), ("printContent", true), ("move", false), ("rename", false),
      ("export", false),
    ] {
      let action = Selector("\(name):")
      #expect(controller.canPerformAction(action, withSender: nil) == does, "\(name)")
      #expect((controller.target(forAction: action, withSender: nil) != nil) == does, "\(name)")
      #expect(UICommand(title: name, action: action).send(from: controller) == does, "\(name)")
    }
    #expect(controller.log == ["duplicate", "print"])
  }

  @Test func anotherMethodOfTheNameIsNot() {
    let controller = DocumentController()
    #expect(controller.canPerformAction(Selector("moveTo:"), withSender: nil))
    #expect(!controller.canPerformAction(Selector("move:"), withSender: nil))
  }

  @Test func whatIsInheritedCounts() {
    #expect(InnerFolderController().canPerformAction(Selector("export:"), withSender: nil))
    #expect(!InnerFolderController().canPerformAction(Selector("rename:"), withSender: nil))
  }
}

import Lowered
import Stage
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

  /// Source: Apple, `UIResponder.canPerformAction(_:withSender:)`: "The default implementation of this method returns true if the
  /// responder class implements the requested action", and `UIApplication.sendAction(_:to:from:for:)`: with a target of `nil` "the
  /// app sends the message to the first responder from where it progresses up the responder chain until it is handled".
  @Test func whoOverridesAnEditActionIsSentIt() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let view = StampView()
    controller.view.addSubview(view)
    stage.show(controller)
    #expect(view.becomeFirstResponder())
    for (name, does) in [("copy", true), ("paste", true), ("cut", false), ("selectAll", false)] {
      let action = Selector("\(name):")
      #expect(view.canPerformAction(action, withSender: nil) == does, "\(name)")
      let sent = UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
      #expect(sent == does, "\(name)")
    }
    #expect(view.log == ["copy", "paste"])
  }

  /// A text field performs the actions itself.
  @Test func aFieldIsSentAnEditAction() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let field = UITextField()
    field.text = "text"
    controller.view.addSubview(field)
    stage.show(controller)
    field.becomeFirstResponder()
    let action = Selector("selectAll:")
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "text")
  }

  @Test func whatIsInheritedCounts() {
    #expect(InnerFolderController().canPerformAction(Selector("export:"), withSender: nil))
    #expect(!InnerFolderController().canPerformAction(Selector("rename:"), withSender: nil))
  }
}

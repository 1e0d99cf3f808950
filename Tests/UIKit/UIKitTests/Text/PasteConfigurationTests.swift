import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of pasting by the responders' configurations.
///
/// Sources: Apple, `UIPasteConfiguration`, `UIPasteConfigurationSupporting` ("Returns a Boolean value
/// that determines whether the responder object can perform a paste operation using data provided by
/// the item providers") and `@NSCopying var pasteConfiguration`; CapTech, "Beginning Drag and Drop":
/// every view and view controller has one, and `canPaste(_:)` is overridden for more control.
@MainActor @Suite(.serialized) struct PasteConfigurationTests {
  final class Canvas: UIView {
    var pasted: [[String]] = []
    var presses = 0
    var copies = 0
    /// The answer that replaces that of the configuration.
    var takes: Bool?
    lazy var interaction = UIEditMenuInteraction(delegate: nil)

    override var canBecomeFirstResponder: Bool { true }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
      takes ?? super.canPaste(itemProviders)
    }
    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.map { $0.registeredTypeIdentifiers.first ?? "" })
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description == "copy:" || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { copies += 1 }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += 1
    }
  }

  final class Controller: UIViewController {
    var pasted = 0
    override func paste(itemProviders: [NSItemProvider]) { pasted += 1 }
  }

  @MainActor struct Bench {
    let stage = Stage(device: .iPhone14Pro)
    let controller = Controller()
    let canvas = Canvas(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    let field = UITextField(frame: CGRect(x: 50, y: 120, width: 200, height: 40))

    init() {
      controller.view.addSubview(canvas)
      controller.view.addSubview(field)
      canvas.addInteraction(canvas.interaction)
      stage.show(controller)
    }

    func press(_ letter: String, _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
      stage.press(
        UIKey(
          characters: letter, charactersIgnoringModifiers: letter, keyCode: code,
          modifierFlags: flags))
      stage.release(code)
    }

    func pressPaste(_ flags: UIKeyModifierFlags = .command) { press("v", .keyboardV, flags) }

    /// Opens the canvas's menu and returns it.
    func menu() -> EditMenuView? {
      canvas.interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50)))
      stage.advance(by: 0.5)
      return stage.window?.subviews.compactMap { $0 as? EditMenuView }.first
    }
  }

  nonisolated private static let png = "public.png"
  nonisolated private static let text = "public.utf8-plain-text"

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
    UIColor.orange.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  private static func provider(_ types: [String]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
        handler(Data([1]), nil)
        return nil
      }
    }
    return provider
  }

  private func buttons(of view: UIView) -> [UIButton] {
    view.subviews.flatMap { (($0 as? UIButton).map { [$0] } ?? []) + buttons(of: $0) }
  }

  // MARK: The configuration

  @Test func theTypesOfAConfiguration() {
    let empty = UIPasteConfiguration()
    #expect(empty.acceptableTypeIdentifiers == [])
    let named = UIPasteConfiguration(acceptableTypeIdentifiers: [Self.png, "org.example.pike"])
    #expect(named.acceptableTypeIdentifiers == [Self.png, "org.example.pike"])
    named.addAcceptableTypeIdentifiers(["org.example.perch", Self.png])
    #expect(
      named.acceptableTypeIdentifiers == [Self.png, "org.example.pike", "org.example.perch"])
    let urls = NSURL.readableTypeIdentifiersForItemProvider
    let texts = NSString.readableTypeIdentifiersForItemProvider
    #expect(UIPasteConfiguration(forAccepting: NSURL.self).acceptableTypeIdentifiers == urls)
    #expect(UIPasteConfiguration(forAccepting: URL.self).acceptableTypeIdentifiers == urls)
    #expect(UIPasteConfiguration(forAccepting: String.self).acceptableTypeIdentifiers == texts)
    let both = UIPasteConfiguration(forAccepting: URL.self)
    both.addTypeIdentifiers(forAccepting: UIColor.self)
    #expect(
      both.acceptableTypeIdentifiers == urls + UIColor.readableTypeIdentifiersForItemProvider)
    both.addTypeIdentifiers(forAccepting: String.self)
    #expect(both.acceptableTypeIdentifiers.starts(with: urls))
    #expect(Set(both.acceptableTypeIdentifiers).isSuperset(of: texts))
  }

  /// Every responder stores its own copy.
  @Test func aResponderKeepsACopy() {
    for responder in [UIView(), UIViewController(), UIResponder()] {
      #expect(responder.pasteConfiguration == nil)
      let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: [Self.png])
      responder.pasteConfiguration = configuration
      configuration.addAcceptableTypeIdentifiers([Self.text])
      #expect(responder.pasteConfiguration?.acceptableTypeIdentifiers == [Self.png])
      #expect(
        responder.pasteConfiguration == UIPasteConfiguration(acceptableTypeIdentifiers: [Self.png]))
      #expect(responder.pasteConfiguration != configuration)
      responder.pasteConfiguration = nil
      #expect(responder.pasteConfiguration == nil)
    }
  }

  /// One of the items has to conform to an accepted type.
  @Test(
    arguments: [
      (["public.image"], [[png]], true), (["public.image"], [[text]], false),
      (["public.image"], [[text], [png]], true), (["public.image"], [[text, png]], true),
      ([png], [["public.image"]], false), (["public.text", "public.url"], [["public.html"]], true),
      (["public.data"], [[text], [png]], true), (["org.example.pike"], [[png]], false),
      ([png, "org.example.pike"], [["org.example.pike"]], true), ([], [[png]], false),
      ([png], [], false), ([png], [[]], false),
    ] as [([String], [[String]], Bool)])
  func itemsAreAcceptedByType(types: [String], items: [[String]], isAccepted: Bool) {
    let view = UIView()
    let providers = items.map(Self.provider)
    #expect(!view.canPaste(providers))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: types)
    #expect(view.canPaste(providers) == isAccepted)
  }

  /// An object that isn't a responder and doesn't implement the method uses its configuration.
  @Test func theMethodsMayBeLeftOut() {
    final class Object: NSObject, UIPasteConfigurationSupporting {
      var pasteConfiguration: UIPasteConfiguration?
    }
    let object = Object()
    #expect(!object.canPaste([Self.provider([Self.png])]))
    object.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    #expect(object.canPaste([Self.provider([Self.png])]))
    #expect(!object.canPaste([Self.provider([Self.text])]))
  }

  // MARK: Menus and keys

  /// The pasteboard's contents, the types that the view accepts, and the view's own answer.
  private static let cases: [(board: String, accepts: [String]?, takes: Bool?, pastes: Bool)] = {
    var cases: [(String, [String]?, Bool?, Bool)] = []
    for board in ["", "text", "image"] {
      for accepts in [nil, [], ["public.text"], ["public.image"], ["public.data"]] as [[String]?] {
        for takes in [nil, false, true] as [Bool?] {
          let isAccepted =
            switch accepts?.first {
            case "public.text": board == "text"
            case "public.image": board == "image"
            case "public.data": board != ""
            default: false
            }
          cases.append((board, accepts, takes, takes ?? isAccepted))
        }
      }
    }
    return cases
  }()

  private func fill(_ board: String) {
    UIPasteboard.general.items = []
    if board == "text" { UIPasteboard.general.string = "Hecht" }
    if board == "image" { UIPasteboard.general.image = Self.image }
  }

  @Test func menusAndKeysPasteWhatIsAccepted() throws {
    defer { UIPasteboard.general.items = [] }
    for (board, accepts, takes, pastes) in Self.cases {
      let name: Comment = "\(board), \(accepts ?? ["-"]), \(String(describing: takes))"
      let bench = Bench()
      fill(board)
      let canvas = bench.canvas
      canvas.pasteConfiguration = accepts.map {
        UIPasteConfiguration(acceptableTypeIdentifiers: $0)
      }
      canvas.takes = takes
      #expect(canvas.canPerformAction("paste:", withSender: nil) == pastes, name)
      canvas.becomeFirstResponder()
      for flags in [UIKeyModifierFlags.command, .control] {
        canvas.pasted = []
        canvas.presses = 0
        bench.pressPaste(flags)
        #expect(canvas.pasted.count == (pastes ? 1 : 0), name)
        // No responder sees a key that performed an action.
        #expect(canvas.presses == (pastes ? 0 : 1), name)
      }
      canvas.pasted = []
      let menu = try #require(bench.menu())
      let titles = buttons(of: menu).compactMap { $0.configuration?.title }
      #expect(titles == (pastes ? ["Copy", "Paste"] : ["Copy"]), name)
      guard let button = buttons(of: menu).first(where: { $0.configuration?.title == "Paste" })
      else { continue }
      bench.stage.tap(
        at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      bench.stage.advance(by: 0.5)
      #expect(canvas.pasted.count == 1, name)
    }
  }

  @Test func allItemsAreHandedOver() {
    defer { UIPasteboard.general.items = [] }
    let bench = Bench()
    UIPasteboard.general.items = [[Self.text: "a"], ["org.example.pike": Data([1])], [:]]
    bench.canvas.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    bench.canvas.paste(nil)
    #expect(bench.canvas.pasted == [[Self.text, "org.example.pike", ""]])
  }

  /// Keys of the Edit menu that no responder performs go to the views. Other keys aren't affected.
  @Test func otherKeysOfTheEditMenu() {
    let bench = Bench()
    bench.canvas.becomeFirstResponder()
    bench.press("c", .keyboardC, .command)
    #expect(bench.canvas.copies == 1)
    #expect(bench.canvas.presses == 0)
    bench.press("x", .keyboardX, .command)
    bench.press("a", .keyboardA, .command)
    bench.press("c", .keyboardC, [])
    #expect(bench.canvas.copies == 1)
    #expect(bench.canvas.presses == 3)
  }

  /// The nearest responder that accepts the items pastes them.
  @Test(arguments: [false, true], [false, true])
  func theNearestPastes(viewTakes: Bool, controllerTakes: Bool) {
    defer { UIPasteboard.general.items = [] }
    let bench = Bench()
    fill("image")
    let configuration = UIPasteConfiguration(forAccepting: UIImage.self)
    bench.canvas.pasteConfiguration = viewTakes ? configuration : nil
    bench.controller.pasteConfiguration = controllerTakes ? configuration : nil
    bench.canvas.becomeFirstResponder()
    bench.pressPaste()
    #expect(bench.canvas.pasted.count == (viewTakes ? 1 : 0))
    #expect(bench.controller.pasted == (controllerTakes && !viewTakes ? 1 : 0))
  }

  // MARK: Texts

  /// A text accepts texts, and leaves everything else to the responders above it.
  @Test(arguments: ["text", "image", ""]) func aTextLeavesWhatItDoesNotTake(board: String) {
    defer { UIPasteboard.general.items = [] }
    let bench = Bench()
    fill(board)
    bench.controller.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: ["public.data"])
    bench.field.becomeFirstResponder()
    bench.pressPaste()
    #expect(bench.field.text == (board == "text" ? "Hecht" : ""))
    #expect(bench.controller.pasted == (board == "image" ? 1 : 0))
  }

  /// A text's own configuration determines what it accepts.
  @Test(arguments: [
    ([], false), (["public.image"], false), (["public.text"], true), (["public.data"], true),
  ]) func aTextWithAConfiguration(types: [String], pastes: Bool) {
    defer { UIPasteboard.general.items = [] }
    let bench = Bench()
    let view = UITextView(frame: CGRect(x: 50, y: 550, width: 200, height: 100))
    bench.controller.view.addSubview(view)
    fill("text")
    for text in [bench.field, view] as [UIView & UITextInput] {
      text.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: types)
      text.becomeFirstResponder()
      #expect(text.canPerformAction("paste:", withSender: nil) == pastes)
      bench.pressPaste()
    }
    #expect(bench.field.text == (pastes ? "Hecht" : ""))
    #expect(view.text == (pastes ? "Hecht" : ""))
  }

  /// A read-only text accepts nothing, even if its configuration does.
  @Test func aTextThatIsNotEditedTakesNothing() {
    let configuration = UIPasteConfiguration(forAccepting: String.self)
    let text = [Self.provider([Self.text])]
    let (field, view) = (UITextField(), UITextView())
    field.pasteConfiguration = configuration
    view.pasteConfiguration = configuration
    for isEdited in [true, false, true] {
      field.isEnabled = isEdited
      view.isEditable = isEdited
      #expect(field.canPaste(text) == isEdited)
      #expect(view.canPaste(text) == isEdited)
    }
  }

  /// A subclass also accepts images, as in messages.
  @Test(arguments: ["text", "image"]) func aTextViewTakesImagesAsWell(board: String) {
    final class Message: UITextView {
      var images = 0
      override func paste(itemProviders: [NSItemProvider]) {
        images += itemProviders.count { $0.canLoadObject(ofClass: UIImage.self) }
        super.paste(itemProviders: itemProviders)
      }
    }
    defer { UIPasteboard.general.items = [] }
    let bench = Bench()
    let view = Message(frame: CGRect(x: 50, y: 550, width: 200, height: 100))
    bench.controller.view.addSubview(view)
    fill(board)
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    view.pasteConfiguration?.addTypeIdentifiers(forAccepting: UIImage.self)
    view.becomeFirstResponder()
    bench.pressPaste()
    #expect(view.text == (board == "text" ? "Hecht" : ""))
    #expect(view.images == (board == "image" ? 1 : 0))
  }
}

import Stage
import Testing

@testable import UIKit

/// Tests of hardware keyboard commands.
///
/// Sources: Apple, `UIKeyCommand`, `UIResponder.keyCommands`, `UIResponder.validate(_:)`,
/// `UIKeyCommand.wantsPriorityOverSystemBehavior`.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private final class Controller: UIViewController {
    var commands: [UIKeyCommand] = []
    var performed: [String] = []
    var pressed = 0
    var forbidden: Set<String> = []

    override var keyCommands: [UIKeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }

    func carryOut(_ command: Any?) {
      performed.append((command as? UIKeyCommand)?.input ?? "?")
    }

    override func validate(_ command: UICommand) {
      if forbidden.contains(command.title) { command.attributes.insert(.disabled) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      pressed += 1
    }

    static let action = Selector("carryOut(_:)", Controller.carryOut)
  }

  @MainActor private struct Bench {
    let stage = Stage(device: .iPhone14)
    let controller = Controller()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))

    init(isInNavigation: Bool = false) {
      controller.view.addSubview(field)
      stage.show(
        isInNavigation ? UINavigationController(rootViewController: controller) : controller)
    }

    func command(
      _ input: String, _ flags: UIKeyModifierFlags = [], title: String = ""
    ) -> UIKeyCommand {
      UIKeyCommand(
        title: title, action: Controller.action, input: input, modifierFlags: flags)
    }

    func press(
      _ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags = []
    ) {
      stage.press(
        UIKey(
          characters: characters, charactersIgnoringModifiers: characters, keyCode: code,
          modifierFlags: flags))
      stage.release(code)
    }
  }

  @Test("A command is performed for its key and exactly its modifiers")
  func modifiers() {
    let all: [UIKeyModifierFlags] = [
      [], .shift, .alternate, .command, [.shift, .command], [.alternate, .command],
      [.shift, .alternate, .command],
    ]
    for wanted in all {
      for held in all {
        let bench = Bench()
        bench.controller.becomeFirstResponder()
        bench.controller.commands = [bench.command("k", wanted)]
        bench.press(.keyboardK, "k", held)
        #expect(bench.controller.performed.isEmpty == (wanted != held), "\(wanted) for \(held)")
        #expect((bench.controller.pressed == 0) == (wanted == held), "the press is the command's")
      }
    }
  }

  @Test("Control works as the Command key unless a command asks for Control itself")
  func controlKey() {
    let bench = Bench()
    bench.controller.commands = [bench.command("k", .command)]
    bench.press(.keyboardK, "k", .control)
    #expect(bench.controller.performed == ["k"])
  }

  @Test("Keys without characters have names")
  func names() {
    let keys: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardUpArrow, UIKeyCommand.inputUpArrow),
      (.keyboardDownArrow, UIKeyCommand.inputDownArrow),
      (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow),
      (.keyboardRightArrow, UIKeyCommand.inputRightArrow),
      (.keyboardEscape, UIKeyCommand.inputEscape), (.keyboardPageUp, UIKeyCommand.inputPageUp),
      (.keyboardPageDown, UIKeyCommand.inputPageDown), (.keyboardHome, UIKeyCommand.inputHome),
      (.keyboardEnd, UIKeyCommand.inputEnd), (.keyboardDeleteForward, UIKeyCommand.inputDelete),
      (.keyboardF1, UIKeyCommand.f1), (.keyboardF9, UIKeyCommand.f9),
      (.keyboardF12, UIKeyCommand.f12), (.keyboardTab, "\t"), (.keyboardReturnOrEnter, "\r"),
    ]
    for (code, _) in keys {
      let bench = Bench()
      bench.controller.commands = keys.map { bench.command($0.1) }
      bench.press(code, "")
      #expect(bench.controller.performed == keys.filter { $0.0 == code }.map(\.1))
    }
  }

  @Test("Text takes precedence over commands unless a command asks for priority")
  func text() {
    for hasPriority in [false, true] {
      let bench = Bench()
      let command = bench.command("k")
      command.wantsPriorityOverSystemBehavior = hasPriority
      bench.controller.commands = [command]
      bench.field.becomeFirstResponder()
      bench.press(.keyboardK, "k")
      #expect(bench.field.text == (hasPriority ? "" : "k"))
      #expect(bench.controller.performed == (hasPriority ? ["k"] : []))
    }
  }

  @Test("Without a first responder, the frontmost controller is asked")
  func front() {
    for isInNavigation in [false, true] {
      let bench = Bench(isInNavigation: isInNavigation)
      bench.controller.commands = [bench.command("k", .command)]
      bench.press(.keyboardK, "k", .command)
      #expect(bench.controller.performed == ["k"])
    }
  }

  @Test("A held key repeats its command, and a disabled command leaves the key to responders")
  func repeatsAndValidation() {
    let bench = Bench()
    bench.controller.becomeFirstResponder()
    bench.controller.commands = [bench.command("k", .command, title: "Kill")]
    let key = UIKey(
      characters: "k", charactersIgnoringModifiers: "k", keyCode: .keyboardK,
      modifierFlags: .command)
    for _ in 1...3 { bench.stage.press(key) }
    bench.stage.release(.keyboardK)
    #expect(bench.controller.performed == ["k", "k", "k"])
    bench.controller.forbidden = ["Kill"]
    bench.press(.keyboardK, "k", .command)
    #expect(bench.controller.performed.count == 3)
    #expect(bench.controller.pressed == 1)
  }

  @Test("A controller lists the commands that were added to it")
  func added() {
    let stage = Stage(device: .iPhone14)
    let controller = UIViewController()
    stage.show(controller)
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(
      input: "x", modifierFlags: .command, action: Selector("missing"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.count == 1)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test("A menu shows commands and disables those that no responder performs")
  func menus() {
    let bench = Bench()
    for (action, isPossible) in [(Controller.action, true), (Selector("missing:"), false)] {
      let menu = UIMenu(children: [UICommand(title: "Do it", action: action)])
      let contents = MenuContents(menu) {}
      guard case .action(let shown)? = contents.groups.first?.first else {
        Issue.record("the command is missing")
        continue
      }
      #expect(shown.title == "Do it")
      #expect(shown.attributes.contains(.disabled) == !isPossible)
      shown.carryOut(sender: nil)
    }
    #expect(bench.controller.performed == ["?"])
  }

  @Test("A shake goes to the first responder and up the chain")
  func shake() {
    final class Shaken: UIViewController {
      var motions: [UIEvent.EventSubtype] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        #expect(event?.type == .motion)
        #expect(event?.subtype == motion)
        motions.append(motion)
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append(motion)
      }
    }
    let stage = Stage(device: .iPhone14)
    let controller = Shaken()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    controller.view.addSubview(field)
    stage.show(controller)
    field.becomeFirstResponder()
    stage.shake()
    #expect(controller.motions == [.motionShake, .motionShake])
  }
}

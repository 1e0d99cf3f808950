import Stage
import Testing

@testable import UIKit

/// Tests of a text field's edit menu on a 14 Pro: when it appears, its contents, and its actions.
@MainActor @Suite(.serialized) struct EditMenuTests {
  @MainActor private final class Bench {
    let bench = TextFieldBench()
    var stage: Stage { bench.stage }
    var field: UITextField { bench.field }

    init(_ text: String, pasteboard: String? = nil) {
      field.text = text
      bench.focus()
      UIPasteboard.general.string = pasteboard
    }

    var menu: EditMenuView? {
      stage.window?.subviews.compactMap { $0 as? EditMenuView }.last {
        $0.isUserInteractionEnabled
      }
    }

    var buttons: [UIButton] {
      func all(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? all($0) }
      }
      return menu.map(all)?.sorted { $0.frame.minX < $1.frame.minX } ?? []
    }

    var titles: [String] { buttons.map { $0.configuration?.title ?? "" } }

    func tap(_ title: String) {
      guard let button = buttons.first(where: { $0.configuration?.title == title }) else {
        Issue.record("no \(title) among \(titles)")
        return
      }
      stage.tap(
        at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      stage.advance(by: 0.5)
    }

    func doubleTap(at offset: Int) {
      for _ in 0..<2 { stage.tap(at: bench.place(of: offset)) }
      stage.advance(by: 0.5)
    }
  }

  /// Two taps select the word and show its menu.
  @Test func twoTapsBringTheMenu() throws {
    let bench = Bench("hello world")
    #expect(bench.menu == nil)
    bench.doubleTap(at: 3)
    #expect(bench.bench.selection == 0..<5)
    #expect(bench.titles == ["Cut", "Copy", "Select All"])
    let menu = try #require(bench.menu).frame
    let text = bench.field.selectionRects(for: try #require(bench.field.selectedTextRange))[0].rect
    let place = bench.field.convert(text, to: nil)
    // There is no space for 44 points above the text, which begins near 107: 59 are safe area.
    #expect(menu.minY == place.maxY + 14)
    #expect(menu.minX >= 8)
    #expect(menu.maxX <= 385)
  }

  /// A tap on the caret shows the menu, and another one hides it.
  @Test func aTapOnTheCaretBringsTheMenu() {
    let bench = Bench("hello", pasteboard: "x")
    bench.bench.select(5..<5)
    bench.stage.tap(at: bench.bench.place(of: 5))
    bench.stage.advance(by: 1)
    #expect(bench.titles == ["Paste", "Select", "Select All"])
    bench.stage.tap(at: bench.bench.place(of: 5))
    bench.stage.advance(by: 1)
    #expect(bench.menu == nil)
    // A tap elsewhere moves the caret and shows nothing.
    bench.stage.tap(at: bench.bench.place(of: 1))
    bench.stage.advance(by: 1)
    #expect(bench.menu == nil)
    #expect(bench.bench.selection == 0..<0)
  }

  @Test func copyAndPaste() {
    let bench = Bench("hello world")
    bench.doubleTap(at: 3)
    bench.tap("Copy")
    #expect(UIPasteboard.general.string == "hello")
    #expect(bench.field.text == "hello world")
    #expect(bench.menu == nil)
    bench.bench.select(11..<11)
    bench.stage.tap(at: bench.bench.place(of: 11))
    bench.stage.advance(by: 1)
    bench.tap("Paste")
    #expect(bench.field.text == "hello worldhello")
  }

  @Test func cutTakesAway() {
    let bench = Bench("hello world")
    bench.doubleTap(at: 8)
    bench.tap("Cut")
    #expect(bench.field.text == "hello ")
    #expect(UIPasteboard.general.string == "world")
  }

  @Test func selectAllBringsTheNextMenu() {
    let bench = Bench("hello world")
    bench.doubleTap(at: 3)
    bench.tap("Select All")
    #expect(bench.bench.selection == 0..<11)
  }

  /// A secret can't be copied.
  @Test func aSecretIsNotCopied() {
    let bench = Bench("secret", pasteboard: "x")
    bench.field.isSecureTextEntry = true
    bench.doubleTap(at: 2)
    #expect(!bench.titles.contains("Copy"))
    #expect(!bench.titles.contains("Cut"))
    #expect(bench.titles.contains("Paste"))
  }

  /// Typing, another selection, a touch outside, and the loss of the keyboard close the menu.
  @Test(arguments: 0..<4) func theMenuGoes(cause: Int) {
    let bench = Bench("hello world")
    bench.doubleTap(at: 3)
    #expect(bench.menu != nil)
    switch cause {
    case 0: bench.stage.type("x")
    case 1: bench.bench.select(6..<11)
    case 2: bench.stage.tap(at: CGPoint(x: 200, y: 400))
    default: bench.field.resignFirstResponder()
    }
    bench.stage.advance(by: 0.5)
    #expect(bench.menu == nil)
  }

  @Test func aDelegateMayChangeIt() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var asked: [NSRange] = []
      var log: [String] = []
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        asked.append(range)
        return UIMenu(children: [
          UIAction(title: "Look up") { [weak self] _ in self?.log.append("looked up") },
          UIMenu(title: "More", children: [UIAction(title: "Inside") { _ in }]),
        ])
      }
      func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        log.append("comes")
        animator.addCompletion { [weak self] in self?.log.append("came") }
      }
      func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { log.append("goes") }
    }
    let bench = Bench("hello world")
    let delegate = Delegate()
    bench.field.delegate = delegate
    bench.doubleTap(at: 3)
    #expect(bench.titles == ["Look up", "More"])
    #expect(delegate.asked.last == NSRange(location: 0, length: 5))
    bench.tap("More")
    #expect(bench.titles == ["Inside"])
    bench.doubleTap(at: 3)
    bench.tap("Look up")
    #expect(delegate.log.contains("looked up"))
    #expect(delegate.log.contains("came"))
    #expect(delegate.log.last == "goes" || delegate.log.last == "looked up")
  }

  /// Dragging a handle hides the menu, and lifting the finger shows it again.
  @Test func aHandleThatIsDraggedBringsTheMenu() {
    let bench = Bench("hello world")
    bench.doubleTap(at: 3)
    let handle = bench.bench.place(of: 5)
    bench.stage.touchDown(at: CGPoint(x: handle.x, y: handle.y + 12))
    bench.stage.move(
      from: CGPoint(x: handle.x, y: handle.y + 12), by: CGVector(dx: 60, dy: 0), duration: 0.3)
    #expect(bench.menu == nil)
    #expect(bench.bench.selection.upperBound > 5)
    bench.stage.touchUp()
    bench.stage.advance(by: 0.5)
    #expect(bench.menu != nil)
  }

  @Test func commandsAreReadByName() {
    let bench = Bench("hello world")
    bench.doubleTap(at: 3)
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    let names = all(bench.stage.accessibilityTree().nodes).filter { $0.kind == .button }.map(
      \.label)
    for title in ["Cut", "Copy", "Select All"] { #expect(names.contains(title), "\(names)") }
  }
}

/// Tests of the placement of an edit menu: above its target, else below, else over it, and always
/// in the free area.
@Suite struct EditMenuPlacementTests {
  static let area = CGRect(x: 8, y: 59, width: 377, height: 500)

  @Test func everyPlace() {
    for y in stride(from: CGFloat(-40), through: 700, by: 20) {
      for height in [CGFloat(0), 20, 200, 480] {
        for x in [CGFloat(0), 100, 390] {
          for direction in [UIEditMenuArrowDirection.automatic, .up, .down] {
            let target = CGRect(x: x, y: y, width: 10, height: height)
            let frame = EditMenuPlacement(area: Self.area, target: target, direction: direction)
              .frame(of: CGSize(width: 180, height: 44))
            #expect(Self.area.contains(frame))
            // 14 points from the target, and 44 high.
            let above = target.minY - 58 >= 59
            let below = target.maxY + 58 <= 559
            guard target.minY - 14 <= 559 else { continue }
            if above, direction != .up || !below {
              #expect(frame.maxY == target.minY - 14)
            } else if below {
              #expect(frame.minY == target.maxY + 14 || target.maxY + 14 < 59)
            }
          }
        }
      }
    }
  }

  @Test func aWideMenuTakesTheWholeWidth() {
    let frame = EditMenuPlacement(
      area: Self.area, target: CGRect(x: 50, y: 300, width: 1, height: 1)
    )
    .frame(of: CGSize(width: 900, height: 44))
    #expect(frame.minX == 8)
    #expect(frame.width == 377)
  }
}

/// Tests of an app's own edit menu on a view without text.
@MainActor @Suite struct EditMenuInteractionTests {
  final class Canvas: UIView, @MainActor UIEditMenuInteractionDelegate {
    var copied = 0
    lazy var interaction = UIEditMenuInteraction(delegate: self)
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copied += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description.hasPrefix("copy")
    }
  }

  @Test func aViewShowsWhatItCan() throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    let canvas = Canvas(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    controller.view.addSubview(canvas)
    canvas.addInteraction(canvas.interaction)
    #expect(canvas.interactions.count == 1)
    #expect(canvas.interaction.view === canvas)
    canvas.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 100, y: 50)))
    stage.advance(by: 0.5)
    let menu = try #require(stage.window?.subviews.compactMap { $0 as? EditMenuView }.first)
    #expect(menu.frame.midX == 150)
    #expect(menu.frame.maxY == 336)
    #expect(canvas.interaction.location(in: nil) == CGPoint(x: 150, y: 350))
    stage.tap(at: CGPoint(x: menu.frame.midX, y: menu.frame.midY))
    stage.advance(by: 0.5)
    #expect(canvas.copied == 1)
    #expect(menu.superview == nil)
    canvas.removeInteraction(canvas.interaction)
    #expect(canvas.interactions.isEmpty)
    #expect(canvas.interaction.view == nil)
  }
}

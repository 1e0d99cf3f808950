import Stage
import Testing

@testable import UIKit

/// Tests of the questions and notifications for a focus update, and of updates without a key.
///
/// Sources: Apple, `UIFocusEnvironment`, `UIFocusSystem`, `UIFocusGuide`, `UICollectionView.allowsFocus`,
/// `selectionFollowsFocus`; an Apple engineer in the developer forums, thread 711072, about the deferral of the focus.
@MainActor @Suite(.serialized) struct FocusUpdateTests {
  private final class Controller: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    var events: [String] = []
    var refuses = false
    var commands: [UIKeyCommand] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      preferred + super.preferredFocusEnvironments
    }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      events.append("may \(context.focusHeading.rawValue)")
      return !refuses
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { events.append("did \(context.focusHeading.rawValue)") }
    func carryOut(_ command: Any?) { events.append("command") }
    static let action = Selector("carryOut(_:)", Controller.carryOut)
  }

  @Test func delegatesAreAskedAndHear() {
    let grid = FocusGrid(count: 30, columns: 3)
    let controller = Controller()
    let bench = FocusBench(controller) { $0.addSubview(grid.view) }
    bench.press(.right)
    bench.press(.right)
    bench.press(.down)
    #expect(grid.events == ["may ->0", "did ->0", "may 0>1", "did 0>1", "may 1>4", "did 1>4"])
    #expect(
      controller.events
        == [UIFocusHeading(), .right, .down].flatMap {
          ["may \($0.rawValue)", "did \($0.rawValue)"]
        })
    grid.refuses = true
    bench.press(.down)
    #expect(bench.row == 4)
    grid.refuses = false
    controller.refuses = true
    bench.press(.down)
    #expect(bench.row == 4)
    controller.refuses = false
    bench.press(.down)
    #expect(bench.row == 7)
  }

  @Test func returnDoesWhatATapDoes() {
    let grid = FocusGrid(count: 30, columns: 3)
    let bench = FocusBench { $0.addSubview(grid.view) }
    bench.press(.right)
    bench.press(.right)
    grid.events = []
    bench.press(.keyboardReturnOrEnter)
    let byKey = grid.events
    bench.press(.right)
    bench.press(.keyboardReturnOrEnter)
    #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    bench.stage.tap(at: grid.view.convert(CGPoint(x: 150, y: 40), to: nil))
    bench.stage.advance(by: 0.5)
    grid.events = []
    grid.view.selectItem(at: nil, animated: false, scrollPosition: [])
    bench.stage.tap(at: grid.view.convert(CGPoint(x: 150, y: 40), to: nil))
    bench.stage.advance(by: 0.5)
    #expect(byKey == grid.events)
    #expect(byKey == ["highlight 1", "select 1"])
  }

  @Test(arguments: [nil, true, false], [true, false])
  func selectionFollows(delegate: Bool?, list: Bool) {
    let grid = FocusGrid(count: 30, columns: 3)
    grid.follows = delegate
    grid.view.selectionFollowsFocus = list
    let bench = FocusBench { $0.addSubview(grid.view) }
    for heading: UIFocusHeading in [.right, .right, .down] { bench.press(heading) }
    let expected = delegate ?? list ? [IndexPath(item: 4, section: 0)] : []
    #expect(grid.view.indexPathsForSelectedItems == expected)
    #expect(
      grid.events.filter { !$0.contains(">") }
        == (delegate ?? list
          ? ["select 0", "deselect 0", "select 1", "deselect 1", "select 4"] : []))
  }

  @Test func aTouchPutsTheFocusAwayUntilTheNextKey() {
    let grid = FocusGrid(count: 30, columns: 3)
    let bench = FocusBench { $0.addSubview(grid.view) }
    for heading: UIFocusHeading in [.right, .right, .down] { bench.press(heading) }
    #expect(bench.row == 4)
    bench.stage.tap(at: CGPoint(x: 600, y: 900))
    #expect(bench.focused == nil)
    #expect(!grid.view.visibleCells.contains { $0.isFocused })
    bench.press(.down)
    #expect(bench.row == 4, "the first key shows where the focus is")
    bench.press(.down)
    #expect(bench.row == 7)
  }

  @Test func aReloadedRowKeepsTheFocus() {
    let rows = FocusRows(count: 40)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    rows.attach(to: table)
    table.allowsFocus = true
    let bench = FocusBench { $0.addSubview(table) }
    for _ in 0..<4 { bench.press(.down) }
    table.reloadData()
    bench.stage.advance(by: 0.1)
    #expect(bench.row == 3)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isFocused == true)
    // A row that moves keeps the focus.
    rows.names.insert(100, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    bench.stage.advance(by: 1)
    #expect(bench.row == 3)
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.isFocused == true)
    bench.press(.down)
    #expect(bench.row == 4)
    // Without any rows, nothing has the focus.
    rows.names = []
    table.reloadData()
    bench.stage.advance(by: 0.1)
    #expect(bench.focused == nil)
    bench.press(.down)
    #expect(bench.focused == nil)
  }

  /// Own choice: a hidden view can't get the focus, so it doesn't keep it either, as one that is removed.
  @Test(arguments: [true, false]) func aHiddenViewLosesTheFocus(inItself: Bool) {
    let rows = FocusRows(count: 4)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    rows.attach(to: table)
    table.allowsFocus = true
    let bench = FocusBench { $0.addSubview(table) }
    for _ in 0..<2 { bench.press(.down) }
    #expect(bench.row == 1)
    let hidden = inItself ? table.cellForRow(at: IndexPath(row: 1, section: 0)) : table
    hidden?.isHidden = true
    bench.stage.advance(by: 0.1)
    #expect(bench.row != 1)
  }

  @Test func rememberedRows() {
    for remembers in [true, false] {
      let grid = FocusGrid(count: 300, columns: 2)
      grid.view.remembersLastFocusedIndexPath = remembers
      let box = FocusBox(frame: CGRect(x: 400, y: 40, width: 100, height: 100))
      let bench = FocusBench {
        $0.addSubview(grid.view)
        $0.addSubview(box)
      }
      for _ in 0..<20 { bench.press(.down) }
      #expect(bench.row == 38)
      bench.press(.next)
      #expect(bench.focused === box)
      grid.view.setContentOffset(.zero, animated: false)
      bench.stage.advance(by: 0.1)
      bench.press(.next)
      #expect(bench.row == (remembers ? 38 : 0))
    }
  }

  @Test(arguments: [true, false]) func commands(hasPriority: Bool) {
    let grid = FocusGrid(count: 30, columns: 3)
    let controller = Controller()
    let command = UIKeyCommand(
      title: "", action: Controller.action, input: UIKeyCommand.inputDownArrow)
    command.wantsPriorityOverSystemBehavior = hasPriority
    controller.commands = [command]
    let bench = FocusBench(controller) { $0.addSubview(grid.view) }
    bench.press(.right)
    controller.events = []
    bench.press(.down)
    #expect(controller.events.contains("command") == hasPriority)
    #expect(bench.row == (hasPriority ? 0 : 3))
    // While nothing has the focus, the command receives the key.
    bench.stage.tap(at: CGPoint(x: 600, y: 900))
    controller.events = []
    bench.press(.down)
    #expect(controller.events == ["command"])
  }

  @Test func requests() {
    let boxes = (0..<3).map { FocusBox(frame: CGRect(x: $0 * 120, y: 100, width: 100, height: 50)) }
    let controller = Controller()
    let bench = FocusBench(controller) { view in for box in boxes { view.addSubview(box) } }
    bench.system?.requestFocusUpdate(to: boxes[2])
    bench.stage.advance(by: 0.1)
    #expect(bench.focused == nil, "nobody uses the keyboard yet")
    controller.preferred = [boxes[1]]
    bench.press(.down)
    #expect(bench.focused === boxes[1])
    bench.system?.requestFocusUpdate(to: boxes[2])
    #expect(bench.focused === boxes[1])
    bench.stage.advance(by: 1 / 60)
    #expect(bench.focused === boxes[2])
    controller.setNeedsFocusUpdate()
    controller.updateFocusIfNeeded()
    #expect(bench.focused === boxes[1])
    // The focused item leaves. The next key chooses a new one.
    boxes[1].removeFromSuperview()
    bench.stage.advance(by: 1 / 60)
    #expect(bench.focused == nil)
    bench.press(.down)
    #expect(bench.focused === boxes[0])
    boxes[0].isWilling = false
    bench.press(.right)
    #expect(bench.focused === boxes[2])
  }

  @Test func theNotificationBringsTheContext() {
    let boxes = (0..<2).map { FocusBox(frame: CGRect(x: $0 * 120, y: 100, width: 100, height: 50)) }
    let bench = FocusBench { view in for box in boxes { view.addSubview(box) } }
    var heard: [String] = []
    let names = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let information = note.userInfo
        MainActor.assumeIsolated {
          let context =
            information?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
          let previous = boxes.firstIndex { $0 === context?.previouslyFocusedView }
          let next = boxes.firstIndex { $0 === context?.nextFocusedItem }
          heard.append("\(previous ?? -1)>\(next ?? -1)")
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    for _ in 0..<3 { bench.press(.right) }
    #expect(heard == ["-1>0", "0>1", "1>-1"])
  }

  @Test func animationsRunAlong() {
    final class Box: UIView {
      var completed = 0
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        let isComing = context.nextFocusedItem === self
        coordinator.addCoordinatedFocusingAnimations { [weak self] context in
          #expect(context.duration > 0)
          self?.alpha = isComing ? 1 : 0.5
        } completion: { [weak self] in
          self?.completed += 1
        }
      }
    }
    let boxes = (0..<2).map { Box(frame: CGRect(x: $0 * 120, y: 100, width: 100, height: 50)) }
    let bench = FocusBench { view in
      for box in boxes {
        box.alpha = 0.5
        view.addSubview(box)
      }
    }
    bench.press(.right)
    #expect(boxes[0].alpha == 1)
    #expect(boxes[0].layer.animationKeys()?.isEmpty == false)
    bench.stage.advance(by: 1)
    bench.press(.right)
    bench.stage.advance(by: 1)
    #expect(boxes.map(\.alpha) == [0.5, 1])
    #expect(boxes.map(\.completed) == [2, 1])
  }

  @Test func aGuideHandsTheFocusOn() {
    let first = FocusBox(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    let far = FocusBox(frame: CGRect(x: 500, y: 400, width: 100, height: 50))
    let near = FocusBox(frame: CGRect(x: 20, y: 400, width: 100, height: 50))
    let guide = UIFocusGuide()
    let bench = FocusBench { view in
      for box in [first, far, near] { view.addSubview(box) }
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    for (isEnabled, preferred, expected) in [
      (true, [far], far), (false, [far], near), (true, [], near), (true, [near, far], near),
    ] {
      guide.isEnabled = isEnabled
      guide.preferredFocusEnvironments = preferred
      if bench.focused == nil { bench.press(.down) }
      bench.system?.requestFocusUpdate(to: first)
      bench.system?.updateFocusIfNeeded()
      #expect(bench.focused === first)
      bench.press(.down)
      #expect(bench.focused === expected)
    }
  }

  @Test(arguments: [UISplitViewController.Column.primary, .supplementary, .secondary])
  func sideBarsTakeTheFocusByThemselves(column: UISplitViewController.Column) {
    let rows = FocusRows(count: 10)
    let content = UITableViewController(style: .plain)
    rows.attach(to: content.tableView)
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    for other in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(other == column ? content : UIViewController(), for: other)
    }
    let bench = FocusBench(split)
    let isSideBar = column != .secondary
    #expect(content.tableView.allowsFocus == isSideBar)
    #expect(content.tableView.selectionFollowsFocus == isSideBar)
    bench.press(.down)
    bench.press(.down)
    #expect(bench.row == (isSideBar ? 1 : nil))
    #expect(
      rows.events.filter { $0.hasPrefix("select") } == (isSideBar ? ["select 0", "select 1"] : []))
    content.tableView.allowsFocus = !isSideBar
    #expect(content.tableView.allowsFocus != isSideBar)
  }

  @Test func whatIsPresentedHoldsTheFocus() {
    let behind = FocusBox(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    let bench = FocusBench { $0.addSubview(behind) }
    bench.press(.down)
    #expect(bench.focused === behind)
    let sheet = UIViewController()
    let boxes = (0..<2).map {
      FocusBox(frame: CGRect(x: 20, y: $0 * 80 + 40, width: 90, height: 50))
    }
    for box in boxes { sheet.view.addSubview(box) }
    bench.controller.present(sheet, animated: false)
    bench.stage.advance(by: 1)
    for expected in [boxes[0], boxes[1], boxes[1]] {
      bench.press(.down)
      #expect(bench.focused === expected)
    }
    bench.press(.next)
    #expect(bench.focused === boxes[1])
  }

  /// Text keeps the keys that it needs: return, tab in a text view, and tab between fields.
  @Test func textKeepsItsKeys() {
    final class Field: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let host = Field()
    let grid = FocusGrid(count: 6, columns: 2, frame: CGRect(x: 20, y: 60, width: 200, height: 200))
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 20, y: 300 + $0 * 60, width: 200, height: 40))
    }
    let text = UITextView(frame: CGRect(x: 20, y: 500, width: 300, height: 100))
    for field in fields { field.delegate = host }
    let bench = FocusBench { view in
      for each in [grid.view] + fields + [text] { view.addSubview(each) }
    }
    bench.press(.down)
    for field in fields {
      bench.press(.next)
      #expect(bench.focused === field)
      #expect(field.isFirstResponder)
      bench.press(.keyboardReturnOrEnter)
    }
    #expect(host.returns == 2)
    bench.press(.previous)
    #expect(bench.focused === fields[0])
    #expect(fields[0].isFirstResponder)
    bench.press(.next)
    bench.press(.next)
    #expect(bench.focused === text)
    #expect(text.isFirstResponder)
    bench.press(.next)
    #expect(text.text == "\t")
    #expect(text.isFirstResponder)
    bench.press(.previous)
    #expect(bench.focused === fields[1])
    #expect(!text.isFirstResponder)
  }

  /// Something that an app draws into a view can also have the focus.
  @Test func itemsThatAreNoViews() {
    final class Dot: NSObject, UIFocusItem {
      weak var parent: Canvas?
      var frame: CGRect
      init(_ frame: CGRect) { self.frame = frame }
      var canBecomeFocused: Bool { true }
      var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
      var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
      var focusItemContainer: (any UIFocusItemContainer)? { nil }
      func setNeedsFocusUpdate() {}
      func updateFocusIfNeeded() {}
      func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
      func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {}
    }
    final class Canvas: UIView {
      var dots: [Dot] = []
      override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        dots.filter { $0.frame.intersects(rect) }
      }
    }
    let canvas = Canvas(frame: CGRect(x: 50, y: 100, width: 400, height: 400))
    canvas.dots = [(0, 0), (100, 0), (0, 100), (900, 0)].map {
      Dot(CGRect(x: $0.0, y: $0.1, width: 40, height: 40))
    }
    for dot in canvas.dots { dot.parent = canvas }
    let bench = FocusBench { $0.addSubview(canvas) }
    for (heading, expected) in [
      (UIFocusHeading.down, 0), (.right, 1), (.right, 1), (.left, 0), (.down, 2),
    ] {
      bench.press(heading)
      #expect(bench.focused === canvas.dots[expected])
      #expect(canvas.dots.map(\.isFocused) == canvas.dots.indices.map { $0 == expected })
    }
    #expect(canvas.contains(canvas.dots[0]))
    #expect(!canvas.dots[0].contains(canvas))
  }
}

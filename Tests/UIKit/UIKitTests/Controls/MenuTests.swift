import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct MenuTests {
  /// Shows a button at (40, 100) of 120 × 40 points whose touch shows `menu`.
  private func stage(
    _ menu: UIMenu, at origin: CGPoint = CGPoint(x: 40, y: 100), popUp: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> (Stage, UIButton) {
    let stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
    let controller = UIViewController()
    let button = UIButton(configuration: .gray())
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(origin: origin, size: CGSize(width: 120, height: 40))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = popUp
    controller.view.addSubview(button)
    stage.show(controller)
    return (stage, button)
  }

  private func open(_ stage: Stage, _ button: UIButton) -> MenuPresentation? {
    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.advance(by: 0.6)
    return shown(stage)
  }

  private func shown(_ stage: Stage) -> MenuPresentation? {
    stage.window?.subviews.compactMap { $0 as? MenuPresentation }.last
  }

  /// Returns the middle of an element's row in the window.
  private func row(_ title: String, _ presentation: MenuPresentation?) -> CGPoint? {
    func find(_ view: UIView) -> MenuRowView? {
      if let row = view as? MenuRowView, row.element?.title == title { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let list = presentation?.shownLists.last, let row = find(list) else { return nil }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  private func titles(_ presentation: MenuPresentation?) -> [String] {
    func rows(_ view: UIView) -> [MenuRowView] {
      (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(rows)
    }
    guard let list = presentation?.shownLists.last else { return [] }
    return rows(list).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { $0.accessibilityLabel ?? "" }
  }

  private func actions(_ titles: [String], _ log: @escaping (String) -> Void = { _ in })
    -> [UIAction]
  {
    titles.map { title in UIAction(title: title) { _ in log(title) } }
  }

  // MARK: The value

  @Test func aMenuKeepsWhatItIsMadeOf() {
    let children = actions(["a", "b"])
    let menu = UIMenu(
      title: "T", subtitle: "S", identifier: UIMenu.Identifier("id"), options: .singleSelection,
      preferredElementSize: .small, children: children)
    #expect(menu.title == "T")
    #expect(menu.subtitle == "S")
    #expect(menu.identifier.rawValue == "id")
    #expect(menu.options == .singleSelection)
    #expect(menu.preferredElementSize == .small)
    let other = menu.replacingChildren([])
    #expect(other.identifier == menu.identifier)
    #expect(other.children.isEmpty)
    #expect(menu.children.count == 2)
    #expect(UIMenu().identifier != UIMenu().identifier)
    // Apple, UIMenu.Options: displayInline 1 << 0, destructive 1 << 1, singleSelection 1 << 5.
    let raw: [UInt] = [
      UIMenu.Options.displayInline.rawValue, UIMenu.Options.destructive.rawValue,
      UIMenu.Options.singleSelection.rawValue,
    ]
    #expect(raw == [1, 2, 32])
  }

  @Test func selectedElementsAreThoseWithAMark() {
    let (a, b, c, d) = (
      UIAction(title: "a", state: .on) { _ in }, UIAction(title: "b", state: .mixed) { _ in },
      UIAction(title: "c", state: .on) { _ in }, UIAction(title: "d", state: .on) { _ in }
    )
    let menu = UIMenu(children: [
      a, UIMenu(options: .displayInline, children: [b, c]), UIMenu(title: "sub", children: [d]),
    ])
    #expect(menu.selectedElements == [a, c])
  }

  @Test func groupsAreThoseOfInlineMenus() {
    let hidden = UIAction(title: "hidden", attributes: .hidden) { _ in }
    let menu = UIMenu(
      title: "Title",
      children: actions(["a"]) + [
        hidden, UIMenu(title: "Group", options: .displayInline, children: actions(["b", "c"])),
      ] + actions(["d"]))
    let contents = MenuContents(menu) {}
    let names = contents.groups.map { $0.map(Self.name) }
    #expect(names == [["#Title", "a"], ["#Group", "b", "c"], ["d"]])
    let reversed = contents.reversed.groups.map { $0.map(Self.name) }
    #expect(reversed == [["d"], ["#Group", "c", "b"], ["#Title", "a"]])
  }

  private static func name(_ item: MenuContents.Item) -> String {
    switch item {
    case .title(let text): "#" + text
    case .action(let action): action.title
    case .menu(let menu): ">" + menu.title
    case .loading: "…"
    case .row(let actions, _): actions.map(\.title).joined(separator: "+")
    }
  }

  @Test func smallElementsStandSideBySide() {
    for (size, columns) in [(UIMenu.ElementSize.small, 4), (.medium, 3)] {
      for count in 1...9 {
        let names = (0..<count).map { "\($0)" }
        let menu = UIMenu(preferredElementSize: size, children: actions(names))
        let rows = MenuContents(menu) {}.groups.joined().map(Self.name)
        #expect(rows.count == (count + columns - 1) / columns)
        #expect(rows.joined(separator: "+") == names.joined(separator: "+"))
      }
    }
  }

  // MARK: Showing

  /// Elements side by side follow the text's direction.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func elementsSideBySideRunAsText(direction: UIUserInterfaceLayoutDirection) throws {
    let names = ["one", "two", "three"]
    let (stage, button) = stage(
      UIMenu(preferredElementSize: .medium, children: actions(names)), direction: direction)
    let menu = open(stage, button)
    let places = try names.map { try #require(row($0, menu)).x }
    #expect(places == (direction == .rightToLeft ? places.sorted(by: >) : places.sorted()))
    #expect(Set(places).count == 3)
  }

  @Test func aTouchShowsTheMenuAndATapChooses() {
    var log: [String] = []
    let (stage, button) = stage(
      UIMenu(children: actions(["one", "two", "three"]) { log.append($0) }))
    button.addAction(UIAction { _ in log.append("trigger") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    let menu = open(stage, button)
    #expect(titles(menu) == ["one", "two", "three"])
    #expect(button.isHeld)
    #expect(log == ["trigger"])
    stage.tap(at: row("two", menu)!)
    stage.advance(by: 1)
    #expect(log == ["trigger", "two"])
    #expect(shown(stage) == nil)
    #expect(!button.isHeld)
  }

  @Test func aFingerThatGoesOnChoosesWhereItLifts() {
    var log: [String] = []
    let (stage, button) = stage(UIMenu(children: actions(["one", "two"]) { log.append($0) }))
    stage.touchDown(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.advance(by: 0.6)
    let menu = shown(stage)
    for title in ["one", "two", "one"] {
      stage.touchMove(to: row(title, menu)!)
      #expect(menu?.shownLists.last?.highlightedElement?.title == title)
    }
    stage.touchMove(to: CGPoint(x: 350, y: 700))
    #expect(menu?.shownLists.last?.highlightedElement == nil)
    stage.touchMove(to: row("two", menu)!)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(log == ["two"])
    #expect(shown(stage) == nil)
  }

  @Test func aTouchBesideTheMenuClosesIt() {
    var log: [String] = []
    let (stage, button) = stage(UIMenu(children: actions(["one"]) { log.append($0) }))
    #expect(open(stage, button) != nil)
    stage.tap(at: CGPoint(x: 350, y: 700))
    stage.advance(by: 1)
    #expect(shown(stage) == nil)
    #expect(log.isEmpty)
    #expect(open(stage, button) != nil)
  }

  @Test func aDisabledElementCannotBeChosen() {
    var log: [String] = []
    let element = UIAction(title: "off", attributes: .disabled) { _ in log.append("off") }
    let (stage, button) = stage(UIMenu(children: [element]))
    let menu = open(stage, button)
    stage.tap(at: row("off", menu)!)
    stage.advance(by: 0.5)
    #expect(log.isEmpty)
    #expect(shown(stage) != nil)
  }

  @Test func anElementMayKeepTheMenu() {
    var count = 0
    let element = UIAction(title: "more", attributes: .keepsMenuPresented) { _ in count += 1 }
    let (stage, button) = stage(UIMenu(children: [element]))
    let menu = open(stage, button)
    for _ in 0..<3 { stage.tap(at: row("more", menu)!) }
    #expect(count == 3)
    #expect(shown(stage) === menu)
  }

  @Test func aMenuInsideOpensOverIt() {
    var log: [String] = []
    let inner = UIMenu(title: "inner", children: actions(["x", "y"]) { log.append($0) })
    let (stage, button) = stage(UIMenu(children: actions(["a"]) { log.append($0) } + [inner]))
    let menu = open(stage, button)
    #expect(titles(menu) == ["a", "inner"])
    stage.tap(at: row("inner", menu)!)
    stage.advance(by: 0.5)
    #expect(titles(menu).suffix(2) == ["x", "y"], "\(titles(menu))")
    #expect(menu?.shownLists.count == 2)
    stage.tap(at: CGPoint(x: 350, y: 700))
    stage.advance(by: 0.5)
    #expect(titles(menu) == ["a", "inner"])
    stage.tap(at: row("inner", menu)!)
    stage.advance(by: 0.5)
    stage.tap(at: row("y", menu)!)
    stage.advance(by: 0.5)
    #expect(log == ["y"])
    #expect(shown(stage) == nil)
  }

  /// Apple, UIMenu.Options.singleSelection: one element is on, also among inline submenus.
  @Test func singleSelectionMovesTheMark() {
    let children = actions(["a", "b", "c", "d"])
    let inline = UIMenu(options: .displayInline, children: [children[2], children[3]])
    let (stage, button) = stage(
      UIMenu(options: .singleSelection, children: [children[0], children[1], inline]))
    for index in [1, 3, 0, 2] {
      let menu = open(stage, button)
      stage.tap(at: row(children[index].title, menu)!)
      stage.advance(by: 0.5)
      #expect(children.map { $0.state == .on } == (0..<4).map { $0 == index })
    }
    #expect(button.menu?.selectedElements == [children[2]])
  }

  @Test func aPopUpButtonShowsWhatIsChosen() {
    var log: [String] = []
    let (stage, button) = stage(
      UIMenu(children: actions(["red", "green"]) { log.append($0) }), popUp: true)
    button.layoutIfNeeded()
    // Apple, UIButton.changesSelectionAsPrimaryAction: the first element if none is on.
    #expect(button.titleLabel?.text == "red")
    #expect(log.isEmpty)
    let menu = open(stage, button)
    stage.tap(at: row("green", menu)!)
    stage.advance(by: 0.5)
    #expect(button.titleLabel?.text == "green")
    #expect(log == ["green"])
    #expect(button.menu?.selectedElements.map(\.title) == ["green"])
  }

  // MARK: Deferred elements

  @Test func deferredElementsComeWhenTheyAreKnown() {
    var answers: [([UIMenuElement]) -> Void] = []
    let deferred = UIDeferredMenuElement { answers.append($0) }
    let (stage, button) = stage(UIMenu(children: actions(["first"]) + [deferred]))
    #expect(answers.isEmpty)
    let menu = open(stage, button)
    #expect(titles(menu) == ["first", "Loading…"])
    #expect(answers.count == 1)
    answers[0](actions(["late"]))
    stage.advance(by: 0.1)
    #expect(titles(menu) == ["first", "late"])
    // A second answer is ignored.
    answers[0](actions(["again"]))
    #expect(titles(menu) == ["first", "late"])
    stage.tap(at: CGPoint(x: 350, y: 700))
    stage.advance(by: 0.5)
    #expect(titles(open(stage, button)) == ["first", "late"])
    #expect(answers.count == 1)
  }

  @Test func uncachedElementsAreAskedForEachTime() {
    var asked = 0
    let deferred = UIDeferredMenuElement.uncached { answer in
      asked += 1
      answer([UIAction(title: "\(asked)") { _ in }])
    }
    let (stage, button) = stage(UIMenu(children: [deferred]))
    for round in 1...3 {
      #expect(titles(open(stage, button)) == ["\(round)"])
      stage.tap(at: CGPoint(x: 350, y: 700))
      stage.advance(by: 0.5)
    }
    #expect(asked == 3)
  }

  // MARK: Layout

  @Test func theMenuStandsInsideTheSafeAreaBesideItsButton() {
    for x in [0, 136, 273] as [CGFloat] {
      for y in [60, 300, 500, 780] as [CGFloat] {
        let (stage, button) = stage(
          UIMenu(children: actions((0..<6).map { "\($0)" })), at: CGPoint(x: x, y: y))
        guard let menu = open(stage, button), let list = menu.shownLists.last else {
          Issue.record("no menu at \(x), \(y)")
          continue
        }
        let frame = list.frame
        // iPhone 14 Pro: 59 points at the top, 34 at the bottom; Human Interface Guidelines: 250
        // wide.
        #expect(frame.width == 250)
        #expect(frame.minX >= 8)
        #expect(frame.maxX <= 393 - 8)
        #expect(frame.minY >= 59 + 8, "\(frame) for \(y)")
        #expect(frame.maxY <= 852 - 34 - 8, "\(frame) for \(y)")
        let isAbove = frame.maxY <= button.frame.minY
        #expect(isAbove || frame.minY >= button.frame.maxY, "\(frame) covers \(button.frame)")
        // Above, the first element is the nearest.
        #expect(titles(menu).first == (isAbove ? "5" : "0"))
      }
    }
  }

  @Test func aLongPressShowsAMenuThatIsNotPrimary() {
    var log: [String] = []
    let (stage, button) = stage(UIMenu(children: actions(["one"]) { log.append($0) }))
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 100, y: 120))
    #expect(shown(stage) == nil)
    #expect(log == ["tap"])
    stage.touchDown(at: CGPoint(x: 100, y: 120))
    stage.advance(by: 0.8)
    #expect(shown(stage) != nil)
    stage.touchUp()
    stage.advance(by: 0.5)
    #expect(shown(stage) != nil)
    #expect(log == ["tap"])
  }

  /// At every text size titles, marks and images are next to each other, inside their rows.
  @Test(arguments: [
    UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ])
  func partsOfRowsDoNotOverlap(category: UIContentSizeCategory) throws {
    for isRightToLeft in [false, true] {
      let menu = UIMenu(children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .medium,
          children: ["Copy", "Share"].map {
            UIAction(title: $0, image: UIImage(systemName: "square.and.arrow.up")) { _ in }
          }),
        UIAction(title: "Rename", image: UIImage(systemName: "pencil"), state: .on) { _ in },
        UIMenu(title: "More", children: actions(["one"])),
      ])
      let (stage, button) = stage(menu)
      stage.textSize = category
      stage.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      stage.advance(by: 0.1)
      let list = try #require(open(stage, button)?.shownLists.first)
      func rows(_ view: UIView) -> [MenuRowView] {
        view.subviews.flatMap { ($0 as? MenuRowView).map { [$0] } ?? rows($0) }
      }
      #expect(rows(list).count == 4)
      for row in rows(list) {
        let inks = row.subviews.compactMap { view -> CGRect? in
          let size = view.intrinsicContentSize
          if let image = view as? UIImageView {
            guard image.image != nil else { return nil }
            return CGRect(
              x: view.frame.midX - size.width / 2, y: view.frame.midY - size.height / 2,
              width: size.width, height: size.height)
          }
          return (view as? UILabel)?.text?.isEmpty == false ? view.frame : nil
        }
        for (index, ink) in inks.enumerated() {
          #expect(row.bounds.insetBy(dx: -0.5, dy: -0.5).contains(ink), "\(category)")
          for other in inks[..<index] { #expect(!ink.intersects(other), "\(category)") }
        }
      }
      // At accessibility sizes no elements are side by side.
      let isColumn = Set(rows(list).map(\.frame.minX)).count == 1
      #expect(isColumn == category.isAccessibilityCategory)
    }
  }

  /// A menu is below its button if it fits there, otherwise where there is more space.
  @Test func aMenuStandsWhereItFits() {
    for y in stride(from: CGFloat(70), through: 760, by: 30) {
      let (stage, button) = stage(
        UIMenu(children: actions((0..<5).map { "\($0)" })), at: CGPoint(x: 40, y: y))
      guard let list = open(stage, button)?.shownLists.first else { continue }
      // Five rows of 44 with hairlines, 8 from the button and 8 from the safe area of 34.
      let fits = 5 * 44 + 4 / 3 <= 852 - 34 - 8 - 8 - button.frame.maxY
      #expect((list.frame.minY >= button.frame.maxY) == fits, "\(y)")
    }
  }

  @Test func turningTheDeviceClosesTheMenu() {
    let (stage, button) = stage(UIMenu(children: actions(["one"])))
    #expect(open(stage, button) != nil)
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(shown(stage) == nil)
    #expect(!button.isHeld)
  }
}

@MainActor @Suite struct BarMenuTests {
  /// Apple, UIBarButtonItem.menu: a tap shows it if there is no primary action, otherwise a long press does.
  @Test(arguments: [false, true])
  func aBarButtonShowsItsMenu(hasAction: Bool) {
    var count = 0
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let item = UIBarButtonItem(
      title: "Menu", image: UIImage(systemName: "ellipsis.circle"),
      primaryAction: hasAction ? UIAction { _ in count += 1 } : nil,
      menu: UIMenu(children: [UIAction(title: "one") { _ in }]))
    controller.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: controller))
    func isShown() -> Bool {
      stage.window?.subviews.contains { $0 is MenuPresentation } ?? false
    }
    // Sixteen points from the edge, in the middle of a bar of 44 below 59 points of safe area.
    let button = CGPoint(x: 393 - 16 - 10, y: 59 + 22)
    stage.tap(at: button)
    stage.advance(by: 0.5)
    #expect(isShown() == !hasAction)
    #expect(count == (hasAction ? 1 : 0))
    guard hasAction else { return }
    stage.touchDown(at: button)
    stage.advance(by: 0.8)
    #expect(isShown())
    stage.touchUp()
    #expect(count == 1)
  }
}

extension MenuTests {
  /// A custom control that is asked for its menu each time (Apple, UIControl, "Presenting a context menu").
  private final class Dial: UIControl {
    var log: [String] = []
    var titles = ["First"]
    var point: CGPoint?

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(Int(location.x)) \(Int(location.y))")
      guard !titles.isEmpty else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [titles] _ in
        UIMenu(children: titles.map { title in UIAction(title: title) { _ in } })
      })
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("comes") }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      point ?? super.menuAttachmentPoint(for: configuration)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func controlsAreAskedForMenus(byTouch: Bool, atPoint: Bool) throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let dial = Dial(frame: CGRect(x: 40, y: 200, width: 120, height: 40))
    dial.showsMenuAsPrimaryAction = byTouch
    if atPoint { dial.point = CGPoint(x: 10, y: 300) }
    controller.view.addSubview(dial)
    stage.show(controller)
    func press() {
      stage.touchDown(at: CGPoint(x: 70, y: 215))
      stage.advance(by: byTouch ? 0.05 : 0.8)
      stage.touchUp()
      stage.advance(by: 0.6)
    }
    press()
    #expect(shown(stage) == nil)
    #expect(dial.contextMenuInteraction == nil)
    dial.isContextMenuInteractionEnabled = true
    let interaction = try #require(dial.contextMenuInteraction)
    #expect(dial.interactions.contains { $0 === interaction })
    #expect(interaction.menuAppearance == .unknown)
    press()
    let menu = try #require(shown(stage))
    #expect(dial.log == ["asked at 30 15", "comes"])
    #expect(interaction.menuAppearance == .compact)
    #expect(row("First", menu) != nil)
    let top = try #require(menu.shownLists.first?.frame.minY)
    #expect(top > (atPoint ? 500 : 240))
    #expect(top < (atPoint ? 520 : 260))
    interaction.dismissMenu()
    stage.advance(by: 0.6)
    #expect(shown(stage) == nil)
    #expect(dial.log.last == "ends")
    dial.titles = []
    press()
    #expect(shown(stage) == nil)
    dial.isContextMenuInteractionEnabled = false
    #expect(dial.interactions.isEmpty)
  }
}

import Foundation
import Stage
import Testing

@testable import UIKit

/// The edit menu under its older name, for a view that becomes first responder, and for rows.
@MainActor @Suite(.serialized) struct MenuControllerTests {
  /// A view that can copy and quote; its superview can flag.
  private final class Message: UIView {
    var log: [String] = []
    var canCopy = true
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      if action == Selector("copy:") { return canCopy && sender is UIMenuController }
      return super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { log.append("copy \(sender is UIMenuController)") }
    func quote(_ sender: UIMenuController) { log.append("quote") }
  }

  private final class Board: UIView {
    var flags = 0
    func flag(_ sender: UIMenuController) { flags += 1 }
  }

  private final class Stranger: UIView {
    func vanish(_ sender: UIMenuController) {}
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let board = Board(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let message = Message(frame: CGRect(x: 40, y: 400, width: 200, height: 60))
  private let menu = UIMenuController.shared

  init() {
    let controller = UIViewController()
    controller.view = board
    board.addSubview(message)
    stage.show(controller)
    menu.hideMenu()
    menu.arrowDirection = .default
    menu.menuItems = [
      UIMenuItem(title: "Quote", action: Selector("quote(_:)", Message.quote)),
      UIMenuItem(title: "Flag", action: Selector("flag(_:)", Board.flag)),
      UIMenuItem(title: "Vanish", action: Selector("vanish(_:)", Stranger.vanish)),
    ]
    stage.advance(by: 1)
  }

  private var shown: EditMenuView? {
    stage.window?.subviews.compactMap { $0 as? EditMenuView }.last { $0.isUserInteractionEnabled }
  }

  private var buttons: [UIButton] {
    func all(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? all($0) }
    }
    return shown.map(all)?.sorted { $0.frame.minX < $1.frame.minX } ?? []
  }

  private var titles: [String] { buttons.map { $0.configuration?.title ?? "" } }

  private func choose(_ title: String) throws {
    let button = try #require(buttons.first { $0.configuration?.title == title })
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    stage.advance(by: 0.5)
  }

  /// Commands that the first responder and those above it can perform, the standard commands first.
  @Test func itShowsWhatCanBeDone() throws {
    menu.showMenu(from: message, rect: message.bounds)
    #expect(!menu.isMenuVisible)
    #expect(titles.isEmpty)
    #expect(message.becomeFirstResponder())
    menu.showMenu(from: message, rect: message.bounds)
    #expect(menu.isMenuVisible)
    #expect(titles == ["Copy", "Quote", "Flag"])
    stage.advance(by: 0.5)
    try choose("Quote")
    #expect(message.log == ["quote"])
    #expect(!menu.isMenuVisible)
    menu.showMenu(from: message, rect: message.bounds)
    stage.advance(by: 0.5)
    try choose("Copy")
    menu.showMenu(from: message, rect: message.bounds)
    stage.advance(by: 0.5)
    try choose("Flag")
    #expect(message.log == ["quote", "copy true"])
    #expect(board.flags == 1)
    #expect(message.interactions.isEmpty)
  }

  /// The menu is above its rectangle, 14 points away, or below on request.
  @Test(arguments: [UIMenuController.ArrowDirection.default, .up, .down])
  func itStandsWhereItIsAsked(direction: UIMenuController.ArrowDirection) {
    message.becomeFirstResponder()
    menu.arrowDirection = direction
    menu.showMenu(from: message, rect: CGRect(x: 50, y: 10, width: 100, height: 40))
    let target = CGRect(x: 90, y: 410, width: 100, height: 40)
    if direction == .up {
      #expect(menu.menuFrame.minY == target.maxY + 14)
    } else {
      #expect(menu.menuFrame.maxY == target.minY - 14)
    }
    #expect(menu.menuFrame.midX == target.midX)
    menu.hideMenu()
    #expect(menu.menuFrame == .zero)
  }

  @Test func itFindsOutAnew() {
    message.becomeFirstResponder()
    menu.showMenu(from: message, rect: message.bounds)
    let wide = menu.menuFrame
    message.canCopy = false
    menu.update()
    #expect(titles == ["Quote", "Flag"])
    #expect(menu.menuFrame.width < wide.width)
    menu.menuItems = nil
    menu.update()
    #expect(!menu.isMenuVisible)
  }

  @Test func itTellsOfItself() {
    var log: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIMenuController.willShowMenuNotification, "willShow"),
      (UIMenuController.didShowMenuNotification, "didShow"),
      (UIMenuController.willHideMenuNotification, "willHide"),
      (UIMenuController.didHideMenuNotification, "didHide"),
      (UIMenuController.menuFrameDidChangeNotification, "frame"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated { log.append(text) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    message.becomeFirstResponder()
    menu.showMenu(from: message, rect: message.bounds)
    #expect(log == ["willShow", "frame"])
    stage.advance(by: 0.5)
    #expect(log == ["willShow", "frame", "didShow"])
    menu.hideMenu(from: board)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: message)
    #expect(!menu.isMenuVisible)
    #expect(log.last == "willHide")
    stage.advance(by: 0.5)
    #expect(log == ["willShow", "frame", "didShow", "willHide", "didHide"])
  }

  @Test func theOlderWaysShowIt() {
    message.becomeFirstResponder()
    menu.isMenuVisible = true
    #expect(!menu.isMenuVisible)
    menu.setTargetRect(message.bounds, in: message)
    menu.setMenuVisible(true, animated: false)
    #expect(menu.isMenuVisible)
    #expect(shown?.alpha == 1)
    menu.isMenuVisible = false
    #expect(!menu.isMenuVisible)
    // A touch outside closes it too.
    menu.isMenuVisible = true
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 200, y: 700))
    #expect(!menu.isMenuVisible)
  }

  /// An app's commands are also in the menus of texts.
  @Test func textsShowAnAppsCommands() {
    let bench = TextFieldBench()
    let board = Board(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    bench.controller.view.addSubview(board)
    board.addSubview(bench.field)
    bench.field.text = "hello"
    bench.focus()
    for _ in 0..<2 { bench.stage.tap(at: bench.place(of: 2)) }
    bench.stage.advance(by: 0.5)
    let views = bench.stage.window?.subviews.compactMap { $0 as? EditMenuView } ?? []
    func titles(_ view: UIView) -> [String] {
      view.subviews.flatMap { ($0 as? UIButton)?.configuration?.title.map { [$0] } ?? titles($0) }
    }
    #expect(views.flatMap(titles).contains("Flag"))
    #expect(!views.flatMap(titles).contains("Vanish"))
  }

  // MARK: Rows

  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = QuotingCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 0 }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { ["copy:", "flag:", "quote:"].contains(action.description) }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action) \(indexPath.row) \(sender is UIMenuController)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
  }

  private final class QuotingCell: UITableViewCell {
    static var quotes = 0
    func quote(_ sender: UIMenuController) { Self.quotes += 1 }
  }

  /// A finger that rests on a row opens the commands that the delegate allows; a tap still selects.
  @Test func rowsShowIt() throws {
    let rows = Rows(style: .plain)
    stage.show(rows)
    stage.advance(by: 0.1)
    menu.menuItems?[0] = UIMenuItem(
      title: "Quote", action: Selector("quote(_:)", QuotingCell.quote))
    func press(_ row: Int) {
      let rect = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      let point = rows.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
      stage.tap(at: point, duration: 0.8)
      stage.advance(by: 0.5)
    }
    press(0)
    #expect(!menu.isMenuVisible)
    #expect(rows.log == ["selected 0"])
    press(2)
    #expect(titles == ["Copy", "Quote", "Flag"])
    #expect(rows.log == ["selected 0"])
    let cell = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.isHighlighted == true)
    try choose("Copy")
    #expect(rows.log == ["selected 0", "copy: 2 true"])
    #expect(cell?.isHighlighted == false)
    press(1)
    try choose("Quote")
    #expect(QuotingCell.quotes == 1)
    #expect(rows.log.count == 2)
    press(1)
    try choose("Flag")
    #expect(rows.log.last == "flag: 1 true")
  }

  /// The edit menus of items.
  ///
  /// Source: Apple, UICollectionViewDelegate, `collectionView(_:shouldShowMenuForItemAt:)` and its
  /// neighbours.
  private final class Items: UICollectionViewController {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 4 }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { ["copy:", "flag:"].contains(action.description) }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("\(action) \(indexPath.item) \(sender is UIMenuController)") }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("selected \(indexPath.item)") }
  }

  /// A finger that rests on an item opens them too.
  @Test func itemsShowIt() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let items = Items(collectionViewLayout: layout)
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.show(items)
    stage.advance(by: 0.1)
    func press(_ item: Int, _ duration: Double = 0.8) throws -> UICollectionViewCell {
      let path = IndexPath(item: item, section: 0)
      let cell = try #require(items.collectionView.cellForItem(at: path))
      stage.tap(at: cell.convert(CGPoint(x: 45, y: 45), to: nil), duration: duration)
      stage.advance(by: 0.5)
      return cell
    }
    _ = try press(4)
    #expect(!menu.isMenuVisible)
    #expect(items.log == ["selected 4"])
    _ = try press(5, 0.05)
    #expect(!menu.isMenuVisible)
    #expect(items.log == ["selected 4", "selected 5"])
    let cell = try press(6)
    #expect(titles == ["Copy", "Flag"])
    #expect(cell.isHighlighted)
    try choose("Copy")
    #expect(!menu.isMenuVisible)
    #expect(!cell.isHighlighted)
    #expect(items.log.last == "copy: 6 true")
    _ = try press(7)
    try choose("Flag")
    #expect(items.log == ["selected 4", "selected 5", "copy: 6 true", "flag: 7 true"])
  }
}

import Foundation
import Stage
import Testing

@testable import UIKit

/// Context menus of a view and of rows, on a 14 Pro.
@MainActor @Suite(.serialized) struct ContextMenuTests {
  @MainActor private final class Host: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var preview: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(Int(location.x))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(
        identifier: "id" as NSString, previewProvider: preview.map { preview in { preview } },
        actionProvider: { [weak self] _ in
          UIMenu(children: [
            UIAction(title: "One") { _ in self?.log.append("one") },
            UIAction(title: "Two") { _ in self?.log.append("two") },
          ])
        })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display \(configuration.identifier)")
      animator?.addAnimations { [weak self] in self?.log.append("along") }
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { [weak self] in self?.log.append("ended") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit \(animator.previewViewController != nil)")
      animator.preferredCommitStyle = style
      animator.addCompletion { [weak self] in self?.log.append("committed") }
    }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let host = Host()
  private let card = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 80))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: host)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 12
    controller.view.addSubview(card)
    card.addInteraction(interaction)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  private func press(at point: CGPoint = CGPoint(x: 150, y: 340), lifts: Bool = true) {
    stage.touchDown(at: point)
    stage.advance(by: 0.7)
    if lifts { stage.touchUp() }
    stage.advance(by: 1)
  }

  private var lists: [MenuListView] {
    stage.window?.subviews.compactMap { $0 as? MenuPresentation }.flatMap(\.shownLists) ?? []
  }

  private var overlays: [ContextMenuPresentation] {
    stage.window?.subviews.compactMap { $0 as? ContextMenuPresentation } ?? []
  }

  private var preview: CGRect {
    overlays.first?.subviews.first { $0 is ContextMenuPreview }?.frame ?? .null
  }

  private func place(ofRow index: Int) -> CGPoint {
    let list = lists.last!
    return list.convert(
      CGPoint(x: list.bounds.midX, y: MenuMetrics.rowHeight * (CGFloat(index) + 0.5)), to: nil)
  }

  /// Apple, `UIContextMenuInteraction`: with a pointer a secondary click opens the menu immediately.
  @Test func aSecondaryClickBringsIt() {
    let place = CGPoint(x: 150, y: 340)
    stage.click(at: place)
    stage.advance(by: 1)
    #expect(host.log.isEmpty)
    host.hasMenu = false
    stage.click(at: place, buttons: .secondary)
    stage.advance(by: 1)
    #expect(host.log == ["asked 50"])
    #expect(interaction.menuAppearance == .unknown)
    host.hasMenu = true
    host.log = []
    stage.click(at: place, buttons: .secondary)
    stage.advance(by: 1)
    #expect(host.log == ["asked 50", "display id", "along", "displayed"])
    #expect(interaction.location(in: card) == CGPoint(x: 50, y: 40))
    // It stays open, and its elements can be chosen as usual.
    host.log = []
    stage.tap(at: self.place(ofRow: 1))
    stage.advance(by: 1)
    #expect(host.log.contains("two"))
    #expect(host.log.last == "ended")
    card.removeInteraction(interaction)
    host.log = []
    stage.click(at: place, buttons: .secondary)
    stage.advance(by: 1)
    #expect(host.log.isEmpty)
  }

  @Test func aRestingFingerBringsIt() throws {
    #expect(interaction.view === card)
    #expect(interaction.menuAppearance == .unknown)
    stage.tap(at: CGPoint(x: 150, y: 340))
    stage.advance(by: 0.5)
    #expect(host.log.isEmpty)
    press()
    #expect(host.log == ["asked 50", "display id", "along", "displayed"])
    #expect(interaction.menuAppearance == .rich)
    #expect(interaction.location(in: card) == CGPoint(x: 50, y: 40))
    // The view is lifted at its place, and the menu is below it.
    #expect(preview == card.frame)
    let list = try #require(lists.first)
    #expect(list.frame.minY == card.frame.maxY + MenuMetrics.gap)
    host.log = []
    stage.tap(at: place(ofRow: 1))
    stage.advance(by: 1)
    #expect(host.log == ["end", "two", "ended"])
    #expect(overlays.isEmpty)
    #expect(lists.isEmpty)
    #expect(interaction.menuAppearance == .unknown)
  }

  /// The finger that opened the menu may move on to an action.
  @Test func theSameFingerMayChoose() {
    press(lifts: false)
    host.log = []
    stage.touchMove(to: place(ofRow: 0))
    #expect(lists.first?.highlightedElement?.title == "One")
    stage.touchUp()
    stage.advance(by: 1)
    #expect(host.log == ["end", "one", "ended"])
    #expect(overlays.isEmpty)
  }

  @Test(arguments: 0..<3) func itGoes(cause: Int) {
    press()
    host.log = []
    switch cause {
    case 0: stage.tap(at: CGPoint(x: 350, y: 800))
    case 1: interaction.dismissMenu()
    default: card.removeInteraction(interaction)
    }
    stage.advance(by: 1)
    #expect(host.log == ["end", "ended"])
    #expect(overlays.isEmpty)
    #expect(lists.isEmpty)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func noConfigurationNoMenu() {
    host.hasMenu = false
    press()
    #expect(host.log == ["asked 50"])
    #expect(overlays.isEmpty)
  }

  /// A view low on the screen moves up as far as the menu needs.
  @Test func theMenuHasRoom() throws {
    card.frame.origin.y = 740
    press(at: CGPoint(x: 150, y: 780))
    let list = try #require(lists.first)
    // 34 points of safe area below, and the margin.
    #expect(list.frame.maxY <= 852 - 34 - MenuMetrics.margin + 0.5)
    #expect(preview.maxY + MenuMetrics.gap == list.frame.minY)
    #expect(preview.size == card.frame.size)
    #expect(preview.minX == card.frame.minX)
  }

  /// A controller's view replaces the view, in the size that it prefers; a tap on it commits.
  @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
  func aPreviewIsTapped(style: UIContextMenuInteractionCommitStyle) {
    let controller = RecordingController("preview")
    controller.preferredContentSize = CGSize(width: 200, height: 160)
    host.preview = controller
    host.style = style
    press()
    #expect(preview.size == CGSize(width: 200, height: 160))
    #expect(preview.midX == card.center.x)
    #expect(controller.messages == [.willAppear, .didAppear])
    host.log = []
    stage.tap(at: CGPoint(x: preview.midX, y: preview.midY))
    stage.advance(by: 1)
    #expect(host.log == ["commit true", "end", "committed", "ended"])
    #expect(overlays.isEmpty)
    #expect(
      controller.messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  /// A controller's view keeps its preferred size, whatever its autoresizing mask.
  @Test(arguments: [UIView.AutoresizingMask(), .flexibleWidth, [.flexibleWidth, .flexibleHeight]])
  func aPreviewKeepsItsSize(mask: UIView.AutoresizingMask) throws {
    let controller = UIViewController()
    controller.view.autoresizingMask = mask
    controller.preferredContentSize = CGSize(width: 240, height: 200)
    let name = UILabel()
    name.text = "Name"
    name.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(name)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30),
      name.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
    ])
    host.preview = controller
    press()
    #expect(preview.size == CGSize(width: 240, height: 200))
    #expect(controller.view.bounds.size == preview.size)
    let seen = name.convert(name.bounds, to: nil)
    #expect(seen.minY == preview.minY + 30)
    #expect(abs(seen.midX - preview.midX) < 0.5)
  }

  /// The preview and its menu fit the available space, for a grid of positions, sizes and menus.
  @Test func layoutsFit() {
    let area = CGRect(x: 8, y: 67, width: 377, height: 743)
    for x in [-50.0, 0, 150, 380] {
      for y in [0.0, 300, 700, 900] {
        for size in [
          CGSize(width: 40, height: 40), CGSize(width: 500, height: 100),
          CGSize(width: 300, height: 900),
        ] {
          for menu in [0.0, 44, 300, 700] {
            let layout = ContextMenuLayout(
              area: area, source: CGRect(x: x, y: y, width: 50, height: 50), size: size,
              menuHeight: menu)
            let frame = layout.frame
            #expect(area.insetBy(dx: -1e-9, dy: -1e-9).contains(frame), "\(layout)")
            #expect(abs(frame.width / frame.height - size.width / size.height) < 1e-9)
            #expect(frame.width <= size.width + 1e-9)
            if menu <= 300 { #expect(frame.maxY + (menu > 0 ? 8 + menu : 0) <= area.maxY + 1e-9) }
          }
        }
      }
    }
  }

  // MARK: Rows

  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Pin") { _ in self?.log.append("pin \(indexPath.row)") }
        ])
      })
    }
  }

  @Test func rowsHaveMenus() {
    let rows = Rows(style: .plain)
    stage.show(rows)
    stage.advance(by: 0.1)
    func center(_ row: Int) -> CGPoint {
      let rect = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      return rows.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
    }
    press(at: center(0))
    #expect(lists.isEmpty)
    #expect(rows.log == ["selected 0"])
    press(at: center(2))
    #expect(lists.count == 1)
    #expect(rows.log == ["selected 0"])
    let cell = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    // As wide as the screen less its margins, with its height in proportion.
    #expect(preview.width == 377)
    #expect(abs(preview.height - 44 * 377 / 393) < 0.01)
    stage.tap(at: place(ofRow: 0))
    stage.advance(by: 1)
    #expect(rows.log == ["selected 0", "pin 2"])
    #expect(overlays.isEmpty)
    #expect(cell?.isHighlighted == false)
  }

  // MARK: Items

  private final class Items: UICollectionViewController {
    var log: [String] = []
    var answersNewer = true
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("selected \(indexPath.item)") }

    private func menu(_ name: String) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: name) { _ in self?.log.append(name) }])
      })
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard answersNewer else { return nil }
      return menu("new \(indexPaths.map(\.item))")
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu("old \(indexPath.item)") }
  }

  /// The newer method is called first, also outside of all items, and the older one if it returns
  /// nothing.
  @Test(arguments: [false, true]) func itemsHaveMenus(answersNewer: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    items.answersNewer = answersNewer
    items.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.show(items)
    stage.advance(by: 0.1)
    let cell = items.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))!
    let frame = cell.convert(cell.bounds, to: nil)
    press(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(preview == frame)
    #expect(lists.count == 1)
    stage.tap(at: place(ofRow: 0))
    stage.advance(by: 1)
    #expect(items.log == [answersNewer ? "new [4]" : "old 4"])
    press(at: CGPoint(x: 200, y: 700))
    #expect(lists.count == (answersNewer ? 1 : 0))
    #expect(
      items.collectionView.contextMenuInteraction?.menuAppearance
        == (answersNewer ? .rich : .unknown))
  }

  /// Writes pictures into the folder `OOZE_PICTURES`, for looking at.
  @Test func picture() throws {
    let rows = Rows(style: .plain)
    stage.show(rows)
    stage.advance(by: 0.1)
    let rect = rows.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    press(at: rows.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil))
    #expect(overlays.count == 1)
    try stage.keepPicture("context-menu")
  }

  /// Source: Apple, `updateVisibleMenu(_:)`: the block receives the shown menu and returns another.
  @Test func aMenuThatIsShownCanBeExchanged() throws {
    interaction.updateVisibleMenu { _ in
      Issue.record("there is no menu yet")
      return UIMenu()
    }
    press()
    #expect(lists.first?.menu.children.count == 2)
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren([
        UIAction(title: "Three") { [weak host] _ in host?.log.append("three") }
      ])
    }
    stage.advance(by: 0.2)
    #expect(lists.first?.bounds.height == MenuMetrics.rowHeight)
    stage.tap(at: place(ofRow: 0))
    stage.advance(by: 1)
    #expect(host.log.contains("three"))
    #expect(lists.isEmpty)
  }
}

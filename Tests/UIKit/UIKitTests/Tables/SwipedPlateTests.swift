import Stage
import Testing

@testable import UIKit

/// Tests that a swiped row of a plate stays within the plate together with its buttons, even while
/// it moves.
///
/// Source: rows of inset groups in Apple's apps of iOS 16.
@MainActor @Suite(.serialized) struct SwipedPlateTests {
  enum Kind: CaseIterable { case table, list }

  /// A plate of three green rows with red buttons on a blue background.
  @MainActor
  final class Plate: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    let stage: Stage
    let list: UIScrollView

    init(_ kind: Kind, isRightToLeft: Bool) {
      stage = Stage(
        device: .iPhone14Pro, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
      let frame = CGRect(x: 0, y: 60, width: 393, height: 700)
      switch kind {
      case .table: list = UITableView(frame: frame, style: .insetGrouped)
      case .list:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .blue
        configuration.leadingSwipeActionsConfigurationProvider = { _ in Plate.actions }
        configuration.trailingSwipeActionsConfigurationProvider = { _ in Plate.actions }
        list = UICollectionView(
          frame: frame,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      }
      list.contentInsetAdjustmentBehavior = .never
      list.backgroundColor = .blue
      super.init()
      if let table = list as? UITableView {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
      } else if let view = list as? UICollectionView {
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
      }
      let controller = UIViewController()
      controller.view.addSubview(list)
      stage.show(controller)
      stage.advance(by: 0.1)
    }

    static var actions: UISwipeActionsConfiguration {
      let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
      action.backgroundColor = .red
      return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .green
      return cell
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { Self.actions }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { Self.actions }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundConfiguration = .clear()
      cell.backgroundConfiguration?.backgroundColor = .green
      return cell
    }

    /// Returns the frame of a row on the screen when it isn't swiped.
    func place(_ row: Int) -> CGRect {
      let path = IndexPath(row: row, section: 0)
      let rect =
        (list as? UITableView)?.rectForRow(at: path)
        ?? (list as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame
      return list.convert(rect ?? .zero, to: nil)
    }

    func cell(_ row: Int) -> UIView? {
      let path = IndexPath(row: row, section: 0)
      return (list as? UITableView)?.cellForRow(at: path)
        ?? (list as? UICollectionView)?.cellForItem(at: path)
    }

    /// Returns the faults of the screenshot: next to the plate and at its corners, everything has to
    /// be blue, and the rows' edges must not be.
    func faults(row: Int) -> [String] {
      let place = place(row)
      let band = CGRect(x: 0, y: place.minY * 3, width: 1179, height: place.height * 3)
      guard let image = stage.snapshot().cropping(to: band) else { return ["no picture"] }
      let pixels = image.pixels
      func isBlue(_ x: CGFloat, _ y: CGFloat) -> Bool {
        pixels[Int((y - place.minY) * 3) * image.width + Int(x * 3)]
          == Pixel(red: 0, green: 0, blue: 255, alpha: 255)
      }
      var faults: [String] = []
      for x in [place.minX - 12, place.minX - 1, place.maxX + 1, place.maxX + 12] {
        for y in stride(from: place.minY, to: place.maxY, by: 1) where !isBlue(x, y) {
          faults.append("something beside the plate at \(x), \(y)")
        }
      }
      for x in [place.minX + 0.5, place.maxX - 0.5] {
        if isBlue(x, place.midY) { faults.append("a gap at \(x), \(place.midY)") }
        if row == 0, !isBlue(x, place.minY + 0.5) { faults.append("no corner at \(x), top") }
        if row == 2, !isBlue(x, place.maxY - 0.5) { faults.append("no corner at \(x), bottom") }
        if row == 1, isBlue(x, place.minY + 0.5) || isBlue(x, place.maxY - 0.5) {
          faults.append("a corner within the plate at \(x)")
        }
      }
      // There is no rounded corner between the row and its buttons.
      for x in stride(from: place.minX + 12, to: place.maxX - 12, by: 1) {
        for y in [place.minY + 1, place.maxY - 1] where isBlue(x, y) {
          faults.append("a gap in the row at \(x), \(y)")
        }
      }
      return faults
    }
  }

  /// The row follows the finger, comes to rest, and returns.
  @Test(arguments: Kind.allCases, [0, 1, 2]) func staysWithinThePlate(kind: Kind, row: Int) {
    for isRightToLeft in row == 2 ? [false, true] : [false] {
      for way: CGFloat in [-120, 120] {
        let plate = Plate(kind, isRightToLeft: isRightToLeft)
        let stage = plate.stage
        let place = plate.place(row)
        #expect(place.minX == 16)
        #expect(place.maxX == 377)
        #expect(plate.faults(row: row) == [])
        let start = CGPoint(x: 196, y: place.midY)
        stage.touchDown(at: start)
        var seen: Set<CGFloat> = []
        func look() {
          #expect(plate.faults(row: row) == [], "\(kind) \(way) \(isRightToLeft)")
          seen.insert(plate.cell(row)?.layer.presentation()?.frame.minX ?? 0)
        }
        for step in 1...4 {
          stage.touchMove(to: CGPoint(x: start.x + way * CGFloat(step) / 4, y: start.y))
          stage.advance(by: 0.1)
          look()
        }
        stage.touchUp()
        for _ in 0..<4 {
          stage.advance(by: 0.1)
          look()
        }
        #expect(abs((plate.cell(row)?.frame.minX ?? 0) - 16) == 74)
        stage.tap(at: CGPoint(x: 196, y: 600))
        for _ in 0..<4 {
          stage.advance(by: 0.1)
          look()
        }
        #expect(plate.cell(row)?.frame == plate.list.convert(place, from: nil))
        #expect(plate.cell(row)?.superview === plate.list)
        // Intermediate positions were visible too, not only the ends.
        #expect(seen.count > 5)
      }
    }
  }

  /// A swiped row that becomes the first one of its plate gets the plate's corners.
  @Test func cornersFollowThePlace() throws {
    let rows = EditableRows([["0", "1", "2"]])
    rows.trailing = Plate.actions
    let (stage, table) = rows.show(style: .insetGrouped)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let start = table.convert(CGPoint(x: 300, y: cell.frame.midY), to: nil)
    stage.touchDown(at: start)
    stage.move(from: start, by: CGVector(dx: -100, dy: 0), duration: 0.6)
    stage.touchUp()
    stage.advance(by: 1)
    let rowView = try #require(cell.swipedRow)
    #expect(rowView.layer.cornerRadius == 0)
    rows.rows[0].remove(at: 0)
    table.deleteRows(at: [[0, 0]], with: .fade)
    stage.advance(by: 1)
    #expect(cell.swipedRow === rowView)
    #expect(rowView.layer.cornerRadius == 10)
    #expect(rowView.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell.layer.cornerRadius == 0)
    #expect(rowView.place == table.rectForRow(at: [0, 0]))
    stage.tap(at: CGPoint(x: 196, y: 700))
    stage.advance(by: 1)
    #expect(cell.superview === table)
    #expect(cell.layer.cornerRadius == 10)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  /// A swiped row that is deleted takes its buttons along, and its cell can be reused.
  @Test(arguments: [UITableView.RowAnimation.fade, .left, .none])
  func buttonsLeaveWithTheRow(animation: UITableView.RowAnimation) throws {
    let rows = EditableRows([["0", "1", "2"]])
    rows.trailing = Plate.actions
    let (stage, table) = rows.show(style: .insetGrouped)
    let cell = try #require(table.cellForRow(at: [0, 2]))
    let start = table.convert(CGPoint(x: 300, y: cell.frame.midY), to: nil)
    stage.touchDown(at: start)
    stage.move(from: start, by: CGVector(dx: -100, dy: 0), duration: 0.6)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(cell.swipedRow?.superview === table)
    rows.rows[0].remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: animation)
    stage.advance(by: 0.05)
    if animation != .none { #expect(cell.swipedRow?.superview === table) }
    stage.advance(by: 1)
    #expect(cell.superview == nil)
    #expect(!table.subviews.contains { $0 is SwipedRowView })
    #expect(cell.alpha == 1)
  }
}

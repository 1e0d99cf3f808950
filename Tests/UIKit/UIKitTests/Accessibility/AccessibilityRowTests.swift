import Foundation
import Stage
import Testing

@testable import UIKit

/// A client that reads a list and then uses a row reaches that row, or nothing.
@MainActor @Suite struct AccessibilityRowTests {
  /// A list of names, as a table or a collection view.
  enum Kind: CaseIterable { case table, collection }

  /// Rows with a switch in each, named by strings.
  @MainActor
  private final class List: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var names: [String]
    var log: [String] = []
    let view: UIScrollView

    init(_ kind: Kind, _ names: [String]) {
      self.names = names
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 44)
      layout.minimumLineSpacing = 0
      view =
        kind == .table
        ? UITableView() : UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init()
      if let table = view as? UITableView {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
      } else if let collection = view as? UICollectionView {
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
      }
    }

    func reload() {
      (view as? UITableView)?.reloadData()
      (view as? UICollectionView)?.reloadData()
    }

    func insert(_ name: String, at row: Int) {
      names.insert(name, at: row)
      let path = IndexPath(row: row, section: 0)
      (view as? UITableView)?.insertRows(at: [path], with: .none)
      (view as? UICollectionView)?.insertItems(at: [path])
    }

    private func fill(_ cell: UIView, _ content: UIView, _ row: Int) {
      let name = names[row]
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = name
      for view in content.subviews { view.removeFromSuperview() }
      let control = UISwitch()
      control.accessibilityLabel = "\(name)’s switch"
      control.frame.origin = CGPoint(x: 300, y: 6)
      control.addAction(
        UIAction { [weak self] _ in self?.log.append("switch \(name)") }, for: .valueChanged)
      content.addSubview(control)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      fill(cell, cell.contentView, indexPath.row)
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append(names[indexPath.row])
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill(cell, cell.contentView, indexPath.item)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append(names[indexPath.item]) }
  }

  /// Reads the screen, runs a change, and then uses an element that was read before.
  @MainActor private final class Bench {
    let stage = Stage(device: .iPhoneSE)
    let list: List
    private(set) var tree: AccessibilityTree

    init(_ kind: Kind, _ names: [String]) {
      list = List(kind, names)
      let controller = UIViewController()
      controller.view = list.view
      stage.show(controller)
      stage.advance(by: 0.1)
      tree = stage.accessibilityTree()
    }

    func number(_ label: String) throws -> UInt32 {
      func find(_ nodes: [AccessibilityNode]) -> UInt32? {
        for node in nodes {
          if node.label == label { return node.number }
          if let found = find(node.children) { return found }
        }
        return nil
      }
      return try #require(find(tree.nodes), "\(label)")
    }

    func look() {
      stage.advance(by: 0.5)
      tree = stage.accessibilityTree(after: tree)
    }

    /// Activates a number; returns whether any object had it.
    func activate(_ number: UInt32) -> Bool {
      look()
      guard let object = tree.object(number) else { return false }
      stage.perform(.activate, on: object)
      stage.advance(by: 0.3)
      return true
    }
  }

  static let names = (0..<8).map { "name \($0)" }

  @Test(arguments: Kind.allCases) func aRowLoadedAnewIsTheSame(kind: Kind) throws {
    for row in Self.names.indices {
      let bench = Bench(kind, Self.names)
      let number = try bench.number("name \(row)")
      for _ in 0..<3 {
        bench.list.reload()
        bench.look()
        #expect(try bench.number("name \(row)") == number)
      }
      #expect(bench.activate(number))
      #expect(bench.list.log == ["name \(row)"])
    }
  }

  @Test(arguments: Kind.allCases) func aRowThatBecameAnotherIsRefused(kind: Kind) throws {
    for row in Self.names.indices {
      let bench = Bench(kind, Self.names)
      let number = try bench.number("name \(row)")
      bench.list.names = Self.names.reversed()
      bench.list.reload()
      #expect(!bench.activate(number))
      #expect(bench.list.log.isEmpty)
    }
  }

  /// Controls in a row keep their numbers in the same way.
  @Test func whatIsInARowIsTheRows() throws {
    let bench = Bench(.table, Self.names)
    let number = try bench.number("name 2’s switch")
    bench.list.names[2] = "other"
    bench.list.reload()
    #expect(!bench.activate(number))
    #expect(bench.list.log.isEmpty)
    let kept = try bench.number("name 3’s switch")
    bench.list.reload()
    #expect(bench.activate(kept))
    #expect(bench.list.log == ["switch name 3"])
  }

  /// A row that moves keeps its number.
  @Test(arguments: Kind.allCases) func aRowThatMovesKeepsItsNumber(kind: Kind) throws {
    for row in Self.names.indices {
      for place in Self.names.indices {
        let bench = Bench(kind, Self.names)
        let number = try bench.number("name \(row)")
        bench.list.insert("new", at: place)
        #expect(bench.activate(number))
        #expect(bench.list.log == ["name \(row)"], "\(place)")
      }
    }
  }

  /// The views of rows that were scrolled away are reused by others.
  @Test(arguments: Kind.allCases) func aRowThatScrolledAwayIsRefused(kind: Kind) throws {
    let names = (0..<200).map { "name \($0)" }
    let bench = Bench(kind, names)
    let numbers = try (0..<10).map { try bench.number("name \($0)") }
    bench.list.view.contentOffset.y = 4000
    for number in numbers { #expect(!bench.activate(number)) }
    #expect(bench.list.log.isEmpty)
    // No two rows have one number.
    bench.look()
    let seen = bench.tree.nodes.flatMap(\.children).map(\.number)
    #expect(Set(seen).count == seen.count)
  }
}

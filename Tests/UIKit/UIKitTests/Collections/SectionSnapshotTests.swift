import Testing

@testable import UIKit

/// Section snapshots against a list of lines with levels, over random operations.
///
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// An outline as text: lines with their indentation.
  private struct Lines: Equatable {
    struct Line: Equatable {
      let name: Int
      var level: Int
      var isExpanded = false
    }

    var lines: [Line] = []

    func place(_ name: Int) -> Int { lines.firstIndex { $0.name == name }! }

    /// The end of the rows below the one at a place.
    func end(_ place: Int) -> Int {
      lines[(place + 1)...].firstIndex { $0.level <= lines[place].level } ?? lines.count
    }

    mutating func add(_ other: Lines, at place: Int, level: Int) {
      lines.insert(
        contentsOf: other.lines.map {
          Line(name: $0.name, level: $0.level + level, isExpanded: $0.isExpanded)
        }, at: place)
    }

    mutating func delete(_ name: Int) {
      guard let place = lines.firstIndex(where: { $0.name == name }) else { return }
      lines.removeSubrange(place..<end(place))
    }

    func below(_ name: Int, with parent: Bool) -> Lines {
      let place = place(name)
      let level = lines[place].level + (parent ? 0 : 1)
      return Lines(
        lines: lines[(parent ? place : place + 1)..<end(place)].map {
          Line(name: $0.name, level: $0.level - level, isExpanded: $0.isExpanded)
        })
    }

    func parent(_ place: Int) -> Int? {
      lines[..<place].lastIndex { $0.level < lines[place].level }
    }

    func isVisible(_ place: Int) -> Bool {
      guard let parent = parent(place) else { return true }
      return lines[parent].isExpanded && isVisible(parent)
    }

    var description: String {
      lines.indices.map { place in
        let sign = end(place) == place + 1 ? "*" : lines[place].isExpanded ? "-" : "+"
        return String(repeating: "  ", count: lines[place].level) + "\(sign) \(lines[place].name)\n"
      }.joined()
    }
  }

  private func check(_ snapshot: Snapshot, _ model: Lines, _ place: String) {
    #expect(snapshot.items == model.lines.map(\.name), "\(place)")
    #expect(
      snapshot.visibleItems
        == model.lines.indices.filter(model.isVisible).map {
          model.lines[$0].name
        }, "\(place)")
    #expect(snapshot.rootItems == model.lines.filter { $0.level == 0 }.map(\.name), "\(place)")
    #expect(snapshot.visualDescription() == model.description, "\(place)")
    for (index, line) in model.lines.enumerated() {
      let agrees =
        snapshot.contains(line.name) && snapshot.index(of: line.name) == index
        && snapshot.level(of: line.name) == line.level
        && snapshot.isExpanded(line.name) == line.isExpanded
        && snapshot.isVisible(line.name) == model.isVisible(index)
        && snapshot.parent(of: line.name) == model.parent(index).map { model.lines[$0].name }
      #expect(agrees, "\(place): \(line)")
    }
    #expect(!snapshot.contains(-1), "\(place)")
    #expect(snapshot.index(of: -1) == nil, "\(place)")
  }

  /// 40 seeds of 80 operations.
  @Test(arguments: 1...40) func agrees(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var (snapshot, model, name) = (Snapshot(), Lines(), 0)
    func names() -> [Int] {
      (0..<1 + random.next(3)).map { _ in
        name += 1
        return name
      }
    }
    func tree() -> (Snapshot, Lines) {
      var (snapshot, model) = (Snapshot(), Lines())
      let roots = names()
      snapshot.append(roots)
      model.lines = roots.map { Lines.Line(name: $0, level: 0) }
      let below = names()
      snapshot.append(below, to: roots.last)
      model.lines += below.map { Lines.Line(name: $0, level: 1) }
      if random.next(2) == 0 {
        snapshot.expand([roots.last!])
        model.lines[model.place(roots.last!)].isExpanded = true
      }
      return (snapshot, model)
    }
    for step in 0..<80 {
      let anchor = model.lines.isEmpty ? nil : model.lines[random.next(model.lines.count)].name
      switch (random.next(10), anchor) {
      case (0, _), (_, nil):
        let new = names()
        snapshot.append(new)
        model.lines += new.map { Lines.Line(name: $0, level: 0) }
      case (1, let anchor?), (2, let anchor?):
        let new = names()
        snapshot.append(new, to: anchor)
        let place = model.place(anchor)
        model.add(
          Lines(lines: new.map { Lines.Line(name: $0, level: 0) }), at: model.end(place),
          level: model.lines[place].level + 1)
      case (3, let anchor?):
        let new = names()
        let isAfter = random.next(2) == 0
        if isAfter {
          snapshot.insert(new, after: anchor)
        } else {
          snapshot.insert(new, before: anchor)
        }
        let place = model.place(anchor)
        model.add(
          Lines(lines: new.map { Lines.Line(name: $0, level: 0) }),
          at: isAfter ? model.end(place) : place, level: model.lines[place].level)
      case (4, let anchor?):
        let (other, lines) = tree()
        let isAfter = random.next(2) == 0
        if isAfter {
          snapshot.insert(other, after: anchor)
        } else {
          snapshot.insert(other, before: anchor)
        }
        let place = model.place(anchor)
        model.add(
          lines, at: isAfter ? model.end(place) : place, level: model.lines[place].level)
      case (5, let anchor?):
        // Sometimes with the items that were there before, in another order.
        var (other, lines) = tree()
        if random.next(2) == 0 {
          other = snapshot.snapshot(of: anchor)
          lines = model.below(anchor, with: false)
          check(other, lines, "seed \(seed), step \(step), below \(anchor)")
        }
        snapshot.replace(childrenOf: anchor, using: other)
        let place = model.place(anchor)
        model.lines.removeSubrange((place + 1)..<model.end(place))
        model.add(lines, at: place + 1, level: model.lines[place].level + 1)
      case (6, let anchor?), (7, let anchor?):
        let gone = [anchor, model.lines[random.next(model.lines.count)].name, -5]
        snapshot.delete(gone)
        for name in gone { model.delete(name) }
      case (8, let anchor?):
        let copy = Snapshot(snapshot.snapshot(of: anchor, includingParent: true))
        check(copy, model.below(anchor, with: true), "seed \(seed), step \(step), of \(anchor)")
      case (_, let anchor?):
        let isExpanded = random.next(3) > 0
        if isExpanded { snapshot.expand([anchor]) } else { snapshot.collapse([anchor]) }
        model.lines[model.place(anchor)].isExpanded = isExpanded
      }
      check(snapshot, model, "seed \(seed), step \(step)")
    }
    snapshot.deleteAll()
    check(snapshot, Lines(), "seed \(seed) at the end")
  }

  /// Misuse that ends the program on iOS ends it here too.
  @Test func misuse() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1, 2, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1])
      snapshot.append([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1], to: 7)
    }
    await #expect(processExitsWith: .failure) {
      _ = NSDiffableDataSourceSectionSnapshot<Int>().level(of: 7)
    }
  }
}

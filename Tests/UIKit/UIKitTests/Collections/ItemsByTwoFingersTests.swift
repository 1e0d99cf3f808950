import Foundation
import Stage
import Testing

@testable import UIKit

/// Two fingers that move over the items of a collection view select those in between.
///
/// Source: Apple, UICollectionViewDelegate, `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`
/// and its neighbours; "Selecting multiple items with a two-finger pan gesture".
@MainActor @Suite(.serialized) struct ItemsByTwoFingersTests {
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    var allows = true
    /// The number of times that the view asked about two fingers.
    var questions = 0
    var events: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      questions += 1
      return allows
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      events.append("begin \(indexPath.item)")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      events.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { events.append("+\(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { events.append("-\(indexPath.item)") }
  }

  /// Items of 90 points, four in a row, from 100 points below the top.
  private func bench(_ delegate: Delegate) -> CollectionBench {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 10
    return CollectionBench(layout, items: [200], delegate: delegate) { view, _ in
      view.contentInset.top = 100
      view.allowsMultipleSelectionDuringEditing = true
    }
  }

  private struct Fingers {
    let stage: Stage
    var point: CGPoint

    @MainActor init(_ stage: Stage, _ point: CGPoint) {
      self.stage = stage
      self.point = point
      for finger in 0...1 { stage.touchDown(at: place(finger), finger: finger) }
    }

    /// Returns the position of a finger: the fingers are 40 points apart, around the point in the
    /// middle.
    private func place(_ finger: Int) -> CGPoint {
      CGPoint(x: point.x - 20 + CGFloat(finger) * 40, y: point.y)
    }

    @MainActor mutating func move(to end: CGPoint) {
      let (start, steps) = (point, 30)
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        point = CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        for finger in 0...1 { stage.touchMove(to: place(finger), finger: finger) }
        stage.advance(by: 1 / 60)
      }
    }

    @MainActor func leave() {
      for finger in 0...1 { stage.touchUp(finger: finger) }
      stage.advance(by: 0.1)
    }
  }

  private func selected(_ view: UICollectionView) -> [Int] {
    (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  /// Returns the middle of an item on the screen.
  private func middle(_ bench: CollectionBench, _ item: Int) throws -> CGPoint {
    let center = try #require(
      bench.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center)
    return bench.view.convert(center, to: nil)
  }

  /// From each of some items to each other: those in between are selected, and items that the fingers left
  /// again are as before. If the fingers begin on a selected item they deselect.
  @Test(arguments: [0, 5, 11], [0, 1, 6, 13])
  func selectWhatIsBetween(first: Int, last: Int) throws {
    for isSelected in [false, true] {
      let delegate = Delegate()
      let bench = bench(delegate)
      bench.view.isEditing = true
      let before = isSelected ? [first, 3, 12] : [3, 12].filter { $0 != first }
      for item in before {
        bench.view.selectItem(at: bench.path(item), animated: false, scrollPosition: [])
      }
      delegate.events = []
      let offset = bench.view.contentOffset
      let start = try middle(bench, first)
      var fingers = Fingers(bench.stage, start)
      // Far enough for a pan.
      fingers.move(to: CGPoint(x: start.x + 30, y: start.y))
      fingers.move(to: try middle(bench, last))
      let between = Set(min(first, last)...max(first, last))
      let expected = isSelected ? Set(before).subtracting(between) : between.union(before)
      #expect(selected(bench.view) == expected.sorted())
      #expect(bench.view.contentOffset == offset)
      fingers.move(to: try middle(bench, first))
      let alone = isSelected ? Set(before).subtracting([first]) : Set(before).union([first])
      #expect(selected(bench.view) == alone.sorted())
      fingers.leave()
      #expect(delegate.events.first == "begin \(first)")
      #expect(delegate.events.last == "end")
      // The scroll recognizer asked too.
      #expect(delegate.questions == 1)
      #expect(selected(bench.view) == alone.sorted())
    }
  }

  /// Two fingers scroll if the delegate doesn't allow multiple selection by them, or if only one item
  /// may be selected.
  @Test(arguments: [(false, true), (true, false), (false, false)])
  func otherwiseTheyScroll(allows: Bool, many: Bool) throws {
    let delegate = Delegate()
    delegate.allows = allows
    let bench = bench(delegate)
    bench.view.allowsMultipleSelectionDuringEditing = many
    var fingers = Fingers(bench.stage, CGPoint(x: 150, y: 640))
    fingers.move(to: CGPoint(x: 150, y: 340))
    #expect(bench.view.contentOffset.y > 100)
    fingers.leave()
    #expect(selected(bench.view).isEmpty)
    #expect(delegate.events.isEmpty)
    #expect(delegate.questions == (many ? 1 : 0))
    // Other fingers cause another call.
    bench.stage.advance(by: 3)
    bench.view.contentOffset.y = -100
    bench.stage.advance(by: 0.1)
    fingers = Fingers(bench.stage, CGPoint(x: 150, y: 640))
    fingers.move(to: CGPoint(x: 150, y: 540))
    fingers.leave()
    #expect(delegate.questions == (many ? 2 : 0))
  }
}

import Foundation
import Stage
import Testing

@testable import UIKit

/// Layouts that give way at the largest text size.
@MainActor @Suite(.serialized) struct LargestTextTests {
  private nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The magnifier grows with the text up to a limit, and never shrinks on the way.
  @Test func searchIcons() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    controller.view.addSubview(bar)
    stage.show(controller)
    var sides: [CGFloat] = []
    for category in Self.categories {
      stage.textSize = category
      stage.advance(by: 0.1)
      let field = bar.searchTextField
      let icon = field.leftViewRect(forBounds: field.bounds)
      #expect(field.bounds.contains(icon), "\(category)")
      #expect(field.textRect(forBounds: field.bounds).minX >= icon.maxX)
      sides.append(icon.width)
    }
    #expect(sides == sides.sorted())
    #expect(sides[0] < sides[2])
    #expect(sides[2] < sides[3])
    #expect(Set(sides[3...]).count == 1)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels($0) }
  }

  /// The header of a sharing sheet has space for its texts, above everything below it.
  @Test(arguments: categories)
  func sharingSheets(category: UIContentSizeCategory) throws {
    let stage = Stage(device: .iPhone14Pro, textSize: category)
    let host = UIViewController()
    stage.show(host)
    let title = "A text that is shared"
    host.present(
      UIActivityViewController(activityItems: [title], applicationActivities: nil), animated: false)
    stage.advance(by: 1)
    let view = try #require(host.presentedViewController?.view)
    let all = labels(view)
    let head = try #require(all.first { $0.text == title })
    let top = head.convert(head.bounds, to: view)
    #expect(top.minY >= 0)
    let needed = head.sizeThatFits(CGSize(width: top.width, height: .greatestFiniteMagnitude))
    #expect(top.height >= needed.height - 1)
    for label in all where label !== head && label.text?.isEmpty == false {
      #expect(label.convert(label.bounds, to: view).minY >= top.maxY - 0.5, "\(label.text ?? "")")
    }
  }

  /// A label next to the content leaves it the larger part of a list's cell.
  @Test(arguments: categories)
  func labelAccessories(category: UIContentSizeCategory) throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .plain))
    bench.stage.textSize = category
    bench.configure = { cell, _ in cell.accessories = [.label(text: "Flagged today")] }
    bench.show([2])
    bench.stage.advance(by: 0.5)
    let cell = try #require(bench.cell(0))
    let label = try #require(cell.listCellState.trailing.first?.view as? UILabel)
    #expect(label.frame.minX >= cell.contentView.frame.maxX - 0.01)
    if category.isAccessibilityCategory {
      #expect(label.frame.width <= cell.bounds.width * ListMetrics.greatestLabelShare)
      #expect(cell.contentView.frame.width >= cell.bounds.width / 2)
    } else {
      #expect(label.frame.width >= label.intrinsicContentSize.width - 0.5)
    }
  }
}

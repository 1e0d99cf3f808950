import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A system that doesn't call `traitCollectionDidChange(_:)`, which iOS 17 deprecates.
@MainActor
@Suite struct TraitChangeTests {
  @Test("Larger text is noticed at the next layout", arguments: TableVariant.all)
  func textSize(variant: TableVariant) throws {
    let scene = HostileScene(DeafTable(frame: .zero, style: variant.style), variant) {
      $0.rowHeight = 44
    }
    scene.header.height.isActive = false
    scene.header.title.font = .preferredFont(forTextStyle: .body)
    scene.header.title.adjustsFontForContentSizeCategory = true
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    let before = scene.table.rectForHeader(inSection: 0).minY
    scene.stage.textSize = .accessibilityExtraExtraExtraLarge
    scene.table.setNeedsLayout()
    scene.stage.advance(by: 0.1)
    let fitting = scene.header.title.intrinsicContentSize.height
    #expect(fitting > before + 10)
    #expect(abs(scene.table.rectForHeader(inSection: 0).minY - fitting) < 1)
  }
}

private final class DeafTable: ElasticHeaderTableView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

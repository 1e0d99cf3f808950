import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Tables whose accessibility elements include their own header, but no view that floats over it.
@MainActor
@Suite struct HeaderAccessibilityTests {
  private func labels(_ stage: Stage) -> [String] {
    func leaves(_ nodes: [AccessibilityNode]) -> [String] {
      nodes.flatMap { [$0.label] + leaves($0.children) }
    }
    return leaves(stage.accessibilityTree().nodes)
  }

  @Test("The header is found through the table's own header", arguments: TableVariant.all)
  func throughSpacer(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.table.accessibilityElements = [scene.table.spacer] + scene.table.visibleCells
    let heard = labels(scene.stage)
    #expect(heard.filter { $0 == "Title" }.count == 1)
    #expect(heard.contains("Row 0"))
  }

  @Test("Where subviews are asked as well, it is told once, and before the rows")
  func once() throws {
    let scene = ElasticScene()
    let heard = labels(scene.stage)
    #expect(heard.filter { $0 == "Title" }.count == 1)
    let title = try #require(heard.firstIndex(of: "Title"))
    #expect(try title < #require(heard.firstIndex(of: "Row 0")))
  }

  @Test("A header that was replaced or taken away is told no more")
  func replaced() {
    let scene = ElasticScene()
    let fresh = TitledHeader()
    fresh.title.text = "Fresh"
    scene.table.tableHeaderView = fresh
    scene.stage.advance(by: 0.1)
    scene.table.accessibilityElements = [scene.table.spacer]
    #expect(labels(scene.stage).contains("Fresh"))
    #expect(!labels(scene.stage).contains("Title"))
    scene.table.tableHeaderView = nil
    scene.stage.advance(by: 0.1)
    #expect(!labels(scene.stage).contains("Fresh"))
  }
}

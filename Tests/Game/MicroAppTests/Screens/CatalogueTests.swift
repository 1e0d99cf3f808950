import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor
@Suite struct CatalogueTests {
  private func open() throws -> (Scene, UITableView) {
    let scene = Scene(reducesMotion: false)
    scene.stage.show(
      UINavigationController(rootViewController: CatalogueController(game: scene.game)))
    scene.stage.advance(by: 0.5)
    let table = try #require(scene.stage.view(withIdentifier: "catalogue") as? UITableView)
    return (scene, table)
  }

  @Test("The specimen of the day sticks to the top and grows with the pull")
  func specimen() throws {
    let (scene, table) = try open()
    let cell = try #require(scene.stage.view(withIdentifier: "specimen"))
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let finger = CGPoint(x: 196, y: 400)
    scene.stage.touchDown(at: finger)
    for _ in 0..<5 {
      scene.stage.move(from: finger, by: CGVector(dx: 0, dy: 40), duration: 0.1)
      let frame = scene.stage.frame(of: cell)
      #expect(abs(frame.minY) < 1e-9)
      #expect(abs(frame.height - (row.height - table.contentOffset.y)) <= 1 / 3)
    }
    scene.stage.touchUp()
    scene.stage.advance(by: 1.5)
    table.contentOffset.y = 60
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.frame(of: cell).minY == -60)
    #expect(cell.frame == row)
  }

  @Test("Section headers stick below the strip, and the next section pushes them")
  func headers() throws {
    let (scene, table) = try open()
    let strip = try #require(scene.stage.view(withIdentifier: "catalogue-parts")?.superview)
    table.contentOffset.y = 600
    scene.stage.advance(by: 0.1)
    let header = try #require(table.headerView(forSection: 1))
    #expect(
      abs(scene.stage.frame(of: header).minY - scene.stage.frame(of: strip).maxY) <= 1 / 3)
    #expect(abs(scene.stage.frame(of: strip).minY - table.adjustedContentInset.top) < 1e-9)
    // The links' header has pushed it halfway out.
    let line = table.adjustedContentInset.top + strip.bounds.height
    // Rows that become visible are measured, and the section moves as they allow.
    for _ in 0..<4 {
      table.contentOffset.y = table.rect(forSection: 2).minY - line - header.bounds.height / 2
      scene.stage.advance(by: 0.1)
    }
    let pushed = try #require(table.headerView(forSection: 1))
    let next = try #require(table.headerView(forSection: 2))
    #expect(
      abs(scene.stage.frame(of: pushed).maxY - scene.stage.frame(of: next).minY) <= 1 / 3)
    #expect(scene.stage.frame(of: pushed).minY < scene.stage.frame(of: strip).maxY)
  }

  @Test("The body of each day is viable and the same every time, and days differ")
  func days() {
    var codes: Set<String> = []
    for day in 1...28 {
      let date = Day(year: 2026, month: 2, day: day)
      let genome = Specimen(of: date).genome
      #expect(throws: Never.self) { try genome.validate() }
      #expect(genome == Specimen(of: date).genome)
      codes.insert(GenomeCode.print(genome))
    }
    #expect(codes.count == 28)
  }
}

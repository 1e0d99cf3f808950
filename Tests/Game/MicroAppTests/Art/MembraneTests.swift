import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The membrane around a creature") struct MembraneTests {
  private func places(_ figure: Figure) -> [CGPoint] {
    figure.cells.map { CGPoint(x: CGFloat($0.position.x), y: CGFloat($0.position.y)) }
  }

  @Test("it is one closed line around all cells, and near them", arguments: SeedCreatures.all)
  func around(genome: Genome) {
    let figure = Figure(genome)
    let places = places(figure)
    let path = Membrane(figure).path(around: places) { _ in false }
    #expect(path.elements.count { if case .move = $0 { true } else { false } } == 1)
    #expect(path.elements.last == .close)
    for (cell, place) in zip(figure.cells, places) {
      #expect(path.contains(place), "\(cell.type)")
    }
    // A line at the cells' edge, and no farther than a cell away.
    let box = path.boundingBox
    let cells = places.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    #expect(box.contains(cells.insetBy(dx: -0.45, dy: -0.45)))
    #expect(cells.insetBy(dx: -1.2, dy: -1.2).contains(box))
  }

  @Test("a lost cell is outside, with all that hung on it")
  func losses() throws {
    let figure = Figure(SeedCreatures.eel)
    let places = places(figure)
    let tail = try #require(places.indices.min { places[$0].x < places[$1].x })
    let whole = Membrane(figure).path(around: places) { _ in false }
    let rest = Membrane(figure).path(around: places) { $0 == tail }
    #expect(whole.contains(places[tail]))
    #expect(!rest.contains(places[tail]))
    #expect(rest.boundingBox.width < whole.boundingBox.width - 0.5)
    let nucleus = figure.cells.firstIndex { $0.type == .nucleus }
    let alone = Membrane(figure).path(around: places) { $0 != nucleus }
    #expect(abs(alone.boundingBox.width - alone.boundingBox.height) < 0.2, "round")
    #expect(Membrane(figure).path(around: places) { $0 == nucleus }.isEmpty)
  }

  @Test("each meaning has a line of its own, also without colour")
  func lines() {
    let layer = CreatureLayer(Figure(SeedCreatures.eel), palette: Palette())
    var seen: Set<String> = []
    for outline: Outline? in [nil, .prey, .contested, .deadly] {
      layer.setOutline(outline, breathes: false)
      let line = layer.membrane
      seen.insert("\(line.lineWidth) \(line.lineDashPattern ?? [])")
    }
    #expect(seen.count == 4)
  }

  @Test("in a distant view rings around the cells replace it")
  func distance() {
    let layer = CreatureLayer(Figure(SeedCreatures.eel), palette: Palette())
    layer.setOutline(.deadly, breathes: false)
    #expect(!layer.membrane.isHidden)
    #expect(layer.sublayers?.first?.sublayers?.isEmpty != false)
    layer.isFar = true
    #expect(layer.membrane.isHidden)
    #expect(layer.sublayers?.first?.sublayers?.count == layer.cellSprites.count)
    layer.isFar = false
    #expect(layer.sublayers?.first?.sublayers?.isEmpty != false)
  }

  @Test("the rear third of a body is its soft side", arguments: SeedCreatures.all)
  func tail(genome: Genome) {
    let figure = Figure(genome)
    let soft = figure.cells.filter { figure.isTail($0) }
    let hard = figure.cells.filter { !figure.isTail($0) }
    #expect(!soft.isEmpty && !hard.isEmpty)
    let front = soft.map(\.position.x).max() ?? 0
    #expect(hard.allSatisfy { $0.position.x > front })
    #expect(hard.contains { $0.type == .nucleus })
  }
}

@testable import Micro

/// Small bodies for scenes.
enum Swimmers {
  /// Returns a chain along the x axis, with the first cell ahead, one link length apart.
  static func chain(
    _ types: [CellType], link: LinkType = .hingeMuscle, amplitude: Float? = nil,
    direction: Float = 0, frequency: Float = 1, phaseLag: Float = 0.8
  ) -> Genome {
    var genome = Genome(frequency: frequency, phaseLag: phaseLag)
    for (index, type) in types.enumerated() {
      genome.cells.append(
        CellGene(
          id: GeneID(index), type: type,
          position: Vector(x: Float(types.count - 1) / 2 - Float(index), y: 0),
          direction: type.isDirected ? direction : 0))
    }
    for index in types.indices.dropLast() {
      genome.links.append(
        LinkGene(
          id: GeneID(100 + index), a: GeneID(index), b: GeneID(index + 1), type: link,
          amplitude: amplitude ?? (link.isMuscle ? link.largestAmplitude * 0.6 : 0)))
    }
    genome.nextID = 200
    return genome
  }

  /// A swimmer with a mouth ahead.
  static let eel = chain([
    .mouth, .nucleus, .body, .body, .body, .body, .body, .body,
  ])
}

@testable import Micro

/// Small bodies for the tests.
enum Bodies {
  /// Returns a straight chain along the axis, one length apart, with its first cell at the front and a nucleus.
  static func chain(_ types: [CellType], links: LinkType = .body, amplitude: Float = 0) -> Genome {
    let cells = types.enumerated().map { index, type in
      CellGene(id: GeneID(index), type: type, position: Vector(x: -Float(index), y: 0))
    }
    let joints = types.indices.dropLast().map { index in
      LinkGene(
        id: GeneID(types.count + index), a: GeneID(index), b: GeneID(index + 1), type: links,
        amplitude: amplitude)
    }
    return Genome(cells: cells, links: joints, nextID: GeneID(2 * types.count))
  }

  /// A nucleus with a mouth in front and a symmetric pair of noses to the sides.
  ///
  ///     cells  0 nucleus  1 mouth  2 nose (left)  3 nose (right)    links 4 … 6
  static var winged: Genome {
    Genome(
      cells: [
        CellGene(id: 0, type: .nucleus, position: .zero),
        CellGene(id: 1, type: .mouth, position: Vector(x: 1, y: 0)),
        CellGene(id: 2, type: .nose, position: Vector(x: -0.5, y: -1), twin: 3),
        CellGene(id: 3, type: .nose, position: Vector(x: -0.5, y: 1), twin: 2),
      ],
      links: [
        LinkGene(id: 4, a: 0, b: 1, type: .body),
        LinkGene(id: 5, a: 0, b: 2, type: .strut, twin: 6),
        LinkGene(id: 6, a: 0, b: 3, type: .strut, twin: 5),
      ], nextID: 7)
  }
}

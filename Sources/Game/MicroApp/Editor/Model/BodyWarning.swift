import Micro

/// A fault that leaves a body viable but defeats it. The editor warns of it and forbids nothing.
@available(iOS 16, *)
enum BodyWarning: Hashable, Sendable {
  /// It has no mouth.
  case noMouth
  /// All of its mouths face its own cells.
  case mouthFacesBody
  /// It has neither a muscle nor a flagellum.
  case nothingMoves
  /// No link carries signals to this cell, whose organ needs them.
  case numb(GeneID)
  /// Mouths reach its nucleus over this many degrees, more than before the changes.
  case exposedNucleus(Int)

  /// The exposure of a nucleus from which it is a fault: a quarter of a turn.
  private static let exposure = 90

  /// Finds the most serious fault of a body; `nil` if there is none.
  ///
  /// - Parameter original: The body before the changes; `nil` for one that nobody has changed.
  init?(of genome: Genome, original: Genome? = nil) {
    let mouths = genome.cells.filter { $0.type == .mouth }
    if mouths.isEmpty {
      self = .noMouth
    } else if mouths.allSatisfy({ genome.facesItself($0) }) {
      self = .mouthFacesBody
    } else if !genome.links.contains(where: { $0.type.isMuscle && $0.amplitude > 0 }),
      !genome.cells.contains(where: { $0.type == .flagellum || $0.type == .jet })
    {
      self = .nothingMoves
    } else if let cell = genome.numbCells.first {
      self = .numb(cell)
    } else if let original, genome.nucleusExposure >= Self.exposure,
      genome.nucleusExposure > original.nucleusExposure
    {
      self = .exposedNucleus(genome.nucleusExposure)
    } else {
      return nil
    }
  }

  func text(in texts: Texts, for genome: Genome) -> String {
    switch self {
    case .noMouth: texts[WarningText.noMouth]
    case .mouthFacesBody: texts[WarningText.mouthFacesBody]
    case .nothingMoves: texts[WarningText.nothingMoves]
    case .exposedNucleus(let degrees):
      texts[WarningText.exposedNucleus, ["degrees": "\(degrees)"]]
    case .numb(let id): texts[WarningText.numb, ["part": PartNames(genome, texts).name(ofCell: id)]]
    }
  }
}

@available(iOS 16, *)
extension Genome {
  /// Returns whether one of the creature's own cells is directly in front of a cell's organ, so near that nothing else
  /// fits between.
  func facesItself(_ cell: CellGene) -> Bool {
    let facing = Vector(angle: facing(of: cell))
    return cells.contains { other in
      guard other.id != cell.id else { return false }
      let way = other.position - cell.position
      let gap = way.length - cell.type.traits.radius - other.type.traits.radius
      return gap < 2 * CellType.body.traits.radius && facing.dot(way.normalized) > Self.ahead
    }
  }

  /// The cosine of the largest angle from an organ's direction that counts as in front: 30°.
  private static let ahead: Float = 0.866

  /// The directions from which a mouth can touch the nucleus of the resting body, in degrees: a mouth fits there between
  /// the other cells.
  var nucleusExposure: Int {
    guard let nucleus = cells.first(where: { $0.type == .nucleus }) else { return 0 }
    let mouth = CellType.mouth.traits.radius
    let step = 5
    let open = stride(from: 0, to: 360, by: step).count { degree in
      let way = Vector(angle: Float(degree) * .pi / 180)
      let place = nucleus.position + way * (nucleus.type.traits.radius + mouth)
      return cells.allSatisfy { other in
        other.id == nucleus.id
          || (other.position - place).length >= other.type.traits.radius + mouth - Self.slack
      }
    }
    return open * step
  }

  /// The depth to which soft cells give way, in cell lengths.
  private static let slack: Float = 0.05

  /// The cells whose organ needs signals, but which no signal from the nucleus reaches.
  var numbCells: [GeneID] {
    guard let nucleus = cells.first(where: { $0.type == .nucleus }) else { return [] }
    var reached: Set<GeneID> = [nucleus.id]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for link in links where link.type.carriesSignals {
        guard reached.contains(link.a) != reached.contains(link.b) else { continue }
        reached.formUnion([link.a, link.b])
        isGrowing = true
      }
    }
    return cells.filter { $0.type.needsSignals && !reached.contains($0.id) }.map(\.id)
  }
}

@available(iOS 16, *)
extension CellType {
  /// Whether its organ does nothing without signals.
  fileprivate var needsSignals: Bool {
    switch self {
    case .nucleus, .body, .armour, .storage: false
    default: true
    }
  }
}

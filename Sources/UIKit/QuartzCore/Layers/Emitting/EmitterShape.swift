import Foundation

/// The starting point of a particle on a shape, and the direction that counts as 0.
struct EmitterPlace {
  var position: SIMD3<Double>
  /// The angle in the plane to which a cell's longitude is added.
  var direction = 0.0

  init(_ emitter: EmitterProperties, _ dice: inout ParticleDice) {
    let center = SIMD3(
      Double(emitter.position.x), Double(emitter.position.y), Double(emitter.zPosition))
    let half =
      SIMD3(
        Double(emitter.size.width), Double(emitter.size.height), Double(emitter.depth)) / 2
    // The same number of random numbers is drawn for every shape, so that changing it affects nothing else.
    let u = SIMD3(dice.signed(), dice.signed(), dice.signed())
    let pick = dice.unit()
    var offset = SIMD3<Double>.zero
    switch emitter.shape {
    case .line:
      direction = -.pi / 2
      offset.x = half.x * (emitter.mode == .points ? (pick < 0.5 ? -1 : 1) : u.x)
    case .rectangle:
      offset = Self.box(SIMD3(half.x, half.y, 0), emitter.mode, u, pick, dimensions: 2)
    case .cuboid:
      offset = Self.box(half, emitter.mode, u, pick, dimensions: 3)
    case .circle, .sphere:
      let isSphere = emitter.shape == .sphere
      let angle = .pi * u.x
      var way = SIMD3(cos(angle), sin(angle), 0)
      if isSphere, emitter.mode != .outline {
        let flat = (1 - u.y * u.y).squareRoot()
        way = SIMD3(flat * cos(angle), flat * sin(angle), u.y)
      }
      let radius = half.x * 2
      switch emitter.mode {
      case .points: break
      case .outline:
        offset = way * radius
        direction = angle
      case .surface where isSphere:
        offset = way * radius
        direction = angle
      default:
        // The points are distributed evenly over the area or the volume.
        offset = way * radius * pow(pick, isSphere ? 1 / 3 : 1 / 2)
        if emitter.mode == .surface { direction = angle }
      }
    default: break
    }
    position = center + offset
  }

  /// Returns a point of a box about 0: a corner, or a point on an edge, on a side, or inside. The surface of a
  /// rectangle is the whole rectangle.
  private static func box(
    _ half: SIMD3<Double>, _ mode: CAEmitterLayerEmitterMode, _ u: SIMD3<Double>, _ pick: Double,
    dimensions: Int
  ) -> SIMD3<Double> {
    let ends = u.replacing(with: 1, where: u .>= 0).replacing(with: -1, where: u .< 0)
    /// Returns one of the axes at random, with these weights.
    func axis(_ weights: [Double]) -> Int {
      var rest = pick * weights.reduce(0, +)
      for (index, weight) in weights.enumerated() {
        if rest < weight { return index }
        rest -= weight
      }
      return 0
    }
    switch mode {
    case .points: return half * ends
    case .outline:
      var place = ends
      let along = axis((0..<dimensions).map { half[$0] })
      place[along] = u[along]
      return half * place
    case .surface where dimensions == 3:
      var place = u
      let across = axis([half.y * half.z, half.x * half.z, half.x * half.y])
      place[across] = ends[across]
      return half * place
    default: return half * u
    }
  }
}

import Foundation

/// The particles of an emitter. Births and the values of particles depend on the seed, the time and the
/// emitter's settings, and not on the number of frames.
struct ParticleSystem {
  private var emitter: EmitterProperties?
  private var time = 0.0
  /// The streams, one for each cell.
  private var streams: [ParticleStream] = []
  private var looks: [ParticleLook] = []
  private var particles: [Particle] = []

  /// The maximum number of particles, more than a screen shows. A high birth rate must not use up the memory.
  private static let limit = 10_000

  /// The number of visible particles.
  var livingCount: Int { particles.count { $0.isAlive(at: time) } }

  /// Returns whether the picture changes with time.
  func isActive(_ emitter: EmitterProperties) -> Bool {
    if !particles.isEmpty { return true }
    return zip(streams, looks).contains { stream, look in
      look.cell.isEnabled && longestLife(look, emitter) > 0
        && stream.goesOn(after: time, until: look.cell.end(from: 0, by: .infinity))
    }
  }

  /// Advances the particles to `time`, in the layer's own time. The values of `emitter` apply from then on.
  mutating func advance(to time: Double, _ emitter: EmitterProperties) {
    if self.emitter == nil || time < self.time || emitter.seed != self.emitter?.seed {
      self = ParticleSystem()
      begin(emitter)
    }
    let before = self.emitter ?? emitter
    self.time = time
    bear(before)
    if before != emitter {
      take(emitter, from: before)
      self.emitter = emitter
    }
    particles.removeAll { particle in
      time >= particle.death
        && particle.look.cell.cells.allSatisfy {
          time >= particle.death + $0.longestLife(emitter.lifetime)
        }
    }
  }

  private mutating func begin(_ emitter: EmitterProperties) {
    self.emitter = emitter
    looks = emitter.cells.map(ParticleLook.init)
    streams = emitter.cells.map {
      ParticleStream(from: $0.timing.beginTime, rate: $0.rate * Double(emitter.birthRate))
    }
  }

  /// Starts the emission of new cells.
  private mutating func take(_ emitter: EmitterProperties, from before: EmitterProperties) {
    for (index, cell) in emitter.cells.enumerated() {
      let rate = cell.rate * Double(emitter.birthRate)
      if index < streams.count {
        if cell != looks[index].cell { looks[index] = ParticleLook(cell) }
        streams[index].change(rate: rate, at: time)
      } else {
        looks.append(ParticleLook(cell))
        streams.append(ParticleStream(from: max(time, cell.timing.beginTime), rate: rate))
      }
    }
    streams.removeLast(streams.count - emitter.cells.count)
    looks.removeLast(looks.count - emitter.cells.count)
  }

  private func longestLife(_ look: ParticleLook, _ emitter: EmitterProperties) -> Double {
    look.cell.longestLife(emitter.lifetime)
  }

  private mutating func bear(_ emitter: EmitterProperties) {
    // The number of births that are processed, visible or not. Otherwise a thousand particles that each emit a
    // thousand million per second would take a minute for nothing visible.
    var room = Self.limit - particles.count
    for index in streams.indices {
      let look = looks[index]
      let births = streams[index].births(
        until: time, end: look.cell.end(from: 0, by: .infinity),
        oldest: time - longestLife(look, emitter), limit: room)
      room -= births.count
      let source = ParticleDice.seed(UInt64(emitter.seed), index)
      for birth in births {
        var dice = ParticleDice(ParticleDice.seed(source, birth.index))
        let place = EmitterPlace(emitter, &dice)
        add(look, emitter, birth.time, place, &dice)
      }
    }
    // Particles that are added here emit particles themselves.
    var index = 0
    while index < particles.count {
      emit(from: index, emitter, &room)
      index += 1
    }
  }

  /// Emits the particles of a particle, at most `room`.
  private mutating func emit(from index: Int, _ emitter: EmitterProperties, _ room: inout Int) {
    let parent = particles[index]
    guard !parent.streams.isEmpty else { return }
    for (child, cell) in parent.look.cell.cells.enumerated() {
      let look = ParticleLook(cell)
      let births = particles[index].streams[child].births(
        until: time, end: cell.end(from: parent.birth, by: parent.death),
        oldest: time - longestLife(look, emitter), limit: room)
      room -= births.count
      let source = ParticleDice.seed(parent.seed, child)
      for birth in births {
        var dice = ParticleDice(ParticleDice.seed(source, birth.index))
        var place = EmitterPlace(EmitterProperties(), &dice)
        place.position = parent.position(at: birth.time)
        add(look, emitter, birth.time, place, &dice)
      }
    }
  }

  private mutating func add(
    _ look: ParticleLook, _ emitter: EmitterProperties, _ birth: Double, _ place: EmitterPlace,
    _ dice: inout ParticleDice
  ) {
    let cell = look.cell
    func varied(_ mean: CGFloat, _ range: CGFloat) -> Double {
      Double(mean) + Double(range) * dice.signed()
    }
    let lifetime = varied(cell.lifetime, cell.lifetimeRange) * Double(emitter.lifetime)
    let speed = varied(cell.velocity, cell.velocityRange) * Double(emitter.velocity)
    let longitude =
      place.direction + Double(cell.emissionLongitude) + Double(cell.emissionRange) / 2
      * dice.signed()
    let latitude = Double(cell.emissionLatitude)
    let scale = varied(cell.scale, cell.scaleRange) * Double(emitter.scale)
    let spin = varied(cell.spin, cell.spinRange) * Double(emitter.spin)
    let mean = cell.color ?? .white
    let color = SIMD4(
      varied(CGFloat(mean.red), cell.redRange), varied(CGFloat(mean.green), cell.greenRange),
      varied(CGFloat(mean.blue), cell.blueRange), varied(CGFloat(mean.alpha), cell.alphaRange))
    guard lifetime > 0, [speed, scale, spin, longitude, latitude].allSatisfy(\.isFinite) else {
      return
    }
    let velocity =
      SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)) * speed
    particles.append(
      Particle(
        id: CALayer.nextSerial(), look: look, birth: birth, lifetime: min(lifetime, 1e6),
        position: place.position, velocity: velocity,
        acceleration: SIMD3(
          Double(cell.xAcceleration), Double(cell.yAcceleration), Double(cell.zAcceleration)),
        scale: scale, scaleSpeed: Double(cell.scaleSpeed), spin: spin, color: color,
        colorSpeed: SIMD4(
          Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed),
          Double(cell.alphaSpeed)),
        streams: cell.cells.map {
          ParticleStream(from: birth + $0.timing.beginTime, rate: $0.rate)
        }, seed: dice.next()))
  }

  // MARK: Nodes

  /// Returns the particles as layers, from back to front.
  func nodes(_ emitter: EmitterProperties, _ tints: inout ContentsTints) -> [LayerNode] {
    tints.begin()
    defer { tints.end() }
    let living = particles.filter { $0.isAlive(at: time) && $0.look.cell.contents != nil }
    return ordered(living, emitter.renderMode).map { node(of: $0, emitter, &tints) }
  }

  /// Sorts by birth, independently of frames; particles born at the same moment are sorted by their own
  /// numbers.
  private func ordered(
    _ living: [Particle], _ mode: CAEmitterLayerRenderMode
  ) -> [Particle] {
    let byBirth = living.sorted { ($0.birth, $0.seed) < ($1.birth, $1.seed) }
    switch mode {
    case .oldestLast: return byBirth.reversed()
    case .backToFront:
      return LayerOrder.sorted(byBirth) { CGFloat($0.position(at: time).z) }
    default: return byBirth
    }
  }

  private func node(
    of particle: Particle, _ emitter: EmitterProperties, _ tints: inout ContentsTints
  ) -> LayerNode {
    let cell = particle.look.cell
    var properties = LayerProperties()
    let position = particle.position(at: time)
    properties.position = CGPoint(x: position.x, y: position.y)
    if emitter.preservesDepth { properties.zPosition = CGFloat(position.z) }
    let color = particle.color(at: time)
    properties.opacity = Float(color.w)
    if let image = cell.contents?.image {
      let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
      properties.bounds.size = CGSize(
        width: CGFloat(image.width) * cell.contentsRect.width / scale,
        height: CGFloat(image.height) * cell.contentsRect.height / scale)
      properties.contents = tints.image(image, multipliedBy: tint(color, cell))
    }
    if cell.contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      properties.contentsRect = cell.contentsRect
    }
    if cell.magnificationFilter != .linear {
      properties.magnificationFilter = cell.magnificationFilter
    }
    if cell.minificationFilter != .linear {
      properties.minificationFilter = cell.minificationFilter
    }
    if emitter.renderMode == .additive { properties.addsLight = true }
    let (angle, size) = (CGFloat(particle.angle(at: time)), CGFloat(particle.scale(at: time)))
    if angle != 0 || size != 1 {
      let turned = CGAffineTransform(rotationAngle: angle).scaledBy(x: size, y: size)
      properties.transform = CATransform3DMakeAffineTransform(turned)
    }
    return LayerNode(id: particle.id, properties: properties)
  }

  /// Returns the colour of a particle. If every particle has its own colour, they share images with 32 steps
  /// for each component.
  private func tint(_ color: SIMD4<Double>, _ cell: EmitterCellProperties) -> RGBA {
    var shown = color
    if cell.hasManyColors { shown = (shown * 31).rounded(.toNearestOrAwayFromZero) / 31 }
    return RGBA(red: Float(shown.x), green: Float(shown.y), blue: Float(shown.z), alpha: 1)
  }
}

extension EmitterCellProperties {
  /// The number of births per second.
  fileprivate var rate: Double {
    isEnabled && birthRate > 0 && birthRate.isFinite ? Double(birthRate) : 0
  }

  /// Returns the end of an emission whose source began at `time`, at most `limit`.
  fileprivate func end(from time: Double, by limit: Double) -> Double {
    guard timing.duration > 0 else { return limit }
    return min(limit, time + timing.beginTime + timing.duration)
  }
}

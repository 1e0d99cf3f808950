extension Mutation {
  /// Changes weights, connections and neurons.
  mutating func changeBrain(_ genome: inout Genome) {
    for index in genome.brain.connections.indices { changeConnection(index, of: &genome) }
    for index in genome.brain.hidden.indices { change(&genome.brain.hidden[index].bias) }
    for command in Command.allCases { change(&genome.brain.commandBias[command]) }
    if random.chance(rates.removeNeuron) { removeNeuron(&genome) }
    if random.chance(rates.removeConnection) { removeConnection(&genome) }
    if random.chance(rates.addConnection) { addConnection(&genome) }
    if random.chance(rates.addNeuron) { addNeuron(&genome) }
    if random.chance(rates.timeConstant), !genome.brain.hidden.isEmpty {
      let index = random.below(genome.brain.hidden.count)
      genome.brain.hidden[index].timeConstant = timeConstant()
    }
  }

  /// Changes a weight, and mostly its mirror image's too, so that both sides of a body learn the same.
  private mutating func changeConnection(_ index: Int, of genome: inout Genome) {
    let old = genome.brain.connections[index].weight
    change(&genome.brain.connections[index].weight)
    let connection = genome.brain.connections[index]
    guard connection.weight != old, random.chance(rates.symmetry),
      let image = connection.mirrorImage(in: genome), !image.joinsSame(as: connection),
      let twin = genome.brain.connections.firstIndex(where: { $0.joinsSame(as: image) })
    else { return }
    genome.brain.connections[twin].weight = image.weight
  }

  private mutating func change(_ weight: inout Float) {
    if random.chance(rates.weightReset) {
      weight = random.normal()
    } else if random.chance(rates.weight) {
      weight += rates.weightDeviation * random.normal()
    } else {
      return
    }
    weight = clamped(weight.snapped, to: GenomeLimits.weight)
  }

  /// Connects two unconnected neurons, and mostly their mirror images too. It gives up after some tries in a dense net.
  private mutating func addConnection(_ genome: inout Genome) {
    for _ in 0..<8 {
      let connection = ConnectionGene(
        from: source(genome), to: target(genome), weight: newWeight())
      guard insert(connection, into: &genome) else { continue }
      if random.chance(rates.symmetry), let image = connection.mirrorImage(in: genome) {
        _ = insert(image, into: &genome)
      }
      return
    }
  }

  /// Adds a connection.
  ///
  /// - Returns: Whether there was space and its ends weren't connected yet.
  private func insert(_ connection: ConnectionGene, into genome: inout Genome) -> Bool {
    guard genome.brain.connections.count < GenomeLimits.connections,
      !genome.brain.connections.contains(where: { $0.joinsSame(as: connection) })
    else { return false }
    genome.brain.connections.append(connection)
    return true
  }

  private mutating func removeConnection(_ genome: inout Genome) {
    guard !genome.brain.connections.isEmpty else { return }
    let removed = genome.brain.connections.remove(
      at: random.below(genome.brain.connections.count))
    if random.chance(rates.symmetry), let image = removed.mirrorImage(in: genome) {
      genome.brain.connections.removeAll { $0.joinsSame(as: image) }
    }
  }

  /// Inserts a neuron into a connection or, without one, between two new ones. The signal passes through it with the
  /// old weight, so that the child starts near its parent.
  private mutating func addNeuron(_ genome: inout Genome) {
    guard genome.brain.hidden.count < GenomeLimits.hiddenNeurons,
      genome.brain.connections.count + 2 <= GenomeLimits.connections
    else { return }
    guard let id = try? genome.takeID() else { return }
    let from: NeuronSource
    let to: NeuronTarget
    let weight: Float
    if genome.brain.connections.isEmpty {
      from = source(genome)
      to = target(genome)
      weight = newWeight()
    } else {
      let split = genome.brain.connections.remove(
        at: random.below(genome.brain.connections.count))
      from = split.from
      to = split.to
      weight = split.weight
    }
    genome.brain.hidden.append(
      HiddenGene(id: id, timeConstant: timeConstant(), bias: 0))
    genome.brain.connections.append(ConnectionGene(from: from, to: .hidden(id), weight: 1))
    genome.brain.connections.append(ConnectionGene(from: .hidden(id), to: to, weight: weight))
  }

  /// Removes a neuron with all its connections.
  private mutating func removeNeuron(_ genome: inout Genome) {
    guard !genome.brain.hidden.isEmpty else { return }
    let id = genome.brain.hidden.remove(at: random.below(genome.brain.hidden.count)).id
    genome.brain.connections.removeAll { $0.from == .hidden(id) || $0.to == .hidden(id) }
  }

  /// Draws any sense, inner sense or hidden neuron. Outer senses are drawn half of the time, however few there are:
  /// without them there is nothing to react to.
  private mutating func source(_ genome: Genome) -> NeuronSource {
    if random.chance(0.5) {
      var channels = genome.cells.reduce(0) { $0 + $1.type.senseChannels(under: rules) }
      if channels > 0 {
        channels = random.below(channels)
        for cell in genome.cells {
          let count = cell.type.senseChannels(under: rules)
          if channels < count { return .sense(cell: cell.id, channel: UInt8(channels)) }
          channels -= count
        }
      }
    }
    let others = InnerSense.allCases.count + genome.brain.hidden.count
    let choice = random.below(others)
    return choice < InnerSense.allCases.count
      ? .inner(InnerSense.allCases[choice])
      : .hidden(genome.brain.hidden[choice - InnerSense.allCases.count].id)
  }

  /// Draws any command, hidden neuron or muscle. Muscles, which are numerous, are drawn one time in eight.
  private mutating func target(_ genome: Genome) -> NeuronTarget {
    if random.chance(0.125) {
      let muscles = genome.links.filter { $0.type.isMuscle }
      if !muscles.isEmpty { return .muscle(muscles[random.below(muscles.count)].id) }
    }
    let choice = random.below(Command.allCases.count + genome.brain.hidden.count)
    return choice < Command.allCases.count
      ? .command(Command.allCases[choice])
      : .hidden(genome.brain.hidden[choice - Command.allCases.count].id)
  }

  private mutating func newWeight() -> Float {
    clamped(random.normal().snapped, to: GenomeLimits.weight)
  }

  /// Draws a log-uniform time constant: as many fast neurons as slow ones in every octave.
  private mutating func timeConstant() -> Float {
    let range = GenomeLimits.timeConstant
    let low = Math.log(range.lowerBound)
    let high = Math.log(range.upperBound)
    return clamped(Math.exp(random.uniform(low, high)).snapped, to: range)
  }
}

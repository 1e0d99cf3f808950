extension CellGene: PricedGene {
  var price: Int { type.traits.cost }

  /// Returns the distance to another cell gene. A change of type costs the price of the more expensive type, a move 1 for each
  /// begun half length, and a turn 1.
  func distance(to other: CellGene) -> Int {
    (type == other.type ? 0 : max(price, other.price))
      + Steps.between(position, other.position, each: 0.5)
      + (direction == other.direction ? 0 : 1)
  }
}

extension LinkGene: PricedGene {
  var price: Int { type.traits.cost }

  /// Returns the distance to another link gene. A change of type costs the price of the more expensive type, other cells cost
  /// 2, amplitude 1 for each begun 0.2, and phase 1 for each begun radian.
  func distance(to other: LinkGene) -> Int {
    (type == other.type ? 0 : max(price, other.price))
      + (a == other.a && b == other.b ? 0 : 2)
      + Steps.between(amplitude, other.amplitude, each: 0.2)
      + Steps.between(phase, other.phase, each: 1)
  }
}

extension HiddenGene: PricedGene {
  var price: Int { 3 }

  /// Returns the distance to another neuron: 1 for each begun half second of the time constant and for each begun 1 of the
  /// bias.
  func distance(to other: HiddenGene) -> Int {
    Steps.between(timeConstant, other.timeConstant, each: 0.5)
      + Steps.between(bias, other.bias, each: 1)
  }
}

extension Genome {
  /// Returns the distance to another wave: 1 for each begun half hertz and half radian, and for each begun 1 of a bias.
  func waveDistance(to other: Genome) -> Int {
    var sum =
      Steps.between(frequency, other.frequency, each: 0.5)
      + Steps.between(phaseLag, other.phaseLag, each: 0.5)
    for command in Command.allCases {
      sum += Steps.between(brain.commandBias[command], other.brain.commandBias[command], each: 1)
    }
    return sum
  }
}

/// Distances as counts of begun steps: 0 if equal, else at least 1. They are counted in integer multiples of 2⁻¹⁰, so
/// that rounding never makes a detour cheaper.
enum Steps {
  static func between(_ a: Float, _ b: Float, each step: Float) -> Int {
    guard a != b else { return 0 }
    let length = whole(step)
    return max(1, (abs(whole(a) - whole(b)) + length - 1) / length)
  }

  static func between(_ a: Vector, _ b: Vector, each step: Float) -> Int {
    guard a != b else { return 0 }
    let (x, y, length) = (whole(a.x) - whole(b.x), whole(a.y) - whole(b.y), whole(step))
    var count = 1
    while count * count * length * length < x * x + y * y { count += 1 }
    return count
  }

  /// Converts a number to 1024ths, limited to bounds far outside valid genes, so that NaN and infinity don't trap.
  private static func whole(_ number: Float) -> Int {
    Int((number > 1000 ? 1000 : number >= -1000 ? number : -1000) * 1024)
  }
}

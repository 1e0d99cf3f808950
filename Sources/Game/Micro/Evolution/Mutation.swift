/// Makes a child of one parent: a clone with small changes, which is always viable.
///
///     var mutation = Mutation(rates: MutationRates(), random: random.split())
///     let child = mutation.child(of: parent)
///
/// There is no crossover: two nets that evolved separately don't combine into one that works.
public struct Mutation: Sendable {
  /// The probabilities of changes.
  public let rates: MutationRates
  /// The rules of the children's dish, which decide what there is to sense.
  public let rules: DishRules
  var random: RandomSource

  /// Creates a source of mutations.
  public init(rates: MutationRates, rules: DishRules = .standard, random: RandomSource) {
    self.rates = rates
    self.rules = rules
    self.random = random
  }

  /// Returns a mutated clone.
  ///
  /// - Parameter parent: A valid genome.
  public mutating func child(of parent: Genome) -> Genome {
    withDefaultFloatEnvironment { changed(parent) }
  }

  private mutating func changed(_ parent: Genome) -> Genome {
    var child = parent
    // Bodies first, so that a new sense can be connected in the same birth.
    if random.chance(rates.body) { changeBody(&child) }
    if random.chance(rates.wave) { changeWave(&child) }
    changeBrain(&child)
    return child
  }

  /// Changes one parameter of the body's wave: its frequency, its lag, or a muscle's amplitude or phase.
  private mutating func changeWave(_ genome: inout Genome) {
    let muscles = genome.links.filter { $0.type.isMuscle }
    switch random.below(muscles.isEmpty ? 2 : 4) {
    case 0:
      genome.frequency = clamped(
        (genome.frequency * Math.exp(0.2 * random.normal())).snapped, to: GenomeLimits.frequency)
    case 1:
      genome.phaseLag = clamped(
        (genome.phaseLag + 0.2 * random.normal()).snapped, to: GenomeLimits.angle)
    case 2:
      let muscle = muscles[random.below(muscles.count)]
      let limit = muscle.type.largestAmplitude
      let amplitude = clamped(
        muscle.amplitude + 0.15 * limit * random.normal(), to: 0...limit)
      tune(muscle, in: &genome, amplitude: amplitude, phase: muscle.phase)
    default:
      let muscle = muscles[random.below(muscles.count)]
      let phase = clamped(muscle.phase + 0.3 * random.normal(), to: GenomeLimits.angle)
      tune(muscle, in: &genome, amplitude: muscle.amplitude, phase: phase)
    }
  }

  /// Tunes a muscle, and mostly its counterpart too. If snapping moves a value past its limit, the muscle stays as it
  /// was.
  private mutating func tune(
    _ muscle: LinkGene, in genome: inout Genome, amplitude: Float, phase: Float
  ) {
    let mirrored = muscle.twin != nil && random.chance(rates.symmetry)
    try? genome.tuneMuscle(muscle.id, amplitude: amplitude, phase: phase, mirrored: mirrored)
  }

  func clamped(_ value: Float, to range: ClosedRange<Float>) -> Float {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

/// Prints the hash of a dish: `dish POPULATION SEED STEPS`, or `dish POPULATION SEED STEPS 3` for a dish for breeding
/// under version 3 of the rules. `UnoptimizedTests` compiles it together with the sources of
/// Micro, as the page's functions are for WebAssembly.
@main enum UnoptimizedDish {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0)! }
    let population = numbers[0]
    let seed = UInt64(numbers[1])
    var dish =
      numbers.count > 3
      ? Arena(
        settings: .breeding(population, rules: .third), founders: SeedCreatures.chasers, seed: seed)
      : Arena(
        settings: ArenaSettings(
          world: WorldSettings(population: population), population: population), seed: seed)
    for _ in 0..<numbers[2] { dish.step() }
    print(String(dish.world.hash(), radix: 16))
  }
}

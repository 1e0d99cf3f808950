/// Prints the hash of a dish under version 2 of the rules: `dish POPULATION SEED STEPS`, or `dish POPULATION SEED STEPS
/// HABITAT` for a dish for breeding under version 3, with the number of its kind. `UnoptimizedTests` compiles it together with the sources of
/// Micro, as the page's functions are for WebAssembly.
@main enum UnoptimizedDish {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0)! }
    let population = numbers[0]
    let seed = UInt64(numbers[1])
    var world = WorldSettings(population: population)
    world.rules = .second
    var dish =
      numbers.count > 3
      ? Arena(
        settings: .breeding(
          population, rules: .third, habitat: Habitat(rawValue: UInt8(numbers[3]))!),
        founders: SeedCreatures.chasers, seed: seed)
      : Arena(settings: ArenaSettings(world: world, population: population), seed: seed)
    for _ in 0..<numbers[2] { dish.step() }
    print(String(dish.world.hash(), radix: 16))
  }
}

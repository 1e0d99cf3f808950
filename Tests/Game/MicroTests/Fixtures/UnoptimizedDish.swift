/// Prints the hash of a dish: `dish POPULATION SEED STEPS`. `UnoptimizedTests` compiles it together with the sources of
/// Micro, as the page's functions are for WebAssembly.
@main enum UnoptimizedDish {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0)! }
    let population = numbers[0]
    var dish = Arena(
      settings: ArenaSettings(
        world: WorldSettings(population: population), population: population),
      seed: UInt64(numbers[1]))
    for _ in 0..<numbers[2] { dish.step() }
    print(String(dish.world.hash(), radix: 16))
  }
}

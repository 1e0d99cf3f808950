import Foundation
import Micro

/// Returns a dish with thousands of creatures after a number of steps.
func makeOcean(population: Int, steps: Int) -> Arena {
  var arena = makeArena(population: population, seed: 1)
  arena.threads = Threads(2)
  for _ in 0..<steps { arena.step() }
  return arena
}

/// The number of measured steps of an ocean: the longest period of the updates of scents and rot.
private let oceanSteps = 16

/// Measures those steps of an ocean on each number of threads. Returns the seconds per step and the final hash.
///
/// The steps are repeated from the same state, alternating between the numbers of threads, and the shortest
/// time of each step counts. On a shared machine, a single step is undisturbed far more often than all 16.
func measure(_ ocean: Arena, threads: [Int], rounds: Int) -> [(seconds: Double, hash: UInt64)] {
  var shortest = threads.map { _ in [Double](repeating: .infinity, count: oceanSteps) }
  var hashes = threads.map { _ in UInt64(0) }
  for _ in 0..<rounds {
    for (index, count) in threads.enumerated() {
      var copy = ocean
      copy.threads = Threads(count)
      // The first step copies the arrays.
      copy.step()
      for step in 0..<oceanSteps {
        let took = ContinuousClock().measure { copy.step() }
        shortest[index][step] = min(shortest[index][step], took / .seconds(1))
      }
      hashes[index] = copy.hash()
    }
  }
  return zip(shortest, hashes).map { times, hash in
    (times.reduce(0, +) / Double(oceanSteps), hash)
  }
}

/// Prints the measurements of an ocean.
func reportOcean() {
  // Debug builds and WebAssembly are compared with the same hash.
  let golden = [1, 2, 3, 8].map { threads in
    var arena = makeArena(population: 330, seed: 1)
    arena.threads = Threads(threads)
    for _ in 0..<60 { arena.step() }
    return String(arena.world.hash(), radix: 16)
  }
  print("an ocean of 330 after 60 steps on 1, 2, 3 and 8 threads:", golden.joined(separator: ", "))
  let small = makeOcean(population: 2000, steps: 600)
  let large = makeOcean(population: 10_000, steps: 600)
  let few = measure(small, threads: [1], rounds: 20)[0]
  let times = measure(large, threads: [1, 2], rounds: 20)
  let (one, two) = (times[0].seconds, times[1].seconds)
  print(
    "an ocean of 10,000 creatures, \(large.world.physics.cellCount) cells, times real time:",
    "\(text(1 / 60 / one, decimals: 2)) on one thread,",
    "\(text(1 / 60 / two, decimals: 2)) on two; two over one: \(text(one / two, decimals: 2))")
  print(
    "time per creature, 10,000 over 2,000:",
    text(one / 10_000 / (few.seconds / 2000), decimals: 2))
  let more = measure(large, threads: [3, 8], rounds: 1)
  let hashes = Set((times + more).map(\.hash))
  let words = hashes.map { String($0, radix: 16) }.joined(separator: ", ")
  print("  after the same steps on 1, 2, 3 and 8 threads: \(words); same: \(hashes.count == 1)")
}

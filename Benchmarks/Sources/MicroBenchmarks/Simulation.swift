import Foundation
import Micro

/// Returns a dish of seed creatures under the evolution rule: sensing, brains, eating, births.
func makeArena(population: Int, seed: UInt64) -> Arena {
  Arena(
    settings: ArenaSettings(
      world: WorldSettings(population: population), population: population),
    seed: seed)
}

/// Returns the ratio of simulated to real time for a whole dish on one core, after ten simulated seconds.
func realTimeFactor(population: Int) -> Double {
  var arena = makeArena(population: population, seed: 1)
  for _ in 0..<600 { arena.step() }
  return rates(rounds: 15, each: 60, of: [{ arena.step() }])[0] / 60
}

/// Returns how much more evolution two threads perform per second than one, each with a copy of the same dish,
/// a population of `ooze evolve`. It compares the shortest of several alternating epochs.
func evolutionOnTwoThreads(rounds: Int) -> Double {
  let settings = ArenaSettings(world: .crowded(48), population: 48)
  var island = Island(arm: .evolving, seed: 1, settings: settings)
  island.run(steps: 600, admitting: [])
  func seconds(threads: Int) -> Double {
    let took = ContinuousClock().measure {
      DispatchQueue.concurrentPerform(iterations: threads) { [island] _ in
        var copy = island
        copy.run(steps: 600, admitting: [])
      }
    }
    return took / .seconds(1)
  }
  var shortest = (one: Double.infinity, two: Double.infinity)
  for _ in 0..<rounds {
    shortest.one = min(shortest.one, seconds(threads: 1))
    shortest.two = min(shortest.two, seconds(threads: 2))
  }
  return 2 * shortest.one / shortest.two
}

/// Returns the steps per second of the same dish natively and as WebAssembly in Node, and whether both end in
/// the same state, or `nil` without `make wasm` or `node`.
func webAssembly(population: Int, steps: Int) -> (native: Double, wasm: Double, agree: Bool)? {
  let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
  let module = root.appendingPathComponent("Examples/Dish/micro.wasm").path
  let script = root.appendingPathComponent("Benchmarks/dish.mjs").path
  guard FileManager.default.fileExists(atPath: module) else { return nil }
  let node = Process()
  let output = Pipe()
  node.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  node.arguments = ["node", script, module, "\(population)", "\(steps)"]
  node.standardOutput = output
  guard (try? node.run()) != nil else { return nil }
  let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    .split(separator: " ")
  node.waitUntilExit()
  guard words.count == 2, let wasm = Double(words[0]) else { return nil }

  var arena = makeArena(population: population, seed: 1)
  let start = processorTime()
  for _ in 0..<steps { arena.step() }
  let native = Double(steps) / (processorTime() - start)
  let digits = String(arena.world.hash(), radix: 16)
  let hash = String(repeating: "0", count: 16 - digits.count) + digits
  return (native, wasm, hash == words[1].trimmingCharacters(in: .whitespacesAndNewlines))
}

// Measures the speed of Project Micro, against peers and against itself. Nothing here fails on a slow machine.
//
//     MicroBenchmarks         # everything
//     MicroBenchmarks ocean   # the ocean alone: two minutes

import Foundation
import Micro
import Peers

if CommandLine.arguments.dropFirst() == ["ocean"] {
  reportOcean()
  exit(0)
}

print("physics alone, steps a second: creatures of 12 cells and 23 links")
for creatures in [84, 200, 500] {
  let scene = BodyScene(creatures: creatures)
  let engines: [any Engine] = [
    MicroEngine(scene), PeerEngine("Chipmunk", scene, peer_chipmunk),
    PeerEngine("Box2D", scene, peer_box2d),
  ]
  for engine in engines { for _ in 0..<120 { engine.step() } }
  let speeds = rates(rounds: 9, each: 40, of: engines.map { $0.step })
  let line = zip(engines, speeds).map { "\($0.name) \(text($1))" }.joined(separator: ", ")
  let ratio = speeds[0] / max(speeds[1], speeds[2])
  print("  \(creatures): \(line); \(text(ratio, decimals: 2))× the faster peer")
}

// Both are warm after the same number of steps, and a round of each has at least thirty: the pairs are searched
// every few steps, and both searches must be included. Rounds of both take about the same time; otherwise the
// short ones would avoid slow moments of the machine more often than the long ones.
let small = MicroEngine(BodyScene(creatures: 200))
let large = MicroEngine(BodyScene(creatures: 2000))
for _ in 0..<300 {
  small.step()
  large.step()
}
let growth = shortest(
  rounds: 60, each: 30, of: [{ for _ in 0..<10 { small.step() } }, { large.step() }])
print(
  "time per creature, 2,000 over 200 at the same density:",
  text(growth[1] / growth[0], decimals: 2))

for population in [48, 200] {
  print(
    "whole dish of \(population), times real time on one core:",
    text(realTimeFactor(population: population), decimals: 1))
}
reportOcean()
print(
  "evolution on two threads over one:", text(evolutionOnTwoThreads(rounds: 48), decimals: 2))

if let (native, wasm, agree) = webAssembly(population: 84, steps: 3000) {
  print("WebAssembly over native, a dish of 84:", text(wasm / native, decimals: 2))
  print("  native \(text(native)), WebAssembly \(text(wasm)) steps a second; same state: \(agree)")
} else {
  print("WebAssembly: needs `make wasm` and node")
}

import Foundation

/// The processor time of the calling thread, in seconds: other work on the machine doesn't count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The median of how often a second each body runs: they take turns, so that a slow moment of the
/// machine meets them all.
func rates(rounds: Int, each count: Int, of bodies: [() -> Void]) -> [Double] {
  times(rounds: rounds, each: count, of: bodies).map { Double(count) / $0[rounds / 2] }
}

/// The shortest time that each body takes, in seconds: what it takes when nothing else on the machine
/// is in its way.
func shortest(rounds: Int, each count: Int, of bodies: [() -> Void]) -> [Double] {
  times(rounds: rounds, each: count, of: bodies).map { $0[0] / Double(count) }
}

/// The times of each body's rounds, in ascending order; the bodies take turns.
private func times(rounds: Int, each count: Int, of bodies: [() -> Void]) -> [[Double]] {
  var times = bodies.map { _ in [Double]() }
  for _ in 0..<rounds {
    for (index, body) in bodies.enumerated() {
      let start = processorTime()
      for _ in 0..<count { body() }
      times[index].append(processorTime() - start)
    }
  }
  return times.map { $0.sorted() }
}

func text(_ number: Double, decimals: Int = 0) -> String {
  String(format: "%.\(decimals)f", number)
}

import Foundation

/// Returns the processor time of the calling thread in seconds, which other work on the machine doesn't affect.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the median of each body's runs per second. The bodies alternate, so that a slow moment of the
/// machine affects all of them.
func rates(rounds: Int, each count: Int, of bodies: [() -> Void]) -> [Double] {
  times(rounds: rounds, each: count, of: bodies).map { Double(count) / $0[rounds / 2] }
}

/// Returns the shortest time of each body in seconds, which is its time without other work on the machine.
func shortest(rounds: Int, each count: Int, of bodies: [() -> Void]) -> [Double] {
  times(rounds: rounds, each: count, of: bodies).map { $0[0] / Double(count) }
}

/// Returns the times of each body's rounds in ascending order. The bodies alternate.
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

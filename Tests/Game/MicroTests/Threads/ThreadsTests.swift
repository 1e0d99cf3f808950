import Foundation
import Testing

@testable import Micro

/// Threads that share loops.
@Suite("Threads") struct ThreadsTests {
  @Test(
    "every number is taken once, for any number of threads and of numbers",
    arguments: [1, 2, 3, 8], [0, 1, 2, 3, 63, 1000])
  func once(threads: Int, count: Int) {
    let threads = Threads(threads)
    for _ in 0..<20 {
      var calls = [Int](repeating: 0, count: count)
      calls.withUnsafeMutableBufferPointer { calls in
        threads.each(count) { calls[$0] += 1 }
      }
      #expect(calls == [Int](repeating: 1, count: count))
    }
  }

  @Test("blocks cover the numbers one after the other", arguments: [1, 3], [0, 1, 6, 7, 8, 100])
  func blocks(threads: Int, count: Int) {
    var covered = [Int](repeating: -1, count: count)
    covered.withUnsafeMutableBufferPointer { covered in
      Threads(threads).blocks(of: 7, below: count) { range in
        for number in range { covered[number] = range.lowerBound / 7 }
      }
    }
    #expect(covered == (0..<count).map { $0 / 7 })
  }

  @Test("nested and simultaneous loops run without other threads")
  func busy() {
    let threads = Threads(2)
    var sums = [Int](repeating: 0, count: 50)
    sums.withUnsafeMutableBufferPointer { sums in
      threads.each(50) { outer in threads.each(10) { sums[outer] += $0 } }
    }
    #expect(sums == [Int](repeating: 45, count: 50))
    let lock = NSLock()
    nonisolated(unsafe) var total = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<50 {
        threads.each(10) { number in
          lock.lock()
          total += number
          lock.unlock()
        }
      }
    }
    #expect(total == 4 * 50 * 45)
  }

  @Test("sleeping threads wake up, and unused ones end")
  func sleep() {
    for _ in 0..<3 {
      let threads = Threads(3)
      var calls = [0, 0, 0, 0]
      calls.withUnsafeMutableBufferPointer { calls in
        threads.each(4) { calls[$0] += 1 }
        Thread.sleep(forTimeInterval: 0.02)
        threads.each(4) { calls[$0] += 1 }
      }
      #expect(calls == [2, 2, 2, 2])
    }
  }
}

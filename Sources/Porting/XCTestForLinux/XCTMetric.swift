import Foundation
import OozeKernel
import XCTest

/// Something that is measured while a block runs.
public protocol XCTMetric: AnyObject {}

/// A metric of this module's: what it reads before and after, and in which unit.
private protocol Reading: XCTMetric {
  var title: String { get }
  func read() -> Double
}

/// The time on the wall, in seconds.
public final class XCTClockMetric: NSObject, XCTMetric, Reading {
  fileprivate let title = "Clock Monotonic Time, s"
  fileprivate func read() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// The time of the processor, in seconds, of all threads.
public final class XCTCPUMetric: NSObject, XCTMetric, Reading {
  fileprivate let title = "CPU Time, s"
  fileprivate func read() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// The change of the memory in use, in kilobytes: the pages of the process that are in memory.
public final class XCTMemoryMetric: NSObject, XCTMetric, Reading {
  fileprivate let title = "Memory Physical, kB"
  fileprivate func read() -> Double {
    // Source: proc(5), /proc/pid/statm: the second number is the resident set in pages.
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let words = text?.split(separator: " ") ?? []
    guard words.count > 1, let pages = Double(words[1]) else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }
}

/// How something is measured.
public final class XCTMeasureOptions: NSObject, NSCopying {
  /// Five iterations.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// How often the block runs; besides, it runs once before, which doesn't count.
  public var iterationCount = 5

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.iterationCount = iterationCount
    return copy
  }
}

// Measurements are printed and fail no test. Xcode compares them with a baseline that a developer has
// recorded on a machine, and there is none here; XCTest on Linux would fail a test whose times differ by more
// than ten percent among themselves.
//
// Source: Apple, XCTestCase, "measure(_:)" and "measure(metrics:options:block:)".
extension XCTestCase {
  /// Measures the time that a block takes, ten times.
  public func measure(_ block: () -> Void) {
    print(measurements: [XCTClockMetric()], iterations: 10, block)
  }

  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [XCTClockMetric()], options: options, block: block)
  }

  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
  ) {
    block()
    print(measurements: metrics, iterations: options.iterationCount, block)
  }

  private func print(measurements metrics: [any XCTMetric], iterations: Int, _ block: () -> Void) {
    let readings = metrics.compactMap { $0 as? any Reading }
    for metric in metrics where !(metric is any Reading) {
      Diagnostics.report(
        "\(type(of: metric)) isn't measured; only time, processor and memory are", from: "XCTest")
    }
    var values = [[Double]](repeating: [], count: readings.count)
    for _ in 0..<max(1, iterations) {
      let before = readings.map { $0.read() }
      block()
      for index in readings.indices { values[index].append(readings[index].read() - before[index]) }
    }
    for (reading, values) in zip(readings, values) {
      let average = values.reduce(0, +) / Double(values.count)
      let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
      Swift.print(
        "Test Case '\(name)' measured [\(reading.title)] "
          + "average: \(String(format: "%.6f", average)), values: [\(list)]")
    }
  }
}

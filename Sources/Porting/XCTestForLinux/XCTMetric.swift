import Foundation
import OozeKernel
import XCTest

/// A quantity that is measured while a block runs.
public protocol XCTMetric: AnyObject {}

/// A metric of this module: its readings before and after the block, and their unit.
private protocol Reading: XCTMetric {
  var title: String { get }
  func read() -> Double
}

/// The wall-clock time in seconds.
public final class XCTClockMetric: NSObject, XCTMetric, Reading {
  fileprivate let title = "Clock Monotonic Time, s"
  fileprivate func read() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// The processor time of all threads in seconds.
public final class XCTCPUMetric: NSObject, XCTMetric, Reading {
  fileprivate let title = "CPU Time, s"
  fileprivate func read() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// The change of the resident memory of the process, in kilobytes.
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

/// The options of a measurement.
public final class XCTMeasureOptions: NSObject, NSCopying {
  /// Options with five iterations.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// The number of times that the block runs. It also runs once before, which isn't counted.
  public var iterationCount = 5

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.iterationCount = iterationCount
    return copy
  }
}

// Measurements are printed and never fail a test. Xcode compares them with a baseline that a developer has
// recorded on a machine, and there is none here. XCTest on Linux would fail a test whose times differ from each
// other by more than ten percent.
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

import Testing
import XCTest

@testable import XCTestForLinux

/// Measurements of XCTest, which are printed and not compared with a baseline.
///
/// Source: Apple, XCTestCase, `measure(_:)`: the block runs ten times; `measure(metrics:options:block:)`: the
/// block runs `iterationCount` times, five by default, after one run that doesn't count.
struct MeasureTests {
  private final class Probe: XCTestCase {}

  @Test func aBlockRunsTenTimes() {
    var count = 0
    Probe(name: "probe") { _ in }.measure { count += 1 }
    #expect(count == 10)
  }

  @Test(arguments: [1, 2, 5, 9])
  func aBlockRunsAsOftenAsTheOptionsSay(_ iterations: Int) {
    let options = XCTMeasureOptions()
    options.iterationCount = iterations
    var count = 0
    let probe = Probe(name: "probe") { _ in }
    probe.measure(
      metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric()], options: options
    ) { count += 1 }
    #expect(count == iterations + 1)
    #expect((options.copy() as? XCTMeasureOptions)?.iterationCount == iterations)
  }

  @Test func fiveTimesByDefault() {
    var count = 0
    Probe(name: "probe") { _ in }.measure(metrics: [XCTClockMetric()]) { count += 1 }
    #expect(count == 6)
    Probe(name: "probe") { _ in }.measure(options: .default) { count += 1 }
    #expect(count == 12)
  }
}

import EvolutionRuns
import Testing

@Suite("Mean over islands") struct IslandMeanTests {
  // Student's t for two degrees of freedom: 4.303. The standard error of 1, 2, 3 is 1/√3.
  @Test("the 95 % interval is Student's")
  func interval() {
    let mean = IslandMean([1, 2, 3])
    #expect(mean.mean == 2)
    #expect(mean.lowest == 1)
    #expect(abs(mean.error - 0.577_350_269) < 1e-9)
    #expect(abs(mean.interval.lowerBound - (2 - 4.303 * 0.577_350_269)) < 1e-6)
    #expect(abs(mean.interval.upperBound - (2 + 4.303 * 0.577_350_269)) < 1e-6)
  }

  @Test("more islands than the table has entries take the next wider interval")
  func table() {
    let values = (0..<40).map { Double($0 % 2) }
    let mean = IslandMean(values)
    // 39 degrees count as 29.
    #expect(abs((mean.interval.upperBound - mean.mean) / mean.error - 2.045) < 1e-9)
  }

  @Test("a single island says nothing about others")
  func single() {
    #expect(IslandMean([3]).interval.lowerBound == -.infinity)
  }
}

import Testing

@testable import DynamicsEngine

@Suite struct GradientNoiseTests {
  /// Noise is between -1 and 1, smooth and repeatable, and its mean is zero.
  @Test(arguments: [50, 300] as [Double])
  func noise(scale: Double) {
    let noise = GradientNoise(scale: scale, seed: 7)
    var sum = 0.0
    var square = 0.0
    for index in 0..<2000 {
      let place = PlaneVector(Double(index % 50) * 37.3, Double(index / 50) * 41.7)
      let value = noise.value(at: place, time: 0.3)
      #expect(abs(value) <= 1)
      #expect(value == noise.value(at: place, time: 0.3))
      let near = noise.value(at: place + PlaneVector(0.01, 0), time: 0.3)
      #expect(abs(value - near) < 0.01 * 4 / scale)
      sum += value
      square += value * value
    }
    #expect(abs(sum / 2000) < 0.05)
    #expect(square / 2000 > 0.02)
    #expect(
      noise.value(at: PlaneVector(10, 10), time: 0.9)
        != noise.value(at: PlaneVector(10, 10), time: 0.1))
  }
}

import ElasticHeaders
import Testing
import UIKit

/// Headers and distances of less than a point, and the default values.
@Suite struct SmallHeaderTests {
  private func state(
    _ geometry: StretchGeometry = StretchGeometry(), offset: CGFloat, resting: CGFloat,
    minimum: CGFloat = 0
  ) -> StretchState {
    geometry.state(
      for: .init(
        bounds: CGRect(x: 0, y: offset, width: 320, height: 640), topInset: 0,
        restingHeight: resting, minimumHeight: minimum))
  }

  @Test("Half a point pulled is half a point taller")
  func smallPull() {
    for pull in stride(from: CGFloat(0.125), through: 2, by: 0.125) {
      let pulled = state(offset: -pull, resting: 280)
      #expect(pulled.containerFrame == CGRect(x: 0, y: -pull, width: 320, height: 280 + pull))
      let small = state(offset: -pull, resting: 0.5)
      #expect(small.stretchFactor == (0.5 + pull) / 0.5)
      #expect(small.phase == .stretching)
    }
  }

  @Test("A minimum of less than a point is kept exactly, wherever content is")
  func smallMinimum() {
    for minimum in [CGFloat(0.1), 0.125, 0.3, 0.7, 1] {
      for offset in stride(from: CGFloat(300.1), through: 9000, by: 77.7) {
        let pinned = state(offset: offset, resting: 280, minimum: minimum)
        #expect(pinned.containerFrame.height == minimum)
        #expect(pinned.collapseProgress == 1)
      }
    }
  }

  @Test("A header of no height that is pulled has grown by no factor")
  func noHeight() {
    for offset in [CGFloat(-100), 0, 100] {
      #expect(state(offset: offset, resting: 0).stretchFactor == 1)
    }
  }

  @Test("A limit of less than a point is one")
  func smallLimit() {
    for limit in [CGFloat(0.25), 0.5, 1] {
      let curve = StretchCurve.resisting(limit: limit)
      #expect(curve.stretch(for: limit) == limit / 2)
      #expect(curve.stretch(for: 1000) > limit * 0.99)
      #expect(StretchCurve.limited(to: limit).stretch(for: 1000) == limit)
    }
  }

  @Test("Where no minimum is given there is none")
  func noMinimum() {
    let geometry = StretchGeometry()
    for offset in [CGFloat(-50), 0, 100, 1000] {
      let bounds = CGRect(x: 0, y: offset, width: 320, height: 640)
      let plain = geometry.state(for: .init(bounds: bounds, topInset: 20, restingHeight: 280))
      let named = geometry.state(
        for: .init(
          bounds: bounds, topInset: 20, restingHeight: 280, minimumHeight: 0, lastBottom: nil))
      #expect(plain == named)
      #expect(plain.containerFrame.maxY == 280)
    }
  }

  @Test("A millionth of a point is rounding, more is a movement")
  func rounding() {
    for minimum in [CGFloat(0), 44] {
      #expect(state(offset: 0.5e-6, resting: 280, minimum: minimum).phase == .resting)
      #expect(state(offset: 1.5e-6, resting: 280, minimum: minimum).phase == .collapsing)
    }
    #expect(state(offset: 280 - 1.5e-6, resting: 280).phase == .collapsing)
    #expect(state(offset: 280 - 0.5e-6, resting: 280).phase == .offscreen)
    #expect(state(offset: -0.5e-6, resting: 280).overscroll == 0)
    #expect(state(offset: -1.5e-6, resting: 280).overscroll == 1.5e-6)
  }

  @Test("Infinity is 2 to the power of 40 points away")
  func infinity() {
    #expect(state(offset: -.infinity, resting: 280).overscroll == 0x1p40)
    #expect(state(offset: -0x1p39, resting: 280).overscroll == 0x1p39)
  }
}

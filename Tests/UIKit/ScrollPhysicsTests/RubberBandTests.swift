import Testing

@testable import ScrollPhysics

struct RubberBandTests {
  /// F-SCROLL-03.
  @Test func recordedFigure() {
    let shown = RubberBand(extent: 852).overscroll(forTravel: 590)
    #expect((shown - 235.0).magnitude < 0.05)
  }

  static let extents: [Double] = [1, 320, 568, 852, 2000]
  static let travels: [Double] = [0, 0.25, 1, 10, 170, 590, 3000, 1e6]

  @Test(arguments: extents) func growsButNeverReachesTheExtent(extent: Double) {
    let band = RubberBand(extent: extent)
    var last = -1.0
    for travel in Self.travels {
      let shown = band.overscroll(forTravel: travel)
      #expect(shown > last, "travel \(travel)")
      #expect(shown < extent, "travel \(travel)")
      #expect(band.overscroll(forTravel: -travel) == -shown)
      last = shown
    }
  }

  @Test(arguments: extents) func inverts(extent: Double) {
    let band = RubberBand(extent: extent)
    for travel in Self.travels where band.overscroll(forTravel: travel) < 0.99 * extent {
      let back = band.travel(forOverscroll: band.overscroll(forTravel: travel))
      #expect((back - travel).magnitude <= 1e-9 * max(1, travel), "travel \(travel)")
    }
  }

  @Test func degenerateInput() {
    #expect(RubberBand(extent: 0).overscroll(forTravel: 50) == 0)
    #expect(RubberBand(extent: -3).travel(forOverscroll: 50) == 0)
    #expect(RubberBand(extent: 100).overscroll(forTravel: .nan) == 0)
    #expect(RubberBand(extent: 100).travel(forOverscroll: 500).isFinite)
  }

  @Test func bandsOnlyOutsideTheLimits() {
    let band = RubberBand(extent: 600)
    for position in stride(from: -300.0, through: 900, by: 37) {
      let shown = band.banded(position, in: 0...500)
      #expect((band.unbanded(shown, in: 0...500) - position).magnitude < 1e-9)
      if (0...500).contains(position) { #expect(shown == position) }
    }
    #expect(band.banded(-80, in: 0...500) == -band.overscroll(forTravel: 80))
    #expect(band.banded(580, in: 0...500) == 500 + band.overscroll(forTravel: 80))
  }

  /// No position is special: limits that begin elsewhere shift everything by the same distance.
  @Test(arguments: [-250.0, 100, 3000]) func limitsMayBeginAnywhere(start: Double) {
    let band = RubberBand(extent: 600)
    for position in stride(from: -300.0, through: 900, by: 37) {
      let shown = band.banded(position, in: 0...500)
      let moved = band.banded(position + start, in: start...start + 500)
      #expect((moved - start - shown).magnitude < 1e-9)
      #expect((band.unbanded(moved, in: start...start + 500) - start - position).magnitude < 1e-9)
    }
  }

  /// A band without an extent gives nothing, even for no travel. Displacements at the extent or beyond count as
  /// 99.9 % of it.
  @Test func limitsOfTheInverse() {
    for overscroll in [-50.0, 0, 50] {
      #expect(RubberBand(extent: 0).overscroll(forTravel: overscroll) == 0)
      #expect(RubberBand(extent: 0).travel(forOverscroll: overscroll) == 0)
    }
    let band = RubberBand(extent: 100)
    for overscroll in [99.9, 100, 150, 199, 500] {
      #expect(band.travel(forOverscroll: overscroll) == band.travel(forOverscroll: 99.9))
      #expect((band.travel(forOverscroll: overscroll) - 99_900 / 0.55).magnitude < 1e-3)
    }
  }

  /// The band starts at the limits. If content is already farther out than nine tenths of the extent, the band
  /// starts at the content's position.
  @Test func reachWidensToWhatNoFingerPulled() {
    let band = RubberBand(extent: 200)
    for position in stride(from: -400.0, through: 900, by: 10) {
      let reach = band.reach(of: position, in: 100...500)
      let lower = position < 100 - 180 ? position : 100
      let upper = position > 500 + 180 ? position : 500
      #expect(reach == lower...upper, "at \(position)")
    }
  }
}

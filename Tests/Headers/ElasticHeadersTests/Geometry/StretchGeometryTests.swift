import ElasticHeaders
import Testing
import UIKit

/// Single points of the geometry, with explicit numbers.
@Suite struct StretchGeometryTests {
  private func state(
    _ geometry: StretchGeometry = StretchGeometry(), offset: CGFloat, inset: CGFloat = 0,
    resting: CGFloat = 280, minimum: CGFloat = 0
  ) -> StretchState {
    geometry.state(
      for: .init(
        bounds: CGRect(x: 0, y: offset, width: 320, height: 640), topInset: inset,
        restingHeight: resting, minimumHeight: minimum))
  }

  /// Source: the numbers of `elastic-headers`, a 320 × 640 scroll view.
  /// F-HEADER-01.
  @Test("280 at rest, 100 beyond the edge: 380, its bottom where it was")
  func namedNumbers() {
    let pulled = state(offset: -100)
    #expect(pulled.containerFrame == CGRect(x: 0, y: -100, width: 320, height: 380))
    #expect(pulled.contentFrame == CGRect(x: 0, y: 0, width: 320, height: 380))
    #expect(pulled.stretchFactor == CGFloat(380) / 280)
  }

  @Test("Phases follow the offset: stretching, resting, collapsing, offscreen")
  func phases() {
    func phase(_ offset: CGFloat, minimum: CGFloat = 0) -> StretchState.Phase {
      state(offset: offset, inset: 100, minimum: minimum).phase
    }
    #expect(phase(-101) == .stretching)
    #expect(phase(-100) == .resting)
    #expect(phase(-99) == .collapsing)
    #expect(phase(279) == .collapsing)
    #expect(phase(280) == .offscreen)
    #expect(phase(5000, minimum: 44) == .collapsing)
    #expect(phase(5000, minimum: 280) == .resting)
  }

  @Test("A minimum of 44 under a bar of 100: pinned, 144 points tall, progress 1")
  func minimum() {
    let half = state(offset: 18, inset: 100, minimum: 44)
    // The content moved by 118 of the 236 points from 280 to 44.
    #expect(half.collapseProgress == 0.5)
    #expect(half.containerFrame == CGRect(x: 0, y: 18, width: 320, height: 262))
    let pinned = state(offset: 1000, inset: 100, minimum: 44)
    #expect(pinned.containerFrame == CGRect(x: 0, y: 1000, width: 320, height: 144))
    #expect(pinned.collapseProgress == 1)
  }

  @Test("Without a minimum the header scrolls out whole, as in any table")
  func scrollsOut() {
    for offset in stride(from: CGFloat(0), through: 2000, by: 50) {
      let frame = state(offset: offset).containerFrame
      #expect(frame == CGRect(x: 0, y: 0, width: 320, height: 280))
    }
  }

  @Test("Content that doesn't fill keeps its height, at its edge, in a stretched header")
  func anchorsStretched() {
    func content(_ anchor: ContentAnchor) -> CGRect {
      state(StretchGeometry(anchor: anchor), offset: -100).contentFrame
    }
    #expect(content(.fill) == CGRect(x: 0, y: 0, width: 320, height: 380))
    #expect(content(.top) == CGRect(x: 0, y: 0, width: 320, height: 280))
    #expect(content(.center) == CGRect(x: 0, y: 50, width: 320, height: 280))
    #expect(content(.bottom) == CGRect(x: 0, y: 100, width: 320, height: 280))
  }

  @Test("And in one that is pinned at its minimum")
  func anchorsCollapsed() {
    func content(_ anchor: ContentAnchor) -> CGRect {
      state(StretchGeometry(anchor: anchor), offset: 1000, minimum: 80).contentFrame
    }
    #expect(content(.fill) == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(content(.top) == CGRect(x: 0, y: 0, width: 320, height: 280))
    #expect(content(.center) == CGRect(x: 0, y: -100, width: 320, height: 280))
    #expect(content(.bottom) == CGRect(x: 0, y: -200, width: 320, height: 280))
  }

  @Test("Parallax: half of the way that the header has gone")
  func parallax() {
    let geometry = StretchGeometry(parallax: 0.5)
    #expect(state(geometry, offset: 0).contentFrame.minY == 0)
    #expect(state(geometry, offset: 120).contentFrame.minY == 60)
    #expect(state(geometry, offset: -120).contentFrame.minY == 0)
    let slides = StretchGeometry(anchor: .bottom, parallax: 0.5)
    #expect(state(slides, offset: 1000, minimum: 80).contentFrame.minY == -100)
  }

  @Test("A limited header leaves the top edge and moves down with the rows")
  func limited() {
    let geometry = StretchGeometry(curve: .limited(to: 60))
    #expect(
      state(geometry, offset: -100).containerFrame
        == CGRect(x: 0, y: -60, width: 320, height: 340))
    #expect(
      state(StretchGeometry(curve: .rigid), offset: -100).containerFrame
        == CGRect(x: 0, y: 0, width: 320, height: 280))
  }
}

import ElasticHeaders
import Testing
import UIKit

/// The geometry alone, on a grid: every combination of what it depends on.
@Suite struct StretchGeometryTests {
  private static let offsets: [CGFloat] = stride(from: -700, through: 700, by: 12.5).map { $0 }
  private static let insets: [CGFloat] = [0, 20, 64, 103]
  private static let heights: [CGFloat] = [0, 1, 120, 280, 900]
  private static let widths: [CGFloat] = [0, 320, 852]

  private func forEachCase(
    _ check: (_ geometry: StretchGeometry, _ input: StretchGeometry.Input) throws -> Void
  ) rethrows {
    for underlaps in [true, false] {
      for inset in Self.insets {
        for height in Self.heights {
          for width in Self.widths {
            for offset in Self.offsets {
              try check(
                StretchGeometry(underlapsTopInset: underlaps),
                .init(
                  bounds: CGRect(x: 0, y: offset, width: width, height: 640), topInset: inset,
                  restingHeight: height))
            }
          }
        }
      }
    }
  }

  @Test("The header's bottom stays where the rows begin, whatever the offset")
  func bottomIsFixed() {
    forEachCase { geometry, input in
      let state = geometry.state(for: input)
      // Sums of multiples of a half are exact in binary.
      #expect(state.containerFrame.maxY == input.restingHeight, "\(input)")
      #expect(state.containerFrame.width == input.bounds.width, "\(input)")
      #expect(state.containerFrame.minX == 0)
    }
  }

  @Test("While it stretches, the header grows by exactly the overscroll")
  func growsByOverscroll() {
    forEachCase { geometry, input in
      let state = geometry.state(for: input)
      var rested = input
      rested.bounds.origin.y = -input.topInset
      let rest = geometry.state(for: rested)
      #expect(
        state.containerFrame.height == rest.containerFrame.height + state.overscroll, "\(input)")
      #expect(state.overscroll == max(-(input.bounds.minY + input.topInset), 0), "\(input)")
    }
  }

  @Test("An underlapping header never leaves a gap below the top of the scroll view")
  func noGap() {
    forEachCase { geometry, input in
      guard geometry.underlapsTopInset, input.bounds.minY <= -input.topInset else { return }
      let state = geometry.state(for: input)
      #expect(state.containerFrame.minY == input.bounds.minY, "\(input)")
    }
  }

  @Test("Height and overscroll fall, and collapse rises, as the content scrolls up")
  func monotonic() {
    for underlaps in [true, false] {
      for inset in Self.insets {
        for height in Self.heights {
          let geometry = StretchGeometry(underlapsTopInset: underlaps)
          let states = Self.offsets.map { offset in
            geometry.state(
              for: .init(
                bounds: CGRect(x: 0, y: offset, width: 320, height: 640), topInset: inset,
                restingHeight: height))
          }
          for (earlier, later) in zip(states, states.dropFirst()) {
            #expect(later.overscroll <= earlier.overscroll)
            #expect(later.containerFrame.height <= earlier.containerFrame.height)
            #expect(later.collapseProgress >= earlier.collapseProgress)
            #expect(earlier.overscroll - later.overscroll <= 12.5)
          }
        }
      }
    }
  }

  @Test("The same input gives the same state, from wherever it is asked")
  func pure() {
    forEachCase { geometry, input in
      #expect(geometry.state(for: input) == geometry.state(for: input))
    }
  }

  @Test("Numbers that are none are taken as nothing, and every frame is finite")
  func unusualNumbers() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude / 4]
    for underlaps in [true, false] {
      for width in odd {
        for offset in odd {
          for inset in odd {
            for height in odd {
              let state = StretchGeometry(underlapsTopInset: underlaps).state(
                for: .init(
                  bounds: CGRect(
                    origin: CGPoint(x: 0, y: offset), size: CGSize(width: width, height: 640)),
                  topInset: inset, restingHeight: height))
              #expect(state.containerFrame.minY.isFinite)
              #expect(state.containerFrame.height.isFinite && state.containerFrame.height >= 0)
              #expect(state.containerFrame.width.isFinite && state.containerFrame.width >= 0)
              #expect((0...1).contains(state.collapseProgress))
              #expect(state.overscroll >= 0 && state.stretchFactor >= 1)
            }
          }
        }
      }
    }
  }

  @Test("Phases follow the offset: stretching, resting, collapsing, offscreen")
  func phases() {
    let geometry = StretchGeometry()
    func phase(_ offset: CGFloat) -> StretchState.Phase {
      geometry.state(
        for: .init(
          bounds: CGRect(x: 0, y: offset, width: 320, height: 640), topInset: 100,
          restingHeight: 280)
      ).phase
    }
    #expect(phase(-101) == .stretching)
    #expect(phase(-100) == .resting)
    #expect(phase(-99) == .collapsing)
    #expect(phase(279) == .collapsing)
    #expect(phase(280) == .offscreen)
  }

  /// Source: the numbers of `elastic-headers`, a 320 × 640 scroll view.
  @Test("280 at rest, 100 beyond the edge: 380, its bottom where it was")
  func namedNumbers() {
    let state = StretchGeometry().state(
      for: .init(
        bounds: CGRect(x: 0, y: -100, width: 320, height: 640), topInset: 0, restingHeight: 280))
    #expect(state.containerFrame == CGRect(x: 0, y: -100, width: 320, height: 380))
    #expect(state.stretchFactor == CGFloat(380) / 280)
  }
}

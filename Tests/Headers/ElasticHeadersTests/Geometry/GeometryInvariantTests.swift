import ElasticHeaders
import Testing
import UIKit

/// Invariants of every header at every offset.
@Suite struct GeometryInvariantTests {
  private let tolerance = GeometryGrid.tolerance

  @Test("The grid has more than a hundred thousand cases")
  func size() {
    #expect(GeometryGrid.cases.count * GeometryGrid.offsets.count > 100_000)
  }

  @Test("While content is pulled down, the header's bottom stays where the rows begin")
  func bottomIsFixed() {
    let failures = GeometryGrid.failures { each, offset, state in
      guard state.overscroll > 0 else { return nil }
      return abs(state.containerFrame.maxY - each.resting) <= tolerance ? nil : "bottom"
    }
    #expect(failures.isEmpty)
  }

  @Test("A stretched header has grown by what its curve gives for the overscroll")
  func growth() {
    let failures = GeometryGrid.failures { each, offset, state in
      let overscroll = max(-(offset + each.topInset), 0)
      guard state.overscroll == overscroll else { return "overscroll" }
      guard overscroll > 0 else { return nil }
      let height =
        each.resting + each.underlap + each.geometry.curve.stretch(for: overscroll)
      return abs(state.containerFrame.height - height) <= tolerance ? nil : "height"
    }
    #expect(failures.isEmpty)
  }

  @Test("At rest the header is as tall as it asks to be, and content fills it")
  func rest() {
    let failures = GeometryGrid.failures { each in
      let state = each.state(-each.topInset)
      let height = each.resting + each.underlap
      let place = CGRect(x: 0, y: -each.underlap, width: 320, height: height)
      guard isClose(state.containerFrame, place) else { return "frame" }
      guard isClose(state.contentFrame, CGRect(origin: .zero, size: place.size)) else {
        return "content"
      }
      return state.phase == .resting && state.collapseProgress == 0 ? nil : "phase"
    }
    #expect(failures.isEmpty)
  }

  @Test("An underlapping header that stretches freely leaves no gap above it")
  func noGap() {
    let failures = GeometryGrid.failures { each, offset, state in
      guard each.geometry.underlapsTopInset, each.geometry.curve == .linear, each.topInset >= 0,
        offset <= -each.topInset
      else { return nil }
      return abs(state.containerFrame.minY - offset) <= tolerance ? nil : "gap"
    }
    #expect(failures.isEmpty)
  }

  @Test("With a minimum the header is pinned, shrinks to it and no further")
  func minimum() {
    let failures = GeometryGrid.failures { each, offset, state in
      let line = offset + each.topInset
      guard each.floor > 0, line >= 0 else { return nil }
      let shown = max(each.resting - line, each.floor)
      let frame = CGRect(
        x: 0, y: line - each.underlap, width: 320, height: shown + each.underlap)
      guard abs(state.containerFrame.minY - frame.minY) <= tolerance else { return "top" }
      return abs(state.containerFrame.height - frame.height) <= tolerance ? nil : "height"
    }
    #expect(failures.isEmpty)
  }

  @Test("Without one it stays in its place and leaves with the rows")
  func noMinimum() {
    let failures = GeometryGrid.failures { each, offset, state in
      guard each.floor == 0, offset + each.topInset >= 0 else { return nil }
      let frame = CGRect(
        x: 0, y: -each.underlap, width: 320, height: each.resting + each.underlap)
      return isClose(state.containerFrame, frame) ? nil : "frame"
    }
    #expect(failures.isEmpty)
  }

  @Test("Nothing jumps: edges move no faster than content does")
  func continuity() {
    let most = GeometryGrid.step + tolerance
    let failures = GeometryGrid.failures { each in
      let states = GeometryGrid.offsets.map(each.state)
      for (earlier, later) in zip(states, states.dropFirst()) {
        let (a, b) = (earlier.containerFrame, later.containerFrame)
        guard abs(b.minY - a.minY) <= most, abs(b.maxY - a.maxY) <= most else { return "edge" }
        guard abs(b.height - a.height) <= most else { return "height" }
        let (c, d) = (earlier.contentFrame, later.contentFrame)
        guard abs(d.minY - c.minY) <= most, abs(d.height - c.height) <= most else {
          return "content"
        }
        guard abs(later.overscroll - earlier.overscroll) <= most else { return "overscroll" }
      }
      return nil
    }
    #expect(failures.isEmpty)
  }

  @Test("As content scrolls up, height and overscroll fall and progress rises")
  func monotonicity() {
    let failures = GeometryGrid.failures { each in
      let states = GeometryGrid.offsets.map(each.state)
      for (earlier, later) in zip(states, states.dropFirst()) {
        guard later.overscroll <= earlier.overscroll else { return "overscroll" }
        guard later.containerFrame.height <= earlier.containerFrame.height + tolerance else {
          return "height"
        }
        guard later.containerFrame.maxY >= earlier.containerFrame.maxY - tolerance else {
          return "bottom"
        }
        guard later.collapseProgress >= earlier.collapseProgress else { return "progress" }
        guard later.stretchFactor <= earlier.stretchFactor + tolerance else { return "factor" }
      }
      return nil
    }
    #expect(failures.isEmpty)
  }

  @Test("The same input gives the same state")
  func idempotence() {
    let failures = GeometryGrid.failures { each, offset, state in
      each.state(offset) == state ? nil : "differs"
    }
    #expect(failures.isEmpty)
  }

  @Test("Content lies at its anchor, as tall as at rest unless it fills")
  func anchors() {
    let failures = GeometryGrid.failures { each, offset, state in
      guard each.geometry.parallax == 0 else { return nil }
      let (container, content) = (state.containerFrame, state.contentFrame)
      let resting = each.resting + each.underlap
      let height = each.geometry.anchor == .fill ? container.height : resting
      guard abs(content.height - height) <= tolerance, content.width == container.width else {
        return "size"
      }
      let isRight: Bool
      switch each.geometry.anchor {
      case .fill, .top: isRight = content.minY == 0
      case .center: isRight = abs(content.midY - container.height / 2) <= tolerance
      case .bottom: isRight = abs(content.maxY - container.height) <= tolerance
      }
      return isRight ? nil : "place"
    }
    #expect(failures.isEmpty)
  }

  @Test("Full parallax keeps content at the top of what is seen until the header has gone")
  func parallax() {
    let failures = GeometryGrid.failures { each, offset, state in
      guard each.geometry.parallax == 1, state.overscroll == 0, state.phase != .offscreen,
        [.fill, .bottom].contains(each.geometry.anchor)
      else { return nil }
      let top = offset + each.topInset - each.underlap
      return abs(state.contentFrameInScrollView.minY - top) <= tolerance ? nil : "moved"
    }
    #expect(failures.isEmpty)
  }

  @Test("Every frame is finite and every length 0 or more, whatever comes in")
  func unusualNumbers() {
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, -1, 0, 0.1, 280, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    let geometries = [true, false].flatMap { underlaps in
      ExpansionMode.allCases.flatMap { expansion in
        [StretchCurve.linear, .resisting(limit: .infinity)].map { curve in
          StretchGeometry(
            underlapsTopInset: underlaps, anchor: .center, expansion: expansion, curve: curve,
            parallax: .infinity)
        }
      }
    }
    var failures: [String] = []
    for geometry in geometries {
      for offset in odd {
        for inset in odd {
          for resting in odd {
            for minimum in odd {
              for other in odd {
                let input = StretchGeometry.Input(
                  bounds: CGRect(
                    origin: CGPoint(x: 0, y: offset), size: CGSize(width: other, height: 640)),
                  topInset: inset, restingHeight: resting, minimumHeight: minimum,
                  lastBottom: other)
                let state = geometry.state(for: input)
                if !state.isSound { failures.append("\(geometry) \(input)") }
              }
            }
          }
        }
      }
    }
    #expect(failures.prefix(5).isEmpty)
  }
}

extension StretchState {
  fileprivate var isSound: Bool {
    let edges = [containerFrame, contentFrame].flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    return edges.allSatisfy(\.isFinite) && containerFrame.height >= 0 && containerFrame.width >= 0
      && contentFrame.height >= 0 && (0...1).contains(collapseProgress) && overscroll >= 0
      && overscroll.isFinite && stretchFactor >= 1 && stretchFactor.isFinite
  }
}

import QuartzCore
import Testing

@testable import UIKit

/// Arithmetic of a picker's drum and of its columns.
@MainActor @Suite struct WheelGeometryTests {
  /// On a grid of heights and offsets: visible rows are those before the rim, in order from top to bottom,
  /// and the row found at a row's position is that row. The eye is 1 + `eyeRadii` radii from the drum's axis,
  /// and its line touches the drum at the angle with that cosine's inverse.
  @Test func rowsOnTheDrum() {
    let rim = acos(1 / (1 + PickerMetrics.eyeRadii))
    for rowHeight in [20, 32, 44.5] as [CGFloat] {
      for height in [120, 162, 216, 400] as [CGFloat] {
        let drum = WheelGeometry(rowHeight: rowHeight, height: height)
        for count in [0, 1, 2, 7, 1000] {
          for step in 0..<40 {
            let travel = CGFloat(max(0, count - 1)) * rowHeight
            let offset = travel * CGFloat(step - 2) / 35
            let visible = drum.visibleRows(at: offset, count: count)
            for row in max(0, visible.lowerBound - 3)..<min(count, visible.upperBound + 3) {
              let isInFront = abs(drum.angle(of: row, at: offset)) < rim - 1e-9
              if isInFront { #expect(visible.contains(row)) }
              if visible.contains(row) {
                #expect(abs(drum.angle(of: row, at: offset)) < rim + 1e-9)
                let place = drum.place(angle: drum.angle(of: row, at: offset))
                #expect(abs(place) <= height / 2)
                #expect(drum.row(at: place, offset: offset, count: count) == row)
              }
            }
            let places = visible.map { drum.place(angle: drum.angle(of: $0, at: offset)) }
            #expect(places == places.sorted())
            #expect((drum.frontRow(at: offset, count: count) == nil) == (count == 0))
          }
        }
        for row in 0..<5 {
          #expect(drum.frontRow(at: CGFloat(row) * rowHeight + rowHeight * 0.4, count: 5) == row)
        }
      }
    }
  }

  /// The transform moves a row to the position of `place(angle:)`, with the perspective.
  @Test func theTransformAgrees() {
    let drum = WheelGeometry(rowHeight: 32, height: 216)
    for step in -9...9 {
      let angle = CGFloat(step) * 0.15
      let seen = CATransform3DConcat(drum.transform(angle: angle), drum.perspective)
      // The row's middle is the origin.
      let place = seen.m42 / seen.m44
      #expect(abs(place - drum.place(angle: angle)) < 1e-9, "\(angle)")
      // The upper edge is above the lower one.
      func y(_ edge: CGFloat) -> CGFloat {
        (edge * seen.m22 + seen.m42) / (edge * seen.m24 + seen.m44)
      }
      #expect(y(-16) < y(16))
    }
  }

  /// Columns don't overlap, stay in the picker, keep their preferred widths if there is space, and are
  /// mirrored.
  @Test func columns() {
    let wishes: [[CGFloat?]] = [
      [], [nil], [nil, nil, nil], [80], [80, nil], [50, 60, 70], [400, 200], [0, nil],
    ]
    for wish in wishes {
      for width in [0, 60, 320, 768] as [CGFloat] {
        let plain = PickerColumns(wishes: wish, width: width, isRightToLeft: false).columns
        let mirrored = PickerColumns(wishes: wish, width: width, isRightToLeft: true).columns
        #expect(plain.count == wish.count)
        for (one, next) in zip(plain, plain.dropFirst()) { #expect(one.x + one.width <= next.x) }
        for (one, other) in zip(plain, mirrored) {
          #expect(one.width == other.width)
          #expect(abs(one.x - (width - other.x - other.width)) < 1e-9)
        }
        let room =
          width - 2 * PickerMetrics.sideMargin
          - PickerMetrics.columnGap * CGFloat(max(0, wish.count - 1))
        if wish.compactMap({ $0 }).reduce(0, +) <= room {
          for (column, wish) in zip(plain, wish) { if let wish { #expect(column.width == wish) } }
          if wish.contains(nil) {
            #expect(abs(plain.map(\.width).reduce(0, +) - room) < 1e-9)
          }
        }
      }
    }
  }
}

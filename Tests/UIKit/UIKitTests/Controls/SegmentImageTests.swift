import QuartzCore
import Testing

@testable import UIKit

/// Images of segmented controls.
///
/// Sources: Apple, `UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`,
/// `setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`,
/// `setContentPositionAdjustment(_:forSegmentType:barMetrics:)`, `UIImage.stretchableImage`.
@MainActor @Suite(.serialized) struct SegmentImageTests {
  private func picture(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 32)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 32))
    }
  }

  private func control(_ count: Int) -> UISegmentedControl {
    putPhoneToWork()
    let control = UISegmentedControl(items: (0..<count).map { "Item \($0)" })
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    return control
  }

  @Test("Every segment has an image for its state, and together they fill the control")
  func backgrounds() {
    for count in 1...4 {
      for selected in -1..<count {
        let control = control(count)
        let (rest, chosen) = (picture(11), picture(13))
        control.setBackgroundImage(rest, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.selectedSegmentIndex = selected
        control.layoutIfNeeded()
        let cells = control.subviews.compactMap { $0 as? SegmentCellView }
        #expect(cells.count == count)
        #expect(abs(cells.reduce(0) { $0 + $1.frame.width } - 300) < 0.5)
        for (index, cell) in cells.sorted(by: { $0.frame.minX < $1.frame.minX }).enumerated() {
          let shown = (cell.subviews.first as? UIImageView)?.image
          #expect(shown === (index == selected ? chosen : rest))
          cell.layoutIfNeeded()
          #expect(cell.subviews.first!.frame.contains(cell.bounds))
        }
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(!control.subviews.contains { $0 is SegmentCellView })
      }
    }
  }

  @Test("An image between segments depends on their states; the default is the normal one")
  func dividers() {
    let control = control(3)
    let (rest, left, right) = (picture(2), picture(3), picture(4))
    control.setDividerImage(
      rest, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.setDividerImage(
      left, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    control.setDividerImage(
      right, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    let wanted: [Int: [UIImage]] = [
      -1: [rest, rest], 0: [left, rest], 1: [right, left], 2: [rest, right],
    ]
    for (selected, images) in wanted {
      control.selectedSegmentIndex = selected
      control.setNeedsLayout()
      control.layoutIfNeeded()
      let shown = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        .sorted { $0.frame.minX < $1.frame.minX }
      #expect(
        shown.map { $0.image.map(ObjectIdentifier.init) } == images.map(ObjectIdentifier.init))
      #expect(shown.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test("The content of segments moves depending on their position")
  func adjustments() {
    let places: [UISegmentedControl.Segment] = [.left, .center, .right, .alone]
    for count in 1...4 {
      for place in places {
        var images = SegmentImages()
        images[place, .default] = UIOffset(horizontal: 3, vertical: 4)
        for index in 0..<count {
          let own: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
          #expect((images.adjustment(at: index, of: count) != .zero) == (own == place))
        }
      }
    }
  }

  @Test("A stretchable image keeps its caps and stretches one point")
  func caps() {
    for (left, top) in [(0, 0), (5, 0), (0, 7), (5, 7)] {
      let image = picture(20).stretchableImage(withLeftCapWidth: left, topCapHeight: top)
      #expect(image.leftCapWidth == left)
      #expect(image.topCapHeight == top)
      #expect(image.capInsets.right == (left > 0 ? 20 - CGFloat(left) - 1 : 0))
      #expect(image.capInsets.bottom == (top > 0 ? 32 - CGFloat(top) - 1 : 0))
    }
  }
}

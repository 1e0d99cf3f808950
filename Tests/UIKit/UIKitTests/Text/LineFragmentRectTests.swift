import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of a container's result for a proposed rectangle, and of lines whose areas a subclass determines.
///
/// Sources: Apple, `NSTextContainer.lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` and
/// `isSimpleRectangularTextContainer`, the three examples of “Line Fragment Generation” (Text Layout
/// Programming Guide), and the circle of the sample “Display text with a custom layout”.
@MainActor @Suite(.serialized) struct LineFragmentRectTests {
  private func answer(
    _ container: NSTextContainer, _ proposed: CGRect, isRightToLeft: Bool = false
  ) -> (fragment: CGRect, rest: CGRect) {
    var rest = CGRect(x: 1, y: 2, width: 3, height: 4)
    let fragment = container.lineFragmentRect(
      forProposedRect: proposed, at: 0,
      writingDirection: isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest)
    return (fragment, rest)
  }

  /// Without shapes, the result is the part of the rectangle inside the container.
  @Test func theBounds() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 80))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    for x in [-20, 0, 30, 99] as [CGFloat] {
      for y in [-5, 0, 40, 70] as [CGFloat] {
        for width in [10, 70, 100, 300] as [CGFloat] {
          let proposed = CGRect(x: x, y: y, width: width, height: 20)
          let (fragment, rest) = answer(container, proposed)
          let expected = proposed.intersection(bounds)
          #expect(fragment == (expected.isEmpty ? .zero : expected), "\(proposed)")
          #expect(rest == .zero)
        }
      }
    }
    #expect(answer(container, CGRect(x: 0, y: 80, width: 100, height: 20)).fragment == .zero)
    // A size of 0 means no limit, and without a pointer there is no rest.
    let endless = NSTextContainer(size: .zero)
    let proposed = CGRect(x: 0, y: 9000, width: 5000, height: 20)
    #expect(
      endless.lineFragmentRect(
        forProposedRect: proposed, at: 0, writingDirection: .natural, remaining: nil) == proposed)
  }

  /// A hole gives a shorter rectangle and a rest, which comes back unchanged when it is proposed.
  @Test func aHole() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 300))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 50, width: 30, height: 40))]
    let left = CGRect(x: 0, y: 60, width: 80, height: 20)
    let right = CGRect(x: 110, y: 60, width: 90, height: 20)
    for isRightToLeft in [false, true] {
      let (fragment, rest) = answer(
        container, CGRect(x: 0, y: 60, width: 200, height: 20), isRightToLeft: isRightToLeft)
      #expect(fragment == (isRightToLeft ? right : left))
      #expect(rest == (isRightToLeft ? left : right))
      let (second, nothing) = answer(container, rest, isRightToLeft: isRightToLeft)
      #expect(second == rest)
      #expect(nothing == .zero)
    }
    // Lines that end at the top of the hole, or begin at its bottom, don't meet it.
    for y in [10, 30, 90, 120] as [CGFloat] {
      let proposed = CGRect(x: 0, y: y, width: 200, height: 20)
      #expect(answer(container, proposed).fragment == proposed)
    }
  }

  /// A gap across the whole rectangle moves the rectangle down until there is space.
  @Test func aGap() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 300))
    container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 50, width: 200, height: 40)),
      UIBezierPath(rect: CGRect(x: 0, y: 100, width: 60, height: 30)),
    ]
    for y in [31, 50, 70, 89] as [CGFloat] {
      let (fragment, rest) = answer(container, CGRect(x: 0, y: y, width: 200, height: 20))
      #expect(fragment == CGRect(x: 60, y: 90, width: 140, height: 20))
      #expect(rest == .zero)
    }
    // Down to the end of the container.
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 50, width: 200, height: 400))]
    #expect(answer(container, CGRect(x: 0, y: 60, width: 200, height: 20)).fragment == .zero)
  }

  /// A curve leaves free what is outside of it at every height of the line, here up to the circle's widest
  /// part in the line.
  @Test(arguments: [0, 20, 45, 60, 85] as [CGFloat]) func aCircle(y: CGFloat) {
    let container = NSTextContainer(size: CGSize(width: 300, height: 300))
    container.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 100, height: 100))
    ]
    let (fragment, rest) = answer(container, CGRect(x: 0, y: y, width: 300, height: 15))
    // The circle is widest where the line is nearest to its centre.
    let distance = max(0, max(y - 50, 50 - (y + 15)))
    let half = (2500 - distance * distance).squareRoot()
    // Curves are approximated to within a quarter of a point, at a slope of up to 45° in these lines.
    #expect(abs(fragment.maxX - (150 - half)) < 0.75)
    #expect(abs(rest.minX - (150 + half)) < 0.75)
  }

  /// Both fill rules.
  @Test func overlappingPaths() {
    let container = NSTextContainer(size: CGSize(width: 300, height: 300))
    for isEvenOdd in [false, true] {
      let path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 200, height: 100))
      path.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 100)))
      path.usesEvenOddFillRule = isEvenOdd
      container.exclusionPaths = [path]
      let (_, rest) = answer(container, CGRect(x: 0, y: 40, width: 300, height: 20))
      #expect(rest.minX == (isEvenOdd ? 100 : 250))
    }
  }

  @Test func simpleContainers() {
    for hasShape in [false, true] {
      for limit in [0, 2] {
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        container.maximumNumberOfLines = limit
        if hasShape { container.exclusionPaths = [UIBezierPath(rect: .zero)] }
        #expect(container.isSimpleRectangularTextContainer == (!hasShape && limit == 0))
      }
    }
    #expect(!Circle(size: CGSize(width: 100, height: 100)).isSimpleRectangularTextContainer)
  }

  // MARK: Subclasses

  /// Apple's sample: lines have the width of the circle at their middle.
  private final class Circle: NSTextContainer {
    var asked: [(index: Int, direction: NSWritingDirection)] = []

    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      asked.append((characterIndex, baseWritingDirection))
      let rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      let radius = min(size.width, size.height) / 2
      let distance = abs(rect.midY - radius)
      let width = distance < radius ? 2 * (radius * radius - distance * distance).squareRoot() : 0
      return CGRect(
        x: size.width / 2 - width / 2, y: rect.minY, width: width, height: rect.height)
    }
  }

  @Test(arguments: [200, 300, 420] as [CGFloat]) func textInACircle(diameter: CGFloat) {
    for (name, text) in ShapedTextBench.texts {
      for isRightToLeft in [false, true] {
        let circle = Circle(size: CGSize(width: diameter + 40, height: diameter))
        let bench = ShapedTextBench(text(), in: circle, isRightToLeft: isRightToLeft)
        let note = "\(diameter), \(name), right to left: \(isRightToLeft)"
        let geometry = bench.geometry
        let radius = diameter / 2
        for index in geometry.layout.lines.indices {
          let frame = bench.manager.fragment(ofLine: index, in: geometry)
          let distance = abs(frame.midY - radius)
          let half = (radius * radius - distance * distance).squareRoot()
          // A line with letters higher than its first one is requested at its final height.
          if name != "sizes" { #expect(abs(frame.width - 2 * half) < 0.01, "\(note)") }
          #expect(abs(frame.midX - (radius + 20)) < 0.01, "\(note)")
          #expect(geometry.lines[index].left >= frame.minX - 0.01, "\(note)")
          #expect(
            geometry.lines[index].right <= frame.maxX - 2 * circle.lineFragmentPadding + 0.5,
            "\(note)")
          #expect(frame.maxY <= diameter + 1e-4, "\(note)")
        }
        // Only the largest circle has space for the whole text.
        if diameter == 420 { #expect(!geometry.layout.isTruncated, "\(note)") }
        if let end = geometry.endOfRoom {
          #expect(
            bench.manager.glyphRange(for: circle) == NSRange(location: 0, length: end), "\(note)")
        }
        let starts = Set(geometry.layout.lines.map(\.range.lowerBound))
        #expect(starts.isSubset(of: Set(circle.asked.map(\.index))), "\(note)")
      }
    }
  }

  /// The direction is that of the paragraph.
  @Test func writingDirections() {
    for (string, direction) in [
      ("Latin", NSWritingDirection.leftToRight), ("עברית", .rightToLeft),
    ] {
      for isRightToLeft in [false, true] {
        let circle = Circle(size: CGSize(width: 200, height: 200))
        let bench = ShapedTextBench(
          ShapedTextBench.text(string), in: circle, isRightToLeft: isRightToLeft)
        _ = bench.geometry
        #expect(Set(circle.asked.map(\.direction.rawValue)) == [direction.rawValue])
      }
    }
  }

  /// A container that never has space ends the layout, whatever it returns.
  @Test func noRoomAtAll() {
    final class Full: NSTextContainer {
      var answer = CGRect.zero

      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        remainingRect?.pointee = proposedRect
        return answer
      }
    }
    for height in [0, 300] as [CGFloat] {
      for answer in [
        CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 20), .null,
        CGRect(x: CGFloat.nan, y: 0, width: CGFloat.nan, height: 20),
      ] {
        let container = Full(size: CGSize(width: 200, height: height))
        container.answer = answer
        let bench = ShapedTextBench(ShapedTextBench.text("some words"), in: container)
        #expect(bench.geometry.lines.count == 1)
        #expect(bench.geometry.caret(at: .init(offset: 10)).minY == 0)
        #expect(bench.manager.glyphRange(for: container).length == 0)
      }
    }
  }
}

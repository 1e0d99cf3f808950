import CoreGraphics
import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of a text view with a shape next to its text.
///
/// Sources: Apple, `NSTextContainer.exclusionPaths` (shapes in the container's coordinates), `UITextInput`
/// (positions, carets and selections), `UIScrollView.contentSize`.
@MainActor @Suite(.serialized) struct ShapedTextViewTests {
  private static let words = String(repeating: "several words ", count: 30)

  private func bench(
    _ text: String = words, width: CGFloat = 300, height: CGFloat = 160, paths: [UIBezierPath]
  ) -> TextViewBench {
    let bench = TextViewBench()
    bench.view.frame = CGRect(x: 20, y: 100, width: width, height: height)
    bench.view.text = text
    bench.view.textContainer.exclusionPaths = paths
    bench.view.layoutIfNeeded()
    return bench
  }

  private static let middle = CGRect(x: 120, y: 0, width: 60, height: 60)

  /// Nothing is drawn in the shape.
  @Test(arguments: TextShape.all) func nothingIsDrawnInAShape(shape: TextShape) throws {
    let paths = shape.paths(300)
    let view = bench(paths: paths).view
    view.textColor = .black
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 300, height: 300), scale: 1)
    view.drawContent(in: CGRect(x: 0, y: 0, width: 300, height: 300), context)
    let pixels = try #require(context.takeImage()).pixels
    #expect(pixels.contains { $0.alpha > 200 })
    for y in 8..<290 {
      for x in 0..<300 where pixels[y * 300 + x].alpha > 0 {
        // The container begins 8 points below the view's top. Letters may lean beyond their boxes by up to
        // the padding of 5.
        let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5 - 8)
        let around = [-5, 5].map { CGPoint(x: place.x + $0, y: place.y) }
        let isInside = paths.contains { path in
          path.contains(place) && around.allSatisfy { path.contains($0) }
        }
        #expect(!isInside, "\(x) \(y)")
      }
    }
  }

  /// The content has the height of the text, and grows when there is less space.
  @Test func contentSize() {
    for shape in TextShape.all {
      let bench = bench(paths: [])
      let plain = bench.view.contentSize.height
      bench.view.textContainer.exclusionPaths = shape.paths(300)
      bench.view.layoutIfNeeded()
      let geometry = bench.view.geometry
      let bottom = geometry.lines.map(\.bottom).max() ?? 0
      #expect(bench.view.contentSize.height >= bottom + 16 - 1e-6, "\(shape.name)")
      #expect(bench.view.contentSize.height < bottom + 17, "\(shape.name)")
      #expect(bench.view.contentSize.height >= plain, "\(shape.name)")
      if shape.name == "across" { #expect(bench.view.contentSize.height > plain + 32) }
      #expect(bench.view.contentSize.width == 300)
      #expect(
        bench.view.sizeThatFits(CGSize(width: 300, height: 0)).height
          == bench.view.contentSize.height, "\(shape.name)")
      // Another width is measured without changing the current one.
      let before = geometry.lines.map(\.range)
      #expect(
        bench.view.sizeThatFits(CGSize(width: 200, height: 0)).height
          > bench.view.contentSize.height, "\(shape.name)")
      #expect(bench.view.geometry.lines.map(\.range) == before)
      #expect(bench.view.textContainer.size.width == 300)
      bench.view.textContainer.exclusionPaths = []
      bench.view.layoutIfNeeded()
      #expect(bench.view.contentSize.height == plain, "\(shape.name)")
    }
  }

  /// A touch next to or inside a shape moves the caret to the nearest side.
  @Test func closestPositions() throws {
    let view = bench(paths: [UIBezierPath(rect: Self.middle)]).view
    for y in stride(from: 10, to: 60, by: 5) as StrideTo<CGFloat> {
      for x in stride(from: 0, through: 300, by: 7) as StrideThrough<CGFloat> {
        let position = try #require(view.closestPosition(to: CGPoint(x: x, y: y)))
        let caret = view.caretRect(for: position)
        #expect((caret.midX < 150) == (x < 150), "\(x) \(y)")
        #expect(caret.minY - 0.01 <= y, "\(x) \(y)")
        #expect(y <= caret.maxY + 0.01, "\(x) \(y)")
      }
    }
    // There is no character at a point in the shape.
    #expect(view.characterRange(at: CGPoint(x: 150, y: 30)) == nil)
    #expect(view.characterRange(at: CGPoint(x: 30, y: 30)) != nil)
    #expect(view.characterRange(at: CGPoint(x: 210, y: 30)) != nil)
  }

  /// Selections leave the shape free, and extend to it where they continue.
  @Test func selections() throws {
    let view = bench(paths: [UIBezierPath(rect: Self.middle)]).view
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all).map(\.rect)
    let shape = Self.middle.offsetBy(dx: 0, dy: 8).insetBy(dx: 0.1, dy: 0.1)
    #expect(rects.allSatisfy { !$0.intersects(shape) })
    let first = rects.filter { $0.minY == rects[0].minY }
    #expect(first.contains { abs($0.maxX - 115) < 0.01 })
    #expect(first.contains { abs($0.maxX - 295) < 0.01 })
    #expect(first.contains { abs($0.minX - 185) < 0.01 })
  }

  /// Up and down move from row to row on the caret's side of the shape. Left and right continue behind the
  /// shape.
  @Test func arrows() throws {
    let view = bench(paths: [UIBezierPath(rect: Self.middle)]).view
    for x in [30, 230] as [CGFloat] {
      var position = try #require(view.closestPosition(to: CGPoint(x: x, y: 15)))
      for _ in 0..<2 {
        let next = try #require(view.position(from: position, in: .down, offset: 1))
        let (one, two) = (view.caretRect(for: position), view.caretRect(for: next))
        #expect(two.minY > one.minY)
        #expect(two.minY < one.maxY + 1)
        #expect(abs(two.midX - one.midX) < 15)
        position = next
      }
      let back = try #require(view.position(from: position, in: .up, offset: 2))
      #expect(abs(view.caretRect(for: back).midX - x) < 25)
    }
    // From the beginning, each step moves one position on, through the whole text.
    var position = view.beginningOfDocument
    var steps = 0
    while let next = view.position(from: position, in: .right, offset: 1), steps < 1000 {
      #expect(view.compare(position, to: next) == .orderedAscending)
      position = next
      steps += 1
    }
    #expect(view.compare(position, to: view.endOfDocument) == .orderedSame)
  }

  /// A link behind a shape can be tapped where it is shown, and the shape doesn't belong to it.
  @Test func links() {
    let bench = bench(paths: [UIBezierPath(rect: Self.middle)])
    // The first letters at the right of the shape, and those before them at its left.
    let behind = bench.view.geometry.lines[1].range.lowerBound
    let range = NSRange(location: behind - 3, length: 7)
    let text = NSMutableAttributedString(
      string: Self.words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: URL(string: "https://example.org")!, range: range)
    bench.view.attributedText = text
    bench.view.isEditable = false
    bench.stage.advance(by: 0.1)
    func middle(_ range: NSRange) -> CGPoint {
      let rect = bench.view.layoutManager.boundingRect(
        forGlyphRange: range, in: bench.view.textContainer)
      return CGPoint(x: rect.midX, y: rect.midY + 8)
    }
    for (place, isLink) in [
      (middle(NSRange(location: behind, length: 4)), true),
      (middle(NSRange(location: behind - 3, length: 2)), true), (CGPoint(x: 150, y: 20), false),
    ] {
      bench.log = []
      bench.stage.tap(at: bench.view.convert(place, to: nil))
      bench.stage.advance(by: 1)
      #expect(
        bench.log.contains("https://example.org \(range.location)+7") == isLink, "\(place)")
    }
  }

  /// Typed text flows around the shape, and the caret stays visible.
  @Test func typing() {
    let bench = bench("", height: 120, paths: [UIBezierPath(rect: Self.middle)])
    bench.focus()
    for _ in 0..<30 {
      bench.stage.type("word ")
      let caret = bench.view.caretRect(for: bench.view.endOfDocument)
      #expect(!caret.intersects(Self.middle.offsetBy(dx: 0, dy: 8)))
      #expect(caret.insetBy(dx: 0, dy: 1).lies(in: bench.view.bounds, tolerance: 1))
    }
    #expect(bench.view.contentSize.height > 120)
    #expect(bench.view.contentOffset.y > 0)
  }

  /// In right-to-left text, the first part of a row is the right one.
  @Test func rightToLeft() throws {
    let view = bench(
      String(repeating: "כמה מילים ", count: 40), paths: [UIBezierPath(rect: Self.middle)]
    ).view
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    view.setBaseWritingDirection(.rightToLeft, for: all)
    view.layoutIfNeeded()
    let start = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(start.midX - 295) < 0.01)
    let lines = view.geometry.lines
    #expect(lines[0].left >= 180)
    #expect(lines[1].right <= 110.01)
    #expect(lines[0].top == lines[1].top)
    // Left continues behind the shape.
    var position = view.beginningOfDocument
    while let next = view.position(from: position, in: .left, offset: 1),
      view.compare(position, to: next) == .orderedAscending
    {
      position = next
    }
    #expect(view.compare(position, to: view.endOfDocument) == .orderedSame)
  }

  /// Without scrolling, the view's intrinsic height is that of the text next to the shape.
  @Test func intrinsicHeight() {
    let bench = bench(paths: [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 60))])
    let height = bench.view.contentSize.height
    bench.view.isScrollEnabled = false
    #expect(bench.view.intrinsicContentSize.height == height)
    bench.view.textContainer.exclusionPaths = []
    #expect(abs(bench.view.intrinsicContentSize.height + 60 - height) < 1e-6)
  }
}

import CoreGraphics
import Foundation
import Testing

@testable import TextEngine
@testable import UIKit

/// A shape that text flows around.
struct TextShape: Sendable, CustomTestStringConvertible {
  let name: String
  /// Creates the paths for a container's width.
  let paths: @MainActor @Sendable (_ width: CGFloat) -> [UIBezierPath]

  var testDescription: String { name }

  static let all: [TextShape] = [
    TextShape(name: "left") { _ in [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 90))]
    },
    TextShape(name: "right") { width in
      [UIBezierPath(rect: CGRect(x: width - 60, y: 30, width: 60, height: 75.5))]
    },
    TextShape(name: "middle") { width in
      [UIBezierPath(rect: CGRect(x: width / 2 - 20, y: 10, width: 40, height: 120))]
    },
    TextShape(name: "across") { width in
      [UIBezierPath(rect: CGRect(x: -10, y: 50.25, width: width + 20, height: 33))]
    },
    TextShape(name: "circle") { width in
      [UIBezierPath(ovalIn: CGRect(x: width / 2 - 50, y: 20, width: 100, height: 100))]
    },
    TextShape(name: "circle at an edge") { _ in
      [UIBezierPath(ovalIn: CGRect(x: -60, y: 0, width: 120, height: 120))]
    },
    TextShape(name: "diamond") { width in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: width / 2, y: 15))
      path.addLine(to: CGPoint(x: width / 2 + 45, y: 60))
      path.addLine(to: CGPoint(x: width / 2, y: 105))
      path.addLine(to: CGPoint(x: width / 2 - 45, y: 60))
      return [path]
    },
    TextShape(name: "two") { width in
      [
        UIBezierPath(rect: CGRect(x: 30, y: 25, width: 25, height: 60)),
        UIBezierPath(
          roundedRect: CGRect(x: width - 70, y: 45, width: 40, height: 90), cornerRadius: 9),
      ]
    },
    // The hole is free and has space for text.
    TextShape(name: "ring") { width in
      let path = UIBezierPath(rect: CGRect(x: 5, y: 10, width: width - 10, height: 130))
      path.append(UIBezierPath(rect: CGRect(x: 20, y: 30, width: width - 40, height: 90)))
      path.usesEvenOddFillRule = true
      return [path]
    },
  ]
}

/// A text in a container without a view.
@MainActor struct ShapedTextBench {
  let storage = NSTextStorage()
  let manager = NSLayoutManager()
  let container: NSTextContainer

  init(
    _ text: NSAttributedString, in container: NSTextContainer, isRightToLeft: Bool = false
  ) {
    putPhoneToWork()
    self.container = container
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.isRightToLeft = isRightToLeft
    storage.append(text)
  }

  init(
    _ text: NSAttributedString, width: CGFloat, isRightToLeft: Bool = false,
    paths: [UIBezierPath] = []
  ) {
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.exclusionPaths = paths
    self.init(text, in: container, isRightToLeft: isRightToLeft)
  }

  var geometry: TextGeometry { manager.geometry }

  // MARK: Texts

  static func text(
    _ string: String, size: CGFloat = 17, alignment: NSTextAlignment = .natural
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
  }

  /// Latin, Hebrew, both in one paragraph, Chinese, empty paragraphs, a word that is longer than most lines, and
  /// fonts of different sizes in one line.
  static let texts: [(name: String, text: @MainActor @Sendable () -> NSAttributedString)] = [
    (
      "Latin",
      {
        text(
          "Lines that meet a shape are shortened, or have a part at each of its sides.\n\n"
            + "Where there is no room at all they go on below, and incomprehensibilities are broken. "
            + "Nothing of it is lost.\n")
      }
    ),
    (
      "Hebrew",
      {
        text(
          "שורות שנתקלות בצורה מתקצרות, או נחלקות לשני חלקים משני צדיה.\n"
            + "במקום (שאין) בו מקום, 123 הן ממשיכות מתחתיה; ושום דבר אינו אובד בדרך.")
      }
    ),
    (
      "mixed",
      {
        text(
          "In the middle of a line עברית וערבית with (سلسلة من الكلمات 2023) and then English again, "
            + "שוב עברית ועוד some words, 日本語の文章もここにあります。それでも続く。")
      }
    ),
    (
      "sizes",
      {
        let all = NSMutableAttributedString(
          attributedString: text("Small letters, then ", size: 12))
        for (index, word) in ["LARGE ", "and ", "larger ", "ones ", "beside ", "each "].enumerated()
        {
          all.append(text(word, size: index.isMultiple(of: 2) ? 30 : 11))
        }
        all.append(text("other, on one baseline, until the text comes to its end.", size: 15))
        return all
      }
    ),
  ]

  // MARK: Invariants

  /// Checks the invariants of every text next to every shape.
  func check(_ note: String) {
    let geometry = geometry
    checkText(geometry, note)
    checkRows(geometry, note)
    checkShapes(geometry, note)
    checkCarets(geometry, note)
    checkManager(geometry, note)
  }

  /// The lines contain each character once and in order, with only separators between them.
  private func checkText(_ geometry: TextGeometry, _ note: String) {
    let units = geometry.text.units
    var end = 0
    for line in geometry.layout.lines {
      #expect(line.range.lowerBound >= end, "\(note)")
      #expect(units[end..<line.range.lowerBound].allSatisfy(TextSegment.isSeparator), "\(note)")
      end = line.range.upperBound
    }
    #expect(units[end...].allSatisfy(TextSegment.isSeparator), "\(note)")
    #expect(!geometry.layout.isTruncated, "\(note)")
  }

  /// Lines are in order from top to bottom, and those of a row from side to side, without overlaps.
  private func checkRows(_ geometry: TextGeometry, _ note: String) {
    let frames = geometry.lines.indices.map { manager.fragment(ofLine: $0, in: geometry) }
    for (index, frame) in frames.enumerated() {
      #expect(frame.width > 0 && frame.height > 0, "\(note)")
      #expect(frame.minX >= 0 && frame.maxX <= container.size.width + 1e-6, "\(note)")
      let line = geometry.lines[index]
      if let next = frames[(index + 1)...].first {
        let isBeside = next.minY == frame.minY
        #expect(isBeside || next.minY >= frame.maxY - 1e-6, "\(note): \(frame) \(next)")
        if isBeside {
          #expect(
            line.isRightToLeft ? next.maxX <= frame.minX : next.minX >= frame.maxX,
            "\(note): \(frame) \(next)")
          #expect(geometry.lines[index + 1].baseline == line.baseline, "\(note)")
          #expect(next.height == frame.height, "\(note)")
        }
      }
    }
  }

  /// No character's box touches a shape: none contains a piece of an outline, and none is inside one.
  private func checkShapes(_ geometry: TextGeometry, _ note: String) {
    let outline = container.exclusionPaths.flatMap(Self.outline)
    for box in boxes(geometry) {
      let inner = box.insetBy(dx: min(0.3, box.width / 2), dy: 0.3)
      #expect(!outline.contains { inner.contains($0) }, "\(note): \(box)")
      let middle = CGPoint(x: box.midX, y: box.midY)
      #expect(!container.exclusionPaths.contains { $0.contains(middle) }, "\(note): \(box)")
    }
  }

  /// Returns the boxes of all characters in the container.
  func boxes(_ geometry: TextGeometry) -> [CGRect] {
    geometry.layout.lines.indices.flatMap { index in
      let line = geometry.lines[index]
      return geometry.characters(ofLine: index).map { character in
        CGRect(
          x: line.left + character.left + container.lineFragmentPadding, y: line.top,
          width: character.right - character.left, height: line.height)
      }
    }
  }

  /// Returns points along a path, at most one point apart.
  static func outline(_ path: UIBezierPath) -> [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(to end: CGPoint) {
      let steps = max(1, Int(hypot(end.x - current.x, end.y - current.y).rounded(.up)))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        points.append(
          CGPoint(
            x: current.x + (end.x - current.x) * part, y: current.y + (end.y - current.y) * part))
      }
      current = end
    }
    path.cgPath.flattened(threshold: 0.01).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        start = element.pointee.points[0]
        current = start
      case .closeSubpath: add(to: start)
      default: add(to: element.pointee.points[0])
      }
    }
    add(to: start)
    return points
  }

  /// Carets are inside their line's area and have its height, and a touch on a caret finds it.
  private func checkCarets(_ geometry: TextGeometry, _ note: String) {
    let padding = container.lineFragmentPadding
    for index in geometry.lines.indices {
      let frame = manager.fragment(ofLine: index, in: geometry)
      for stop in geometry.stops(ofLine: index) {
        // Half a point is the rounding of widths to Pango units over a long line.
        #expect(
          stop.x >= frame.minX - 0.5 && stop.x <= frame.maxX - 2 * padding + 0.5,
          "\(note): \(stop) \(frame)")
      }
    }
    for offset in stride(from: 0, through: geometry.endOfText, by: 5) {
      let place = TextGeometry.Place(offset: offset)
      let caret = geometry.caret(at: place)
      let frame = manager.fragment(ofLine: geometry.lineIndex(of: place), in: geometry)
      #expect(caret.minY == frame.minY && caret.height == frame.height, "\(note), \(offset)")
      let found = geometry.place(closestTo: CGPoint(x: caret.midX, y: caret.midY))
      let foundCaret = geometry.caret(at: found)
      #expect(
        abs(foundCaret.midX - caret.midX) < 0.01 && foundCaret.minY == caret.minY,
        "\(note), \(offset): \(caret) \(foundCaret)")
    }
  }

  /// The layout manager's results are consistent.
  private func checkManager(_ geometry: TextGeometry, _ note: String) {
    var ranges: [NSRange] = []
    var union = CGRect.null
    let all = NSRange(location: 0, length: storage.length)
    let used = manager.usedRect(for: container)
    manager.enumerateLineFragments(forGlyphRange: all) { fragment, usedPart, _, range, _ in
      MainActor.assumeIsolated {
        var effective = NSRange()
        let same = manager.lineFragmentRect(
          forGlyphAt: range.location, effectiveRange: &effective)
        #expect(same == fragment && effective == range, "\(note)")
        #expect(usedPart.lies(in: fragment, tolerance: 0.5), "\(note)")
        #expect(usedPart.lies(in: used, tolerance: 1e-6), "\(note)")
        let bounds = manager.boundingRect(forGlyphRange: range, in: container)
        #expect(bounds.lies(in: fragment, tolerance: 1), "\(note): \(bounds)")
        let inside = manager.glyphRange(
          forBoundingRect: fragment.insetBy(dx: 1, dy: 1), in: container)
        #expect(inside.location == range.location, "\(note)")
        ranges.append(range)
        union = union.union(usedPart)
      }
    }
    #expect(ranges.map(\.length).reduce(0, +) == storage.length, "\(note)")
    #expect(manager.glyphRange(for: container) == all, "\(note)")
    if manager.extraLineFragmentTextContainer != nil {
      union = union.union(manager.extraLineFragmentUsedRect)
    }
    #expect(abs(union.minY - used.minY) < 1e-6, "\(note): \(union) \(used)")
    #expect(abs(union.maxY - used.maxY) < 1e-6, "\(note): \(union) \(used)")
    #expect(abs(union.width - used.width) < 1e-6, "\(note): \(union) \(used)")
    // A selection of the whole text also leaves the shapes free.
    let outline = container.exclusionPaths.flatMap(Self.outline)
    let padding = container.lineFragmentPadding
    for stretch in geometry.selection(of: 0..<geometry.endOfText, column: container.column) {
      let rect = stretch.rect.offsetBy(dx: padding, dy: 0)
      let inner = rect.insetBy(dx: min(0.3, rect.width / 2), dy: 0.3)
      #expect(!outline.contains { inner.contains($0) }, "\(note): \(rect)")
    }
  }
}

extension CGRect {
  /// Returns whether the rectangle is inside another one, with a tolerance. On Linux, Foundation's `contains(_:)`
  /// compares the bits of the union with those of the outer rectangle.
  func lies(in other: CGRect, tolerance: CGFloat) -> Bool {
    minX >= other.minX - tolerance && maxX <= other.maxX + tolerance
      && minY >= other.minY - 1e-6 && maxY <= other.maxY + 1e-6
  }
}

import Testing

@testable import UIKit

/// Tests of queries about lines and glyphs, and of values related to text.
///
/// Sources: Apple, `NSLayoutManager`, `NSParagraphStyle`, `UIFontDescriptor`, `NSValue`, `NSCoder` (UIKit
/// additions).
@MainActor @Suite(.serialized) struct LayoutManagerQuestionTests {
  private func laidOut(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager) {
    putPhoneToWork()
    let storage = NSTextStorage(string: text)
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17),
      range: NSRange(location: 0, length: storage.length))
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: width, height: 0)))
    return (storage, manager)
  }

  @Test("The carets of all lines together are before every character once")
  func insertionPoints() {
    for text in ["One line", "Several words that wrap over lines", "Two\nparagraphs"] {
      for width in [60, 120, 400] as [CGFloat] {
        let (storage, manager) = laidOut(text, width: width)
        var found: [Int] = []
        var line = NSRange()
        var index = 0
        while index < storage.length {
          _ = manager.lineFragmentRect(
            forGlyphAt: index, effectiveRange: &line, withoutAdditionalLayout: true)
          var positions = [CGFloat](repeating: 0, count: line.length + 1)
          var indexes = [Int](repeating: 0, count: line.length + 1)
          let count = manager.getLineFragmentInsertionPoints(
            forCharacterAt: index, alternatePositions: false, inDisplayOrder: true,
            positions: &positions, characterIndexes: &indexes)
          #expect(positions.prefix(count).elementsEqual(positions.prefix(count).sorted()))
          found += indexes.prefix(count)
          index = line.upperBound
        }
        let separators = text.utf16.enumerated().filter { $0.element == 10 }.map(\.offset)
        #expect(Set(found).union(separators) == Set(0..<storage.length))
      }
    }
  }

  @Test("Enclosing rectangles extend to the edge for a selection, but not for glyphs")
  func enclosingRects() {
    let (storage, manager) = laidOut("First\nSecond line", width: 300)
    let container = manager.textContainers[0]
    let all = NSRange(location: 0, length: storage.length)
    for isSelected in [false, true] {
      var rects: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: all,
        withinSelectedGlyphRange: isSelected ? all : NSRange(location: NSNotFound, length: 0),
        in: container
      ) { rect, _ in rects.append(rect) }
      let first = rects.filter { $0.minY < 1 }.reduce(CGRect.null) { $0.union($1) }
      #expect((abs(first.maxX - 295) < 0.5) == isSelected)
    }
  }

  @Test("Glyph properties match the characters")
  func properties() {
    let (storage, manager) = laidOut("a \te\u{301}\n😀", width: 300)
    defer { withExtendedLifetime(storage) {} }
    let kinds = (0..<manager.numberOfGlyphs).map { manager.propertyForGlyph(at: $0) }
    #expect(
      kinds == [
        [], .elastic, .controlCharacter, [], .nonBaseCharacter, .controlCharacter, [], .null,
      ])
    #expect(manager.notShownAttribute(forGlyphAt: 5))
    #expect(!manager.notShownAttribute(forGlyphAt: 0))
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
  }

  @Test("An edit calls processEditing, and the layout is invalid until it is requested")
  func editing() {
    final class Manager: NSLayoutManager {
      var edits: [NSRange] = []
      override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
      ) {
        edits.append(newCharRange)
        super.processEditing(
          for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
          invalidatedRange: invalidatedCharRange)
      }
    }
    let storage = NSTextStorage(string: "abc")
    let manager = Manager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
    manager.ensureGlyphs(forCharacterRange: NSRange(location: 0, length: 3))
    #expect(manager.firstUnlaidCharacterIndex() == 3)
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(manager.edits == [NSRange(location: 1, length: 3)])
    #expect(manager.firstUnlaidCharacterIndex() == 0)
  }

  /// Source for factors beyond 1: BonMot's tests, which set 10 and read 10.
  @Test("A paragraph style keeps its values, in copies too")
  func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    for factor in [-1, 0, 0.5, 1, 3] as [Float] {
      style.hyphenationFactor = factor
      #expect(style.hyphenationFactor == factor)
    }
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(copy.lineBreakStrategy == [.pushOut, .hangulWordPriority])
    style.lineBreakStrategy = []
    #expect(copy != style)
    for (language, direction) in [
      ("en", NSWritingDirection.leftToRight), ("ar", .rightToLeft), ("he", .rightToLeft),
      ("de", .leftToRight),
    ] {
      #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    }
  }

  @Test("Faces and symbolic traits determine the weight and the slant")
  func fonts() {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    let faces: [(String, UIFontDescriptor.SymbolicTraits)] = [
      ("Regular", []), ("Bold", .traitBold), ("Italic", .traitItalic),
      ("Bold Italic", [.traitBold, .traitItalic]), ("Light Oblique", .traitItalic),
    ]
    for (face, traits) in faces {
      #expect(base.withFace(face).symbolicTraits == traits, "\(face)")
      let added = base.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.symbolic: traits.rawValue]
      ])
      #expect(added.symbolicTraits == traits)
    }
    #expect(base.withSymbolicTraits(.traitCondensed) == nil)
    #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(.classSymbolic))
  }

  @Test("Geometry is unchanged after conversion to values and archives")
  func values() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let vector = CGVector(dx: -1.5, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.25)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: -3)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)

    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
    archiver.encode(transform, forKey: "transform")
    archiver.encode(insets, forKey: "insets")
    archiver.encode(offset, forKey: "offset")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeUIOffset(forKey: "offset") == offset)
    #expect(reader.decodeCGPoint(forKey: "missing") == .zero)
  }
}

import CPango
import CoreGraphics
import Foundation

/// Shapes pieces of a text with Pango and breaks them into lines. Use it with Pango locked.
struct LineBreaker {
  /// The way a piece is broken into lines.
  enum Mode {
    /// As many lines as needed.
    case wrap(byCharacter: Bool)
    /// A single line of any width.
    case single
    /// A single line, truncated if it is too wide.
    case truncate(PangoEllipsizeMode)

    var isWrapping: Bool {
      if case .wrap = self { true } else { false }
    }
  }

  let text: AttributedText
  let options: TextLayoutOptions
  let fonts: FontMap

  /// Returns the lines of `segment`, and whether any was truncated.
  ///
  /// - Parameters:
  ///   - origin: The index in the text at which the paragraph begins.
  ///   - end: The index in the text at which the segment ends.
  ///   - width: The width in points of lines after the first, or infinite for no limit.
  ///   - indent: The amount by which the first line is narrower, or wider if it is negative.
  ///   - context: The number of bytes at the start of the segment that aren't part of the lines. The
  ///     bidirectional algorithm needs them as preceding text. They end with a line separator.
  ///   - isRightToLeft: The paragraph's direction, if the segment is too short to determine it.
  func lines(
    of segment: TextSegment, origin: Int, end: Int, paragraph: ParagraphValues, mode: Mode,
    width: CGFloat, indent: CGFloat = 0, context prefix: Int = 0, isRightToLeft: Bool? = nil
  ) -> (lines: [GlyphLine], isShortened: Bool) {
    let context = fonts.context(
      isRightToLeft: isRightToLeft ?? options.isRightToLeft(paragraph))
    guard let layout = pango_layout_new(context) else { fatalError("Pango made no layout") }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }

    segment.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let isNatural = paragraph.baseWritingDirection == .natural && isRightToLeft == nil
    pango_layout_set_auto_dir(layout, isNatural ? 1 : 0)
    let attributes = attributeList(for: segment)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    setTabs(of: layout, paragraph)

    switch mode {
    case .wrap(let byCharacter):
      pango_layout_set_wrap(layout, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      if width.isFinite {
        pango_layout_set_width(layout, room(in: width, for: segment))
        pango_layout_set_indent(layout, pangoUnits(indent))
      }
    case .single:
      pango_layout_set_single_paragraph_mode(layout, 1)
    case .truncate(let place):
      pango_layout_set_single_paragraph_mode(layout, 1)
      if width.isFinite {
        pango_layout_set_width(layout, room(in: width, for: segment))
        pango_layout_set_ellipsize(layout, place)
      }
    }

    let count = pango_layout_get_line_count(layout)
    let isJustified = mode.isWrapping && paragraph.alignment == .justified && width.isFinite
    let lines = (0..<count).compactMap { index -> GlyphLine? in
      // Lines are changed for justification, which is allowed for lines that the layout gives away.
      guard
        let line = isJustified
          ? pango_layout_get_line(layout, index) : pango_layout_get_line_readonly(layout, index),
        Int(line.pointee.start_index) >= prefix
      else { return nil }
      // The last line ends the paragraph, or is dropped by code that breaks a paragraph in parts.
      if isJustified, index < count - 1 {
        let narrowed = index == 0 ? max(0, indent) : max(0, -indent)
        LineJustification.stretch(line, of: segment, to: pangoUnits(width - narrowed))
      }
      return GlyphLine(line, of: segment, from: prefix, origin: origin, end: end)
    }
    return (lines, pango_layout_is_ellipsized(layout) != 0)
  }

  /// Sets the paragraph's tab stops. After them, there are either none or one per interval. For a
  /// paragraph without tab stops, TextKit's default is one every 28 points.
  private func setTabs(of layout: OpaquePointer, _ paragraph: ParagraphValues) {
    var stops = paragraph.tabStops ?? []
    let interval =
      paragraph.defaultTabInterval > 0
      ? paragraph.defaultTabInterval : paragraph.tabStops == nil ? 28 : 0
    if interval > 0 {
      // Pango continues after the last stop with the distance of the last two.
      let last = ((stops.last?.location ?? 0) / interval).rounded(.down)
      for count in [1, 2] as [CGFloat] {
        stops.append(TabStop(location: (last + count) * interval, alignment: .left))
      }
    }
    guard let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
    for (index, stop) in stops.enumerated() {
      let alignment: PangoTabAlign =
        switch stop.alignment {
        case .right: PANGO_TAB_RIGHT
        case .center: PANGO_TAB_CENTER
        default: PANGO_TAB_LEFT
        }
      pango_tab_array_set_tab(tabs, Int32(index), alignment, pangoUnits(stop.location))
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  private func attributeList(for segment: TextSegment) -> OpaquePointer {
    guard let list = pango_attr_list_new() else { fatalError("Pango made no attribute list") }
    guard let first = segment.units.first, let last = segment.units.last else { return list }
    for index in text.runIndex(at: first)...text.runIndex(at: last) {
      let run = text.runs[index]
      let start = UInt32(segment.byte(atUnit: run.range.lowerBound))
      let end =
        index == text.runIndex(at: last)
        ? UInt32(segment.bytes.count) : UInt32(segment.byte(atUnit: run.range.upperBound))
      guard start < end else { continue }
      for attribute in fonts.attributes(of: run.shape, fontScale: options.fontScale) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      // Pango splits its runs at colour changes. Each range therefore gets its own colour, which is
      // never drawn, so that each run has a single paint.
      let mark = UInt16(truncatingIfNeeded: index)
      if let attribute = pango_attr_foreground_new(mark, 0, 0) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
    }
    keepCharactersWhole(of: segment, in: list)
    return list
  }

  /// Keeps lines from ending inside a user-perceived character.
  ///
  /// Pango finds most of them itself. For conjuncts, and for vowels before their consonant, it doesn't
  /// know all of Unicode's current rules.
  private func keepCharactersWhole(of segment: TextSegment, in list: OpaquePointer) {
    guard segment.bytes.contains(where: { $0 >= Self.firstOfScripts }) else { return }
    var start = 0
    for character in String(decoding: segment.bytes, as: UTF8.self) {
      let end = start + character.utf8.count
      if character.unicodeScalars.count > 1, let attribute = pango_attr_allow_breaks_new(0) {
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
  }

  /// The first byte of U+0300. Characters before it don't combine with anything.
  private static let firstOfScripts: UInt8 = 0xcc

  /// Returns the width to set in Pango for a column.
  ///
  /// Pango adds letter spacing on both sides of each letter, and removes the outer space after it has
  /// broken and truncated lines. Without this adjustment, a text would be truncated in a column of
  /// exactly its width.
  private func room(in width: CGFloat, for segment: TextSegment) -> Int32 {
    let units = pangoUnits(width + PixelGrid.noise)
    guard let first = segment.units.first, let last = segment.units.last else { return units }
    let spaces = [first, last].map { unit in
      fonts.letterSpacing(
        of: text.runs[text.runIndex(at: unit)].shape, fontScale: options.fontScale)
    }
    return max(0, units + (spaces[0] + spaces[1]) / 2)
  }

  private func pangoUnits(_ points: CGFloat) -> Int32 {
    Int32((points * CGFloat(PANGO_SCALE)).rounded(.down))
  }
}

extension FontMap {
  /// Returns the space between letters, in Pango units.
  func letterSpacing(of shape: AttributedText.Shape, fontScale: CGFloat) -> Int32 {
    let spacing = shape.font.scaled(by: fontScale).tracking + shape.kern * fontScale
    return Int32((spacing * CGFloat(PANGO_SCALE)).rounded())
  }

  /// Returns the Pango attributes of a shape, without ranges.
  func attributes(
    of shape: AttributedText.Shape, fontScale: CGFloat
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    let font = shape.font.scaled(by: fontScale)
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    result.append(pango_attr_font_desc_new(description(of: font)))

    let spacing = letterSpacing(of: shape, fontScale: fontScale)
    if spacing != 0 { result.append(pango_attr_letter_spacing_new(spacing)) }
    var features = font.features.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if !shape.hasLigatures { features.append("liga=0,clig=0") }
    if let attachment = shape.attachment {
      let scale = CGFloat(PANGO_SCALE)
      var place = PangoRectangle(
        x: 0, y: Int32((-attachment.maxY * scale).rounded()),
        width: Int32(((attachment.minX + attachment.width) * scale).rounded()),
        height: Int32((attachment.height * scale).rounded()))
      result.append(pango_attr_shape_new(&place, &place))
    }
    // UIKit breaks a word that is longer than the line without a hyphen.
    result.append(pango_attr_insert_hyphens_new(0))
    if !features.isEmpty {
      result.append(pango_attr_font_features_new(features.joined(separator: ",")))
    }
    return result.compactMap { $0 }
  }
}

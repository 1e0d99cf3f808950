import Micro
import UIKit

/// A life on a card for sharing: portrait, name, end, score, the dish, the last seconds, the killer's line, and the
/// creature's code.
///
/// It is laid out for the width of a message on a small phone, so that all of it is readable there, and drawn with
/// three pixels per point.
@available(iOS 16, *)
@MainActor struct ShareCard {
  let result: RunResult
  let texts: Texts
  let palette: Palette
  /// Moments of the end, at most `Still.most`; none for a life without a killer.
  var moments: [Still] = []
  /// The page on which others can play a rematch; `nil` for none.
  var page: URL?

  /// The size, in points.
  static let size = CGSize(width: 320, height: 620)
  static let scale: CGFloat = 3
  private static let margin: CGFloat = 16

  /// The height of the portraits: what the other pictures leave.
  private var portraitHeight: CGFloat {
    118 + (moments.isEmpty ? 60 : 0) + (result.family.count > 1 ? 0 : 66)
  }

  var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: Self.size, format: format).image { renderer in
      draw(in: renderer.cgContext)
    }
  }

  /// The address of the rematch against the killer; `nil` if there is no page or no killer.
  var address: URL? { page.flatMap { RematchLink(result)?.url(on: $0) } }

  /// The text that is copied with the picture, which can be pasted into the game.
  var code: String { GenomeCode.print(result.genome) }

  // MARK: Drawing

  private var ink: UIColor { palette.ground == .darkField ? .white : .black }
  private var quiet: UIColor { ink.withAlphaComponent(0.66) }

  private func draw(in context: CGContext) {
    drawWater(in: context)
    let area = CGRect(
      x: Self.margin, y: Self.margin, width: Self.size.width - 2 * Self.margin,
      height: portraitHeight)
    // The killer is next to it, smaller.
    let (own, its) = area.divided(
      atDistance: result.ending?.killer == nil ? area.width : 0.62 * area.width, from: .minXEdge)
    Portrait.draw(Figure(result.genome), in: own, palette: palette, context)
    if let killer = result.ending?.killer {
      Portrait.draw(
        Figure(killer.genome), in: its.insetBy(dx: 6, dy: 16), palette: palette, context)
    }
    let layout = self.layout
    for (moment, rect) in zip(moments, layout.moments) {
      drawFrame(rect, context) { moment.draw(in: rect, palette: palette, context) }
    }
    let line = FamilyLineView.shown(of: result.family)
    for (index, rect) in layout.bodies.enumerated() {
      drawFrame(rect, context) {
        context.setFillColor(palette.water.cgColor)
        context.fill(rect)
        FamilyLineView.draw(
          line[index], since: index > 0 ? line[index - 1] : nil, in: rect, palette: palette,
          context)
      }
    }
    for piece in layout.pieces { piece.draw() }
  }

  /// Draws a small picture with round corners.
  private func drawFrame(_ rect: CGRect, _ context: CGContext, _ draw: () -> Void) {
    context.saveGState()
    context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: 6).cgPath)
    context.clip()
    draw()
    context.restoreGState()
  }

  /// A text and its place on the card.
  struct Piece {
    let text: String
    let font: UIFont
    let colour: UIColor
    var rect: CGRect

    private var attributed: NSAttributedString {
      NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: colour])
    }

    /// Returns the height of the text at a width, in whole points.
    func height(in width: CGFloat) -> CGFloat {
      let size = CGSize(width: width, height: .greatestFiniteMagnitude)
      return attributed.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        .height.rounded(.up)
    }

    func draw() { attributed.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
  }

  /// The texts from top to bottom.
  var pieces: [Piece] { layout.pieces }

  /// The parts of the card below the portraits.
  struct Layout {
    var pieces: [Piece] = []
    /// The places of the moments and of the killer's line.
    var moments: [CGRect] = []
    var bodies: [CGRect] = []
  }

  /// The gap between small pictures, in points.
  private static let gap: CGFloat = 6
  private static let bodyHeight: CGFloat = 46

  /// Returns the places of some pictures next to each other.
  private static func row(_ count: Int, of columns: Int, y: CGFloat, height: CGFloat?) -> [CGRect] {
    let width = (size.width - 2 * margin + gap) / CGFloat(columns) - gap
    return (0..<count).map {
      CGRect(
        x: margin + CGFloat($0) * (width + gap), y: y, width: width, height: height ?? width)
    }
  }

  /// Lays the card out from top to bottom. Each text is as high as it needs; the code takes what is left, because it is
  /// also shared as text.
  var layout: Layout {
    var layout = Layout()
    let width = Self.size.width - 2 * Self.margin
    var y = 2 * Self.margin + portraitHeight - 6
    func add(
      _ text: String, _ font: UIFont, _ colour: UIColor, gap: CGFloat,
      in column: (Int, of: Int) = (0, 1)
    ) -> CGFloat {
      let share = width / CGFloat(column.of)
      var piece = Piece(text: text, font: font, colour: colour, rect: .zero)
      // Columns have a gap between them.
      let room = column.of > 1 ? share - 6 : share
      piece.rect = CGRect(
        x: Self.margin + CGFloat(column.0) * share, y: y, width: room,
        height: piece.height(in: room))
      layout.pieces.append(piece)
      return piece.rect.maxY + gap
    }
    y = add(result.card.name, .systemFont(ofSize: 27, weight: .bold), ink, gap: 2)
    y = add(ending, .systemFont(ofSize: 14), quiet, gap: 6)
    let numbers = self.numbers
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
    y =
      numbers.enumerated().map { add($1.value, digits, ink, gap: 1, in: ($0, numbers.count)) }.max()
      ?? y
    let names = UIFont.systemFont(ofSize: 11)
    y =
      numbers.enumerated().map { add($1.name, names, quiet, gap: 8, in: ($0, numbers.count)) }.max()
      ?? y
    y = add(dish, .systemFont(ofSize: 13, weight: .medium), ink, gap: 6)
    layout.moments = Self.row(moments.count, of: Still.most, y: y, height: nil)
    if let last = layout.moments.last { y = last.maxY + 8 }
    let line = FamilyLineView.shown(of: result.family)
    if line.count > 1 {
      y = add(texts[NemesisText.line], names, quiet, gap: 3)
      layout.bodies = Self.row(
        line.count, of: FamilyLineView.most, y: y, height: Self.bodyHeight)
      y += Self.bodyHeight + 8
    }
    let end = Self.size.height - 34
    let small = UIFont.monospacedSystemFont(ofSize: 8, weight: .regular)
    layout.pieces.append(
      Piece(
        text: Self.broken(code), font: small, colour: quiet,
        rect: CGRect(x: Self.margin, y: y, width: width, height: max(end - y, 0))))
    layout.pieces.append(
      Piece(
        text: invitation, font: .systemFont(ofSize: 12, weight: .semibold),
        colour: palette.rimLight.uiColor,
        rect: CGRect(x: Self.margin, y: end + 6, width: width, height: 16)))
    return layout
  }

  /// The parts of the score, each with its name.
  private var numbers: [(value: String, name: String)] {
    let score = result.score
    return [
      ("\(score.points)", texts[DeathText.score]), ("\(score.rivals)", texts[DeathText.rivals]),
      (texts.duration(seconds: score.time), texts[DeathText.time]),
    ]
  }

  private func drawWater(in context: CGContext) {
    let palette = palette.in(result.habitat)
    context.setFillColor(palette.deep.cgColor)
    context.fill(CGRect(origin: .zero, size: Self.size))
    context.saveGState()
    context.translateBy(x: 0.4 * Self.size.width, y: 0.22 * Self.size.height)
    context.paintRadially([(0, palette.water), (Self.size.height, palette.deep)])
    context.restoreGState()
  }

  // MARK: Words

  /// The cause of death, and the killer.
  private var ending: String {
    result.ending.map { texts.reason(of: $0, loss: result.loss, by: result.killer?.name) }
      ?? texts[BooksText.gaveUp]
  }

  /// The last line: the game's name, or the challenge on the page with the rematch.
  private var invitation: String {
    guard address != nil, let host = page?.host else { return texts[MenuText.title] }
    return texts[DeathText.rematch, ["host": host]]
  }

  /// The identity of the dish, so that others can play in the same one.
  private var dish: String {
    let card = result.card
    let seed =
      card.isOfTheDay
      ? "\(texts[CommonText.seedOfDay]), \(texts.date(card.day))"
      : texts[CommonText.seed, ["seed": "\(card.seed)"]]
    let level = Difficulty(rawValue: card.difficulty).map { texts.name(of: $0) }
    let habitat = result.habitat == .shallows ? nil : texts[HabitatText(result.habitat)]
    return [seed, level, habitat].compactMap { $0 }.joined(separator: " · ")
  }

  /// Breaks a code into lines; it has no spaces at which they could break.
  private static func broken(_ code: String, columns: Int = 59) -> String {
    var lines: [Substring] = []
    var rest = code[...]
    while !rest.isEmpty {
      lines.append(rest.prefix(columns))
      rest = rest.dropFirst(columns)
    }
    return lines.joined(separator: "\n")
  }
}

import Micro
import UIKit

/// A life on a card for sharing: portrait, name, end, score, the dish, and the creature's code.
///
/// It is laid out for the width of a message on a small phone, so that all of it is readable there, and drawn with
/// three pixels per point.
@available(iOS 16, *)
@MainActor struct ShareCard {
  let result: RunResult
  let texts: Texts
  let palette: Palette

  /// The size, in points.
  static let size = CGSize(width: 320, height: 420)
  static let scale: CGFloat = 3
  private static let margin: CGFloat = 16
  private static let portraitHeight: CGFloat = 118

  var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: Self.size, format: format).image { renderer in
      draw(in: renderer.cgContext)
    }
  }

  /// The text that is copied with the picture, which can be pasted into the game.
  var code: String { GenomeCode.print(result.genome) }

  // MARK: Drawing

  private var ink: UIColor { palette.ground == .darkField ? .white : .black }
  private var quiet: UIColor { ink.withAlphaComponent(0.66) }

  private func draw(in context: CGContext) {
    drawWater(in: context)
    Portrait.draw(
      Figure(result.genome),
      in: CGRect(
        x: Self.margin, y: Self.margin, width: Self.size.width - 2 * Self.margin,
        height: Self.portraitHeight), palette: palette, context)
    var y = 2 * Self.margin + Self.portraitHeight - 6
    y = write(result.card.name, .systemFont(ofSize: 27, weight: .bold), ink, at: y, height: 34)
    y = write(ending, .systemFont(ofSize: 14), quiet, at: y, height: 36) + 6
    drawNumbers(at: y)
    y += 56
    y = write(dish, .systemFont(ofSize: 13, weight: .medium), ink, at: y, height: 18) + 6
    let code = self.code
    let font = UIFont.monospacedSystemFont(ofSize: 8, weight: .regular)
    y = write(Self.broken(code), font, quiet, at: y, height: Self.size.height - y - 34)
    write(
      texts[MenuText.title], .systemFont(ofSize: 12, weight: .semibold),
      palette.rimLight.uiColor, at: Self.size.height - 28, height: 16)
  }

  private func drawWater(in context: CGContext) {
    context.setFillColor(palette.deep.cgColor)
    context.fill(CGRect(origin: .zero, size: Self.size))
    context.saveGState()
    context.translateBy(x: 0.4 * Self.size.width, y: 0.22 * Self.size.height)
    context.paintRadially([(0, palette.water), (Self.size.height, palette.deep)])
    context.restoreGState()
  }

  /// Draws a text.
  ///
  /// - Returns: The lower end of the text.
  @discardableResult
  private func write(
    _ text: String, _ font: UIFont, _ colour: UIColor, at y: CGFloat, height: CGFloat
  ) -> CGFloat {
    let rect = CGRect(
      x: Self.margin, y: y, width: Self.size.width - 2 * Self.margin, height: height)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: colour]
    NSString(string: text).draw(in: rect, withAttributes: attributes)
    return y + height
  }

  /// Draws the parts of the score next to each other, each over its name.
  private func drawNumbers(at y: CGFloat) {
    let score = result.score
    let parts: [(String, DeathText)] = [
      ("\(score.points)", .score), ("\(score.rivals)", .rivals),
      (texts.duration(seconds: score.time), .time),
    ]
    let width = (Self.size.width - 2 * Self.margin) / CGFloat(parts.count)
    for (index, (number, name)) in parts.enumerated() {
      let x = Self.margin + CGFloat(index) * width
      NSString(string: number).draw(
        in: CGRect(x: x, y: y, width: width, height: 28),
        withAttributes: [
          .font: UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .semibold),
          .foregroundColor: ink,
        ])
      NSString(string: texts[name]).draw(
        in: CGRect(x: x, y: y + 28, width: width, height: 16),
        withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: quiet])
    }
  }

  // MARK: Words

  /// The cause of death, and the killer.
  private var ending: String {
    result.ending.map(texts.reason(of:)) ?? texts[BooksText.gaveUp]
  }

  /// The identity of the dish, so that others can play in the same one.
  private var dish: String {
    let card = result.card
    let seed =
      card.isOfTheDay
      ? "\(texts[CommonText.seedOfDay]), \(texts.date(card.day))"
      : texts[CommonText.seed, ["seed": "\(card.seed)"]]
    let level = Difficulty(rawValue: card.difficulty).map { texts.name(of: $0) }
    return [seed, level].compactMap { $0 }.joined(separator: " · ")
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

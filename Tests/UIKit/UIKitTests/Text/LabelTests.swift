import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct LabelTests {
  private func label(_ text: String?, lines: Int = 1, width: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = lines
    label.preferredMaxLayoutWidth = width
    return label
  }

  @Test func anEmptyLabelAsksForNothing() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func sizesAreOnThePixel() {
    putPhoneToWork()
    for text in ["a", "Hello", "two\nlines", "a longer text that wraps in most columns there are"] {
      for width in stride(from: 30 as CGFloat, through: 300, by: 31) {
        for lines in [0, 1, 2, 3] {
          let size = label(text, lines: lines, width: width).intrinsicContentSize
          for length in [size.width, size.height] {
            #expect(abs(length * 3 - (length * 3).rounded()) < 1e-6, "\(text) \(width) \(lines)")
          }
          #expect(lines == 1 || size.width <= width + 1.0 / 3, "\(text) \(width) \(lines)")
        }
      }
    }
  }

  @Test func oneLineKeepsItsWidthAndSeveralWrap() {
    putPhoneToWork()
    let text = "a longer text that wraps in most columns there are"
    let natural = label(text).intrinsicContentSize
    #expect(label(text).sizeThatFits(CGSize(width: 50, height: 0)) == natural)
    let wrapped = label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > natural.height)
    #expect(label(text, lines: 2).sizeThatFits(CGSize(width: 100, height: 0)).height == 122.0 / 3)
    #expect(label(text, lines: 0).sizeThatFits(.zero) == natural)
  }

  @Test func sizeToFitGrowsALine() {
    let label = label("Hello")
    label.frame = CGRect(x: 5, y: 6, width: 10, height: 100)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(abs(label.frame.minX - 5) < 1e-9)
    #expect(abs(label.frame.minY - 6) < 1e-9)
  }

  @Test func attributedTextTakesTheLabelsStyleWhereItHasNone() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    let string = NSMutableAttributedString(string: "ab")
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: 1))
    label.attributedText = string
    let attributes = label.attributedText!.attributes(at: 1, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(label.font == .systemFont(ofSize: 12))
    #expect(label.text == "ab")
    label.font = .systemFont(ofSize: 20)
    for index in 0...1 {
      let attributes = label.attributedText!.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
    }
    label.text = "plain"
    #expect(label.font == .systemFont(ofSize: 20))
  }

  @Test func theParagraphStyleOfAnAttributedTextCounts() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byWordWrapping)
    label.textAlignment = .center
    let set = label.attributedText!.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((set as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func nilsGoBackToTheDefaults() {
    let label = label("a")
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
    label.text = nil
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test func textRectStandsWhereTheTextDoes() {
    let label = label("Hello")
    let size = label.intrinsicContentSize
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    var rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.size == size)
    #expect(abs(rect.midY - 70) < 1e-9)
    #expect(rect.minX == 10)
    label.textAlignment = .right
    rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.maxX - 210) < 0.5)
    label.textAlignment = .center
    rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midX - 110) < 0.5)
  }

  /// A common way to add padding to a label.
  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 7)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let rect = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(
        by: UIEdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: insets))
    }
  }

  @Test func aSubclassCanAddPadding() {
    let plain = label("Hello").intrinsicContentSize
    let padded = PaddedLabel()
    padded.text = "Hello"
    #expect(
      padded.intrinsicContentSize == CGSize(width: plain.width + 15, height: plain.height + 8))
    #expect(padded.sizeThatFits(.zero) == padded.intrinsicContentSize)
  }

  @Test func baselinesFollowTheMetrics() {
    let label = label("Hello")
    let one = label.baselines(in: label.intrinsicContentSize)
    #expect(one.first == one.last)
    #expect(abs(one.first - UIFont.systemFont(ofSize: 17).ascender) <= 1.0 / 3)
    let two = self.label("a\nb", lines: 0)
    let baselines = two.baselines(in: two.intrinsicContentSize)
    #expect(abs(baselines.last - baselines.first - 20.287) <= 1.0 / 3)
  }

  @Test func theFontFollowsTheTextSizeWhenAsked() {
    for follows in [false, true] {
      let label = label("Hello")
      label.font = .preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
      label.adjustsFontForContentSizeCategory = follows
      #expect(label.font.pointSize == (follows ? 17 : 14))
    }
  }

  // MARK: Pixels

  /// Returns the bounds of the ink of a label at 3×, in pixels.
  private func ink(_ label: UILabel, size: CGSize) -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    label.frame = CGRect(origin: .zero, size: size)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      label.draw(label.bounds)
    }
    return image.cgImage!.inkBounds
  }

  @Test func inkStaysInsideAndOnItsSide() {
    for alignment in [NSTextAlignment.left, .center, .right] {
      let label = label("Hello")
      label.textAlignment = alignment
      let ink = ink(label, size: CGSize(width: 100, height: 40))
      #expect(ink.minY > 20)
      #expect(ink.maxY < 100)
      switch alignment {
      case .left:
        #expect(ink.minX < 10)
        #expect(ink.maxX < 150)
      case .right:
        #expect(ink.minX > 150)
        #expect(ink.maxX > 290)
      default: #expect(abs(ink.midX - 150) < 6)
      }
    }
  }

  @Test func capitalsAreAsHighAsSanFranciscos() {
    // Inter's capitals are 0.727 em high, and San Francisco's are 0.705, which is within a pixel at this size.
    let ink = ink(label("HHH"), size: CGSize(width: 100, height: 61.0 / 3))
    #expect(abs(ink.height - 17 * 0.705 * 3) <= 2)
  }

  @Test func shrunkTextFitsAndTooSmallALimitTruncates() {
    let text = "Hello, how are you today?"
    let label = label(text)
    label.adjustsFontSizeToFitWidth = true
    let fits = ink(label, size: CGSize(width: 100, height: 30))
    #expect(fits.maxX > 285)
    #expect(fits.maxX <= 300)
    label.minimumScaleFactor = 0.9
    let truncated = ink(label, size: CGSize(width: 100, height: 30))
    #expect(truncated.height > fits.height)
  }

  @Test func aDisabledLabelIsFaintAndAHighlightedOneHasItsColour() {
    let label = label("HHH")
    label.textColor = .black
    label.highlightedTextColor = .red
    label.isHighlighted = true
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
    let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
      label.draw(label.bounds)
    }
    let pixels = image.cgImage!.pixels
    #expect(pixels.contains { $0.red > 250 && $0.green == 0 && $0.alpha > 250 })
    label.isEnabled = false
    let faint = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
      label.draw(label.bounds)
    }
    #expect(faint.cgImage!.pixels.allSatisfy { $0.alpha < 140 })
  }
}

/// Tests of a label that determines its height in Auto Layout's second pass, as a calendar does with a hidden
/// label.
@MainActor struct LabelSecondPassTests {
  private final class Sizing: UILabel {
    var height: CGFloat = 0
    private(set) var widths: [CGFloat] = []

    override var intrinsicContentSize: CGSize {
      guard preferredMaxLayoutWidth > 0 else { return super.intrinsicContentSize }
      widths.append(preferredMaxLayoutWidth)
      return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  /// An invalid height changes nothing.
  @Test(arguments: [120, 0, -1, .infinity, .nan] as [CGFloat])
  func asksTheSubclass(height: CGFloat) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let label = Sizing()
    label.height = height
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let wish = label.widthAnchor.constraint(equalToConstant: 375)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 361), wish,
    ])
    stage.show(controller)
    stage.advance(by: 0.1)
    #expect(label.frame.width == 361)
    #expect(label.frame.height == (height == 120 ? 120 : 0))
    #expect(label.widths.last == 361)
    #expect(label.preferredMaxLayoutWidth == 0)
  }
}

/// Tests that a label with the size of its text shows all of it.
@MainActor struct LabelFitTests {
  private static let words = [
    "Attach", "Snap", "Collision", "Field", "Push", "A", "Wi-Fi", "Settings…", "AVATAR", "Toolbar",
    "fjord", "To", "Yes, please", "Größe", "12:45", "Done", "office", "T.", "“Quoted”", "مرحبا",
    "日本語", "👍🏽 ok",
  ]
  private nonisolated static let weights: [UIFont.Weight] = [
    .light, .regular, .medium, .semibold, .bold, .heavy,
  ]

  private func label(_ text: String, _ weight: UIFont.Weight, _ size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size, weight: weight)
    label.text = text
    return label
  }

  @Test(arguments: weights)
  func isNotCutOff(_ weight: UIFont.Weight) {
    putPhoneToWork()
    for size in stride(from: CGFloat(9), through: 34, by: 0.5) {
      for word in Self.words {
        for kern in [0, 0.4, -0.3, 2] as [CGFloat] {
          let label = label(word, weight, size)
          if kern != 0 {
            label.attributedText = NSAttributedString(
              string: word, attributes: [.kern: kern, .font: label.font!])
          }
          label.sizeToFit()
          let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
          #expect(text.width == label.bounds.width, "\(word) at \(size), \(kern)")
        }
      }
    }
  }

  /// In a column as wide as its longest line, a text has the same line breaks as in the wider one.
  @Test(arguments: weights)
  func breaksTheSame(_ weight: UIFont.Weight) {
    putPhoneToWork()
    let text = "Nothing in Inbox, said the message from Berlin: no mail today."
    for size in stride(from: CGFloat(9), through: 34, by: 1) {
      for width in stride(from: CGFloat(60), through: 420, by: 23) {
        let label = label(text, weight, size)
        label.numberOfLines = 0
        let wide = label.sizeThatFits(CGSize(width: width, height: 0))
        let tight = label.sizeThatFits(CGSize(width: wide.width, height: 0))
        #expect(tight == wide, "\(size) in \(width)")
      }
    }
  }
}

import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of the loupe's position on a small grid. It has 80 × 47.5 points, 26 above the line's middle and
/// ten from the sides, and disappears 48 below the line (estimated by Flutter's authors). It magnifies 64
/// × 38 by 1.25.
@Suite struct LoupePlacementTests {
  static let area = CGRect(x: 0, y: 0, width: 393, height: 852)

  static let grid: [LoupePlacement] = [0, 20, 50, 200, 350, 393].flatMap { x in
    [10, 80, 400, 840].flatMap { y in
      [-60, -30, 0, 30, 60].flatMap { dx in
        [-20, 0, 20, 48].map { dy in
          LoupePlacement(
            area: area, caret: CGRect(x: x - 1, y: y - 10, width: 2, height: 20),
            finger: CGPoint(x: x + dx, y: y + dy))
        }
      }
    }
  }

  @Test(arguments: grid) func itIsInTheWindowAndShowsTheCaret(placement: LoupePlacement) {
    let (frame, focus) = (placement.frame, placement.focus)
    #expect(!placement.isAway)
    #expect(frame.size == CGSize(width: 80, height: 47.5))
    #expect(focus.size == CGSize(width: 64, height: 38))
    #expect(Self.area.insetBy(dx: 10, dy: 0).contains(frame))
    #expect(focus.contains(placement.caret))
    #expect(focus.midY == placement.caret.midY)
    // If neither side nor the top is near, it is above the finger and follows a tenth of its downward
    // movement.
    let (x, y) = (placement.caret.midX, placement.caret.midY)
    guard x >= 200, x <= 350 - 60, y >= 80 else { return }
    #expect(frame.midX == focus.midX)
    #expect(abs(frame.maxY - (y - 26 + max(0, placement.finger.y - y) / 10)) < 1e-9)
    if abs(placement.finger.x - x) <= 24 { #expect(frame.midX == placement.finger.x) }
  }

  @Test func aFingerFarBelowNeedsNone() {
    for (below, isAway) in [(47.0, false), (48, false), (48.5, true), (300, true)] {
      let placement = LoupePlacement(
        area: Self.area, caret: CGRect(x: 99, y: 390, width: 2, height: 20),
        finger: CGPoint(x: 100, y: 400 + below))
      #expect(placement.isAway == isAway)
    }
  }
}

/// Tests of the loupe over a text field on a 14 Pro at 3×, with text at about y = 117.
@MainActor @Suite(.serialized) struct TextLoupeTests {
  private let bench = TextFieldBench()

  init() {
    bench.field.frame.origin.y = 300
    bench.field.text = "hello big world"
    bench.focus()
  }

  private var loupes: [TextLoupeView] {
    bench.stage.window?.subviews.compactMap { $0 as? TextLoupeView } ?? []
  }

  private func picture() throws -> CGImage {
    let lens = try #require(loupes.first?.subviews.first)
    return try #require(lens.layer.contents as! CGImage?)
  }

  private func press(at offset: Int) {
    bench.stage.touchDown(at: bench.place(of: offset))
    bench.stage.advance(by: 0.6)
  }

  private func isBlue(_ pixel: Pixel) -> Bool { Int(pixel.blue) - Int(pixel.red) > 120 }

  @Test func itFollowsTheCaretAndGoes() throws {
    #expect(loupes.isEmpty)
    press(at: 3)
    bench.stage.advance(by: 0.2)
    for offset in [3, 8, 5] {
      let place = bench.place(of: offset)
      bench.stage.touchMove(to: place)
      bench.stage.advance(by: 0.05)
      let loupe = try #require(loupes.first)
      #expect(loupes.count == 1)
      #expect(loupe.alpha == 1)
      #expect(loupe.transform == .identity)
      #expect(abs(loupe.frame.midX - place.x) < 1e-6)
      #expect(abs(loupe.frame.maxY - (place.y - 26)) < 1e-6)
    }
    bench.stage.touchUp()
    bench.stage.advance(by: 0.1)
    #expect(loupes.count == 1)
    bench.stage.advance(by: 0.1)
    #expect(loupes.isEmpty)
  }

  /// A caret of 2 points is 2 · 1.25 · 3 = 7.5 pixels wide in the image, and centred in it.
  @Test func itMagnifies() throws {
    press(at: 5)
    let picture = try picture()
    #expect(picture.width == 240)
    #expect(abs(picture.height - 143) <= 1)
    let middle = picture.pixels[(picture.height / 2 * picture.width)...].prefix(picture.width)
    let blue = middle.enumerated().filter { isBlue($1) }.map(\.offset)
    #expect((6...9).contains(blue.count))
    let mean = Double(blue.reduce(0, +)) / Double(blue.count)
    #expect(abs(mean - 120) <= 1.5)
    // The caret doesn't blink under the finger.
    for _ in 0..<8 {
      bench.stage.advance(by: 0.3)
      #expect(bench.field.subviews.flatMap(\.subviews).first { $0 is TextCaretView }?.alpha == 1)
    }
    bench.stage.touchUp()
  }

  /// At the top of the window, the loupe covers the text but isn't in its own image.
  @Test func itDoesNotShowItself() throws {
    bench.field.frame.origin.y = 5
    bench.stage.advance(by: 0.1)
    press(at: 5)
    bench.stage.advance(by: 0.2)
    let loupe = try #require(loupes.first)
    #expect(loupe.frame.minY == 0)
    let first = try picture().pixels
    for _ in 0..<3 {
      bench.stage.touchMove(to: bench.place(of: 5))
      bench.stage.advance(by: 0.1)
      #expect(try picture().pixels == first)
    }
    bench.stage.touchUp()
  }

  @Test func itGoesWhileTheFingerIsFarBelow() {
    press(at: 5)
    let place = bench.place(of: 5)
    for isAway in [true, false, true] {
      bench.stage.touchMove(to: CGPoint(x: place.x, y: place.y + (isAway ? 60 : 10)))
      bench.stage.advance(by: 0.3)
      #expect(loupes.isEmpty == isAway)
    }
    bench.stage.touchUp()
  }

  @Test(arguments: [false, true]) func handlesBringIt(isStart: Bool) throws {
    bench.select(6..<9)
    bench.stage.advance(by: 0.1)
    let (from, to) = isStart ? (6, 2) : (9, 13)
    let (start, end) = (bench.place(of: from), bench.place(of: to))
    bench.stage.touchDown(at: start)
    for step in 1...10 {
      bench.stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * CGFloat(step) / 10, y: start.y))
      bench.stage.advance(by: 0.05)
    }
    #expect(bench.selection == (isStart ? 2..<9 : 6..<13))
    let loupe = try #require(loupes.first)
    // It stays ten points from the side.
    #expect(abs(loupe.frame.midX - max(end.x, 10 + 40)) < 1e-6)
    bench.stage.touchUp()
    bench.stage.advance(by: 0.3)
    #expect(loupes.isEmpty)
  }

  @Test(arguments: 0..<3) func nothingLeavesItBehind(cause: Int) {
    press(at: 5)
    #expect(loupes.count == 1)
    switch cause {
    case 0: bench.stage.touchCancel()
    case 1: bench.field.resignFirstResponder()
    default: bench.field.removeFromSuperview()
    }
    bench.stage.advance(by: 0.5)
    #expect(loupes.isEmpty)
  }

  /// Screenshots for people in the folder `OOZE_PICTURES`: a caret, and a handle in a text with several
  /// lines.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func pictures(style: UIUserInterfaceStyle) throws {
    let stage = Stage(device: .iPhoneSE, appearance: style)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let text = UITextView(frame: CGRect(x: 16, y: 30, width: 343, height: 200))
    text.font = .systemFont(ofSize: 17)
    text.text =
      "A loupe shows what the finger covers: the line, the caret in it, and what is around."
    controller.view.addSubview(text)
    stage.show(controller)
    stage.advance(by: 0.1)
    func caret(_ offset: Int) -> CGPoint {
      let rect = text.caretRect(for: text.position(from: text.beginningOfDocument, offset: offset)!)
      return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    text.becomeFirstResponder()
    stage.advance(by: 0.5)
    stage.touchDown(at: caret(50))
    stage.advance(by: 0.8)
    #expect(stage.window?.subviews.contains { $0 is TextLoupeView } == true)
    try stage.keepPicture("loupe-caret-\(style.rawValue)")
    stage.touchUp()
    stage.advance(by: 0.5)
    text.selectedRange = NSRange(location: 46, length: 12)
    stage.advance(by: 0.1)
    stage.touchDown(at: caret(58))
    for step in 1...6 {
      let (start, end) = (caret(58), caret(70))
      stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * CGFloat(step) / 6, y: start.y))
      stage.advance(by: 0.1)
    }
    try stage.keepPicture("loupe-handle-\(style.rawValue)")
    stage.touchUp()
  }
}

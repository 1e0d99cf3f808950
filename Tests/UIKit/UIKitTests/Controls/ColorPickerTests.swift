import Foundation
import Stage
import Testing

@testable import UIKit

/// The arithmetic of picked colours, the picker and the well.
@MainActor @Suite(.serialized) struct ColorPickerTests {
  // MARK: Conversions

  /// Six digits are parsed as a colour of whole bytes, and printed again.
  @Test func hexadecimalGoesThereAndBack() throws {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 5) {
          let color = ColorSelection(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255)
          #expect(color.bytes == [red, green, blue])
          #expect(ColorSelection(hex: color.hex) == color)
          #expect(ColorSelection(color.color).bytes == color.bytes)
        }
      }
    }
    for text in ["", "12345", "1234567", "12345G", "##12345", "+12345", "-12345", " 12345"] {
      #expect(ColorSelection(hex: text) == nil, "\(text)")
    }
    #expect(ColorSelection(hex: "#ff8000")?.bytes == [255, 128, 0])
  }

  /// A position in the spectrum has a colour with the same position. On the edges, where all positions have
  /// one colour, the colour is the same.
  @Test func theSpectrumGoesThereAndBack() {
    // The rounding of the products that make a colour. Whole bytes would jump by one where a part is between
    // two of them, as the green of 195.5 is at (2/36, 7/40).
    let rounding: CGFloat = 1e-9
    for column in 0..<36 {
      for row in 0...40 {
        let place = CGPoint(x: CGFloat(column) / 36, y: CGFloat(row) / 40)
        let color = ColorSelection(spectrum: place)
        let back = color.spectrumPlace
        let again = ColorSelection(spectrum: back)
        #expect(
          abs(again.red - color.red) < rounding && abs(again.green - color.green) < rounding
            && abs(again.blue - color.blue) < rounding, "\(place)")
        guard row > 0, row < 40 else { continue }
        #expect(abs(back.y - place.y) < rounding && abs(back.x - place.x) < rounding, "\(place)")
      }
    }
  }

  @Test func theSpectrumAgreesWithHue() {
    for column in 0..<24 {
      let hue = CGFloat(column) / 24
      let ours = ColorSelection(spectrum: CGPoint(x: hue, y: 0.5))
      let theirs = ColorSelection(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
      #expect(ours.bytes == theirs.bytes)
    }
  }

  @Test func numbersOutOfRangeAreMovedIn() {
    for value in [-1, -0.001, 1.5, CGFloat.nan, .infinity, -.infinity] {
      let color = ColorSelection(red: value, green: value, blue: value, alpha: value)
      for part in [color.red, color.green, color.blue, color.alpha] {
        #expect(part >= 0)
        #expect(part <= 1)
      }
    }
  }

  @Test func theGridIsWhole() {
    #expect(ColorGrid.rows.count == 10)
    var seen: Set<[Int]> = []
    for (row, colors) in ColorGrid.rows.enumerated() {
      #expect(colors.count == ColorGrid.columns)
      for (column, color) in colors.enumerated() {
        seen.insert(color.bytes)
        let place = ColorGrid.place(of: color)
        #expect(place?.row == row)
        #expect(place?.column == column)
      }
    }
    #expect(seen.count == 120)
  }

  // MARK: The picker

  /// The opacity is named above its slider, with its value next to it, and follows a finger. Source:
  /// F-CONTROL-02, from screenshots of iOS 16.
  @Test(arguments: [(375, 560), (393, 852), (320, 480)], [false, true])
  @MainActor func opacityIsSaid(size: (Int, Int), isMirrored: Bool) throws {
    let stage = Stage(
      device: .iPhone14Pro, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let controller = UIViewController()
    let view = ColorPickerView(ColorSelection(red: 0, green: 0, blue: 1, alpha: 0.8))
    view.frame = CGRect(x: 0, y: 0, width: size.0, height: size.1)
    controller.view.addSubview(view)
    stage.show(controller)
    stage.advance(by: 0.1)
    func label(_ text: String) -> UILabel? {
      view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
    }
    let name = try #require(label("OPACITY"))
    let value = try #require(label("80%"))
    let slider = try #require(
      view.subviews.lazy.compactMap { $0 as? ColorSlider }.first { $0.name == "Opacity" })
    let grid = try #require(view.subviews.first { $0 is ColorGridView })
    #expect(name.frame.maxY <= slider.frame.minY)
    #expect(grid.frame.maxY <= name.frame.minY)
    #expect(
      isMirrored ? value.frame.maxX <= slider.frame.minX : value.frame.minX >= slider.frame.maxX)
    for place in [name.frame, value.frame, slider.frame] { #expect(view.bounds.contains(place)) }
    let start = isMirrored ? slider.frame.maxX - 1 : slider.frame.minX + 1
    stage.tap(at: view.convert(CGPoint(x: start, y: slider.frame.midY), to: nil))
    #expect(value.text == "0%")
    #expect(view.selection.alpha == 0)
    view.supportsAlpha = false
    #expect(name.isHidden)
    #expect(value.isHidden)
    #expect(slider.isHidden)
  }

  @MainActor private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var picks: [(String, Bool)] = []
    var finished = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { picks.append((ColorSelection(color).hex, continuously)) }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      finished += 1
    }
  }

  @MainActor private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
    var picks = 0
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      picks += 1
    }
  }

  private func find<Kind: UIView>(_ kind: Kind.Type, in view: UIView?) -> Kind? {
    guard let view else { return nil }
    if let found = view as? Kind { return found }
    return view.subviews.lazy.compactMap { find(kind, in: $0) }.first
  }

  /// Source: Apple, UIColorPickerViewControllerDelegate: continuously while the finger is down.
  @Test func aFingerOnTheGridPicks() throws {
    let stage = Stage(device: .iPhone14Pro)
    let picker = UIColorPickerViewController()
    let listener = Listener()
    picker.delegate = listener
    stage.show(picker)
    stage.advance(by: 0.2)
    let grid = try #require(find(ColorGridView.self, in: picker.view))
    func place(_ row: Int, _ column: Int) -> CGPoint {
      grid.convert(
        CGPoint(
          x: grid.bounds.width * (CGFloat(column) + 0.5) / 12,
          y: grid.bounds.height * (CGFloat(row) + 0.5) / 10), to: nil)
    }
    stage.touchDown(at: place(5, 1))
    stage.touchMove(to: place(5, 2))
    stage.touchUp()
    #expect(listener.picks.map(\.0) == ["0061FD", "4D22B2", "4D22B2"])
    #expect(listener.picks.map(\.1) == [true, true, false])
    #expect(ColorSelection(picker.selectedColor).hex == "4D22B2")
    // Setting it doesn't call the delegate.
    picker.selectedColor = .red
    #expect(listener.picks.count == 3)
    picker.supportsAlpha = false
    picker.selectedColor = UIColor.red.withAlphaComponent(0.3)
    #expect(picker.selectedColor.cgColor.alpha == 1)
    let old = OldListener()
    picker.delegate = old
    stage.tap(at: place(2, 2))
    #expect(old.picks == 2)
  }

  @Test func closingItIsTold() throws {
    let stage = Stage(device: .iPhone14Pro)
    let host = UIViewController()
    stage.show(host)
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    host.view.addSubview(well)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.tap(at: CGPoint(x: 114, y: 214))
    stage.advance(by: 1)
    let picker = try #require(host.presentedViewController as? UIColorPickerViewController)
    let listener = Listener()
    picker.delegate = listener
    let grid = try #require(find(ColorGridView.self, in: picker.view))
    let spot = grid.convert(CGPoint(x: 3, y: 3), to: nil)
    stage.tap(at: spot)
    #expect(changes == 2)
    #expect(well.selectedColor.map { ColorSelection($0).hex } == "FEFFFE")
    host.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(listener.finished == 1)
    #expect(host.presentedViewController == nil)
  }

  /// No name and no number is cut off, at any text size and in any mode, also on low screens.
  @Test(arguments: [
    UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ])
  func textsAreWhole(textSize: UIContentSizeCategory) throws {
    for (device, isRightToLeft) in [
      (Stage.Device.iPhone14Pro, false), (.iPhone14Pro, true), (.iPhoneSE, false),
    ] {
      let stage = Stage(
        device: device, textSize: textSize,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
      stage.show(UIColorPickerViewController())
      stage.advance(by: 0.2)
      let ways = try #require(
        stage.views().compactMap { $0 as? UISegmentedControl }.first)
      for way in 0..<3 {
        ways.selectedSegmentIndex = way
        ways.sendActions(for: .valueChanged)
        stage.advance(by: 0.2)
        var seen: [String: CGRect] = [:]
        for case let label as UILabel in stage.views() {
          let ancestors = sequence(first: label as UIView, next: \.superview)
          guard !ancestors.contains(where: \.isHidden), let text = label.text,
            !ancestors.contains(where: { $0 is UISegmentedControl })
          else { continue }
          let needed = label.sizeThatFits(
            CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(needed.height <= label.bounds.height + 0.5, "\(text) at \(textSize.rawValue)")
          seen[text] = label.convert(label.bounds, to: nil)
        }
        #expect(seen.keys.contains("OPACITY"))
        #expect(seen.keys.contains("100%"))
        #expect(seen.keys.contains("RED") == (way == 2))
        // A name is above its slider, and doesn't overlap it.
        for case let slider as ColorSlider in stage.views() {
          let place = slider.convert(slider.bounds, to: nil)
          guard !sequence(first: slider as UIView, next: \.superview).contains(where: \.isHidden)
          else { continue }
          for (text, frame) in seen { #expect(!frame.intersects(place), "\(text)") }
          #expect(place.height >= 20)
        }
      }
    }
  }
}

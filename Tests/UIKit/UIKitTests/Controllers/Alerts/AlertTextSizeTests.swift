import Stage
import Testing

@testable import UIKit

/// Alerts and action sheets grow with the user's text size: their texts and buttons wrap, and scroll if the screen is too
/// small for them.
///
/// Sources: Apple's Human Interface Guidelines, Typography, for the sizes of headline, body and footnote; Flutter's
/// measurements of iOS 13 to 17 in `packages/flutter/lib/src/cupertino/dialog.dart` for the widths of alerts, the font
/// sizes of sheets' buttons, and the parts that stay visible.
@MainActor @Suite(.serialized) struct AlertTextSizeTests {
  /// A text size with the font sizes of headlines and buttons, of messages, and of a sheet's buttons.
  struct Size: Sendable, CustomTestStringConvertible {
    let category: UIContentSizeCategory
    let body: CGFloat
    let footnote: CGFloat
    let sheet: CGFloat

    var testDescription: String { category.rawValue }
  }

  /// Alerts don't become smaller than at the usual size.
  nonisolated static let sizes = [
    Size(category: .extraSmall, body: 17, footnote: 13, sheet: 20),
    Size(category: .medium, body: 17, footnote: 13, sheet: 20),
    Size(category: .large, body: 17, footnote: 13, sheet: 20),
    Size(category: .extraLarge, body: 19, footnote: 15, sheet: 23),
    Size(category: .extraExtraLarge, body: 21, footnote: 17, sheet: 24),
    Size(category: .extraExtraExtraLarge, body: 23, footnote: 19, sheet: 24),
    Size(category: .accessibilityMedium, body: 28, footnote: 23, sheet: 28),
    Size(category: .accessibilityLarge, body: 33, footnote: 27, sheet: 33),
    Size(category: .accessibilityExtraLarge, body: 40, footnote: 33, sheet: 40),
    Size(category: .accessibilityExtraExtraLarge, body: 47, footnote: 38, sheet: 47),
    Size(category: .accessibilityExtraExtraExtraLarge, body: 53, footnote: 44, sheet: 53),
  ]

  @MainActor private struct Scene {
    let stage: Stage
    let root = UIViewController()
    let alert: UIAlertController
    let chosen = Chosen()

    final class Chosen { var titles: [String] = [] }

    init(
      _ style: UIAlertController.Style, _ category: UIContentSizeCategory, turned: Bool,
      buttons: [(String, UIAlertAction.Style)] = [
        ("Delete the creature", .destructive), ("Keep it for the next run", .default),
        ("Cancel", .cancel),
      ]
    ) {
      stage = Stage(
        device: .iPhone14, orientation: turned ? .landscapeRight : .portrait, textSize: category)
      alert = UIAlertController(
        title: "Delete “Nessie” and its whole family?",
        message: "Its runs, its pictures and the films of its deaths are deleted too.",
        preferredStyle: style)
      for (title, style) in buttons {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [chosen] in
            chosen.titles.append($0.title ?? "")
          })
      }
      stage.show(root)
      root.present(alert, animated: false)
      stage.advance(by: 1)
    }

    var view: AlertView { alert.shownRoot as! AlertView }
    var texts: [UILabel] { view.panel.header.subviews.compactMap { $0 as? UILabel } }

    func label(of row: AlertActionView) -> UILabel { row.subviews.first as! UILabel }
  }

  private nonisolated static let styles = [UIAlertController.Style.alert, .actionSheet]

  @Test("An address in a message makes no text smaller", arguments: sizes)
  func addresses(size: Size) throws {
    let scene = Scene(.alert, size.category, turned: false)
    scene.alert.message = "See https://example.com/" + String(repeating: "path/", count: 20)
    scene.stage.advance(by: 0.1)
    let label = try #require(scene.texts.first { $0.text == scene.alert.message })
    #expect(label.font.pointSize == size.footnote)
  }

  @Test(
    "A long word becomes smaller instead of breaking, and a short one doesn't", arguments: sizes)
  func longWords(size: Size) throws {
    guard size.category.isAccessibilityCategory else { return }
    for style in Self.styles {
      let scene = Scene(
        style, size.category, turned: false,
        buttons: [
          ("Einstellungen", .default), ("Rückgängigmachungen", .destructive), ("OK", .cancel),
        ])
      scene.alert.title = "Datenschutzbestimmungen"
      scene.stage.advance(by: 0.1)
      let labels = scene.view.rows.map(scene.label) + scene.texts
      for label in labels {
        let font = try #require(label.font)
        for word in (label.text ?? "").split(separator: " ") {
          let width = NSString(string: String(word)).size(withAttributes: [.font: font]).width
          #expect(width <= label.bounds.width + 0.5, "\(word) \(style)")
        }
      }
      let short = try #require(labels.first { $0.text == "OK" })
      #expect(short.font.pointSize == (style == .alert ? size.body : size.sheet))
    }
  }

  @Test("Texts and buttons have the sizes of iOS", arguments: sizes)
  func fonts(size: Size) {
    for style in Self.styles {
      let scene = Scene(style, size.category, turned: false)
      let isAlert = style == .alert
      #expect(scene.texts[0].font.pointSize == (isAlert ? size.body : size.footnote))
      #expect(scene.texts[1].font.pointSize == size.footnote)
      for row in scene.view.rows {
        #expect(scene.label(of: row).font.pointSize == (isAlert ? size.body : size.sheet))
      }
      // Portrait, 390 wide: a sheet is 8 from the sides.
      let width: CGFloat = isAlert ? (size.category.isAccessibilityCategory ? 310 : 270) : 374
      #expect(scene.view.panel.frame.width == width)
    }
  }

  @Test("Nothing is cut off, and everything can be scrolled into sight", arguments: sizes)
  func nothingIsCut(size: Size) throws {
    for turned in [false, true] {
      for style in Self.styles {
        let scene = Scene(style, size.category, turned: turned)
        let panel = scene.view.panel
        let whole = scene.view.bounds.inset(by: scene.view.safeAreaInsets)
        for part in [panel, scene.view.cancelPanel] where !part.isHidden {
          #expect(whole.insetBy(dx: 0, dy: -0.01).contains(part.frame))
        }
        for label in scene.texts {
          let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
          #expect(label.bounds.height >= needed.height - 0.01)
          #expect(label.frame.maxY <= panel.header.contentSize.height)
        }
        for row in scene.view.rows {
          let label = scene.label(of: row)
          let wraps = size.category.isAccessibilityCategory
          #expect(label.numberOfLines == (wraps ? 0 : 1))
          let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
          #expect(label.bounds.height >= needed.height)
          let scroll = try #require(row.superview as? UIScrollView)
          #expect(row.frame.maxY <= scroll.contentSize.height + 0.01)
          #expect(row.frame.height >= (style == .alert ? 44 : 57))
        }
        for scroll in [panel.header, panel.scrollView] {
          #expect(scroll.isScrollEnabled == (scroll.contentSize.height > scroll.bounds.height))
        }
        // Both parts are in sight.
        #expect(panel.header.bounds.height > 0)
        #expect(panel.scrollView.bounds.height >= 44)
      }
    }
  }

  @Test("On the side, the texts and the buttons share the height", arguments: styles)
  func sharing(style: UIAlertController.Style) {
    let scene = Scene(style, .accessibilityExtraExtraExtraLarge, turned: true)
    let panel = scene.view.panel
    #expect(panel.header.isScrollEnabled)
    #expect(panel.scrollView.isScrollEnabled)
    #expect(abs(panel.header.bounds.height - panel.scrollView.bounds.height) < 0.01)
  }

  @Test("Long texts leave the buttons the height that they have on iOS", arguments: styles)
  func leastButtons(style: UIAlertController.Style) {
    for turned in [false, true] {
      let scene = Scene(style, .large, turned: turned)
      scene.alert.message = Array(repeating: "Many words.", count: 400).joined(separator: " ")
      scene.stage.advance(by: 0.1)
      let panel = scene.view.panel
      #expect(panel.header.isScrollEnabled)
      #expect(abs(panel.scrollView.bounds.height - (style == .alert ? 67.8 : 84)) < 0.01)
    }
  }

  @Test(
    "A finger scrolls the texts to their end, and the last button into sight", arguments: styles)
  func scrolling(style: UIAlertController.Style) throws {
    let scene = Scene(style, .accessibilityExtraExtraExtraLarge, turned: true)
    let panel = scene.view.panel
    for scroll in [panel.header, panel.scrollView] as [UIScrollView] {
      let frame = scroll.convert(scroll.bounds, to: nil)
      for _ in 0..<12 {
        scene.stage.drag(
          from: CGPoint(x: frame.midX, y: frame.maxY - 8),
          by: CGVector(dx: 0, dy: 16 - frame.height), duration: 0.2)
        scene.stage.advance(by: 2)
      }
      #expect(abs(scroll.contentOffset.y + scroll.bounds.height - scroll.contentSize.height) < 0.5)
    }
    // Dragging chose nothing; the last button in the panel can be tapped.
    #expect(scene.chosen.titles.isEmpty)
    let last = try #require(
      scene.view.rows.last { $0.superview === panel.scrollView })
    let area = panel.scrollView.convert(panel.scrollView.bounds, to: nil)
    scene.stage.tap(at: CGPoint(x: area.midX, y: area.maxY - 10))
    scene.stage.advance(by: 1)
    #expect(scene.chosen.titles == [last.action.title])
  }

  @Test("A visible alert follows a change of the text size", arguments: styles)
  func changing(style: UIAlertController.Style) {
    let scene = Scene(style, .large, turned: false)
    let before = scene.view.panel.frame.height
    scene.stage.textSize = .accessibilityExtraExtraExtraLarge
    scene.stage.advance(by: 0.5)
    #expect(scene.texts[1].font.pointSize == 44)
    #expect(scene.view.panel.frame.height > before)
    scene.stage.textSize = .large
    scene.stage.advance(by: 0.5)
    #expect(scene.texts[1].font.pointSize == 13)
    #expect(scene.view.panel.frame.height == before)
  }

  @Test("Text fields grow too, and the one in use is in sight", arguments: [false, true])
  func fields(turned: Bool) throws {
    let scene = Scene(
      .alert, .accessibilityExtraExtraExtraLarge, turned: turned, buttons: [("Save", .default)])
    scene.alert.dismiss(animated: false)
    for index in 0..<3 { scene.alert.addTextField { $0.placeholder = "Field \(index)" } }
    scene.root.present(scene.alert, animated: false)
    scene.stage.advance(by: 1)
    let panel = scene.view.panel
    for view in scene.view.fieldViews {
      #expect(view.field.font?.pointSize == 44)
      #expect(view.bounds.height >= 44)
      #expect(view.field.becomeFirstResponder())
      scene.view.setNeedsLayout()
      scene.stage.advance(by: 0.5)
      let seen = panel.header.bounds.intersection(view.frame)
      #expect(seen.height >= min(view.frame.height, panel.header.bounds.height) - 0.01)
    }
  }

  @Test("Pictures for people", arguments: [false, true])
  func pictures(turned: Bool) throws {
    for style in Self.styles {
      for size in Self.sizes where size.category >= .large {
        let scene = Scene(style, size.category, turned: turned)
        let name = style == .alert ? "alert" : "action-sheet"
        try scene.stage.keepPicture(
          "\(name)-\(turned ? "landscape" : "portrait")-\(size.category.index)")
      }
    }
  }
}

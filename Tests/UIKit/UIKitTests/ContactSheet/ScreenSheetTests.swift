import ControlScreens
import Stage
import Testing

@testable import UIKit

/// **Regression snapshots** of this project's own output, which people have checked. The tests make
/// changes visible. With `OOZE_WRITE_SHEETS=1` in the environment (`make sheets`), the screenshots are
/// written instead.
///
/// Each screen of the example is shown on four phones side by side: light, dark, right-to-left, and with
/// the largest text.
@MainActor @Suite(.serialized) struct ScreenSheetTests {
  private static let looks: [(UIUserInterfaceStyle, UIContentSizeCategory, Bool)] = [
    (.light, .large, false), (.dark, .large, false), (.light, .large, true),
    (.light, .accessibilityExtraExtraExtraLarge, false),
  ]

  private func sheet(of screen: ControlScreen) -> CGImage {
    let pictures = Self.looks.map { style, textSize, isMirrored in
      let stage = Stage(
        device: .iPhone14Pro, appearance: style, textSize: textSize,
        layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      let controller = screen.makeController()
      controller.title = screen.title
      stage.show(UINavigationController(rootViewController: controller))
      stage.advance(by: 2)
      return UIImage(cgImage: stage.snapshot())
    }
    // A third of the pixels is enough to see changes.
    let size = CGSize(width: 393, height: 852)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: size.width * CGFloat(pictures.count), height: size.height),
      format: format)
    let whole = renderer.image { _ in
      for (index, picture) in pictures.enumerated() {
        picture.draw(in: CGRect(x: CGFloat(index) * size.width, y: 0, width: 393, height: 852))
      }
    }
    return whole.cgImage!
  }

  @Test(arguments: ControlScreen.all.map(\.name))
  func theScreenIsAsItWas(name: String) throws {
    let screen = try #require(ControlScreen.all.first { $0.name == name })
    try HeldPicture("Controls/\(name)").expectSame(sheet(of: screen))
  }
}

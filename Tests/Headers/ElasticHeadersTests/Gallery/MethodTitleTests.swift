import ScreenReading
import Stage
import Testing

@testable import Gallery

/// The titles of the two methods side by side, each in half the width of a screen.
@MainActor @Suite struct MethodTitleTests {
  @Test(
    "they take one line and are whole in every size of letters", arguments: Stage.Device.all,
    ["en", "de"])
  func oneLine(device: Stage.Device, language: String) throws {
    Gallery.speak(firstOf: [language])
    defer { Gallery.speak(firstOf: []) }
    let screen = try #require(Gallery.screens.first { $0.name == "sticky-cell" })
    for size in UIContentSizeCategory.ascending {
      let stage = Stage(device: device, textSize: size)
      stage.show(screen.makeController())
      stage.advance(by: 0.3)
      let window = try #require(stage.window)
      let names = ["Method 1", "Method 2"].map(word)
      let titles = window.labels.filter { names.contains($0.text ?? "") }
      #expect(titles.count == 2, "\(size.rawValue)")
      for title in titles {
        let context = "\(device.name), \(size.rawValue): \(title.text ?? "")"
        #expect(title.bounds.height < 1.5 * title.font.lineHeight, "\(context)")
        let whole = NSString(string: title.text ?? "").size(withAttributes: [.font: title.font!])
        // The text shrinks where it has to, but not so much that it is truncated.
        let smallest = title.adjustsFontSizeToFitWidth ? title.minimumScaleFactor : 1
        #expect(whole.width * smallest <= title.bounds.width + 0.5, "\(context)")
      }
    }
  }
}

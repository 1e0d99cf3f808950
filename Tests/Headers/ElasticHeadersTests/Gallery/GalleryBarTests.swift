import Gallery
import ScreenReading
import Stage
import Testing

/// Rows that pass under a bar of the gallery don't show through it.
@MainActor @Suite struct GalleryBarTests {
  @Test(
    "in light and in dark, on every screen", arguments: Gallery.all.map(\.name),
    [UIUserInterfaceStyle.light, .dark])
  func legible(name: String, appearance: UIUserInterfaceStyle) throws {
    let screen = try #require(Gallery.all.first { $0.name == name })
    let stage = Stage(device: .iPhoneSE, appearance: appearance)
    stage.show(screen.makeController())
    stage.advance(by: 0.5)
    // Offsets within a row and the next, so that letters of all heights pass under the bar.
    for distance in [-420, -7, -7, -7, -7] as [CGFloat] {
      for case let table as UIScrollView in stage.views()
      where table.contentSize.height > table.bounds.height {
        let last = table.contentSize.height - table.bounds.height
        table.contentOffset.y = min(table.contentOffset.y - distance, last)
      }
      stage.advance(by: 0.3)
      // A header that stays as a bar has its own picture there, and nothing else below the bar.
      guard stage.view(withIdentifier: "header").map({ stage.frame(of: $0).maxY < 64 }) ?? true
      else { continue }
      let light = try #require(DrawnLight(stage))
      // On both sides of the title.
      for x in [30, 295] as [CGFloat] {
        let range = light.range(in: CGRect(x: x, y: 24, width: 50, height: 36))
        #expect(
          DrawnLight.contrast(range.lowerBound, range.upperBound) < 1.6, "\(name): \(range)")
      }
    }
  }
}

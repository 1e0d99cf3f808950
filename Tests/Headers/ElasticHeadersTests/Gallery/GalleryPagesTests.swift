import Gallery
import Stage
import Testing

/// The gallery's pages fill the screen, including on devices with a sensor housing at the side.
@MainActor @Suite struct GalleryPagesTests {
  @Test(
    "each page lies where the screen is, upright and lying",
    arguments: [
      Stage.Device.iPhoneSE, .iPhone14, .iPhone14Pro, .iPadPro11,
      .window(size: CGSize(width: 568, height: 320)),
    ])
  func frames(device: Stage.Device) throws {
    let screen = try #require(Gallery.screens.first { $0.name == "pages" })
    for first in [UIInterfaceOrientation.portrait, .landscapeRight] {
      let stage = Stage(device: device, orientation: first)
      stage.show(screen.makeController())
      stage.advance(by: 0.5)
      let pages = try #require(stage.view(withIdentifier: "pages") as? UIScrollView)
      for orientation in [
        first, .landscapeLeft, .portrait, .landscapeRight,
      ] {
        stage.rotate(to: orientation)
        stage.advance(by: 0.8)
        let window = try #require(stage.window?.bounds)
        #expect(stage.frame(of: pages) == window)
        #expect(pages.adjustedContentInset == .zero, "a strip beside the first page")
        #expect(pages.contentSize.width == 3 * window.width)
        for index in 0..<3 {
          pages.contentOffset.x = CGFloat(index) * window.width
          stage.advance(by: 0.3)
          let tables = pages.subviews.compactMap { $0 as? UITableView }
          #expect(tables.count == 3)
          let table = tables[index]
          let context = "page \(index), \(orientation.rawValue)"
          let frame = stage.frame(of: table)
          #expect(frame.insetBy(dx: -1e-6, dy: -1e-6).contains(window), "\(context): \(frame)")
          #expect(window.insetBy(dx: -1e-6, dy: -1e-6).contains(frame), "\(context): \(frame)")
          // There is nothing to scroll horizontally, so no indicator covers the rows.
          let inset = table.adjustedContentInset
          #expect((inset.left, inset.right) == (0, 0), "\(context)")
          #expect(table.contentSize.width <= table.bounds.width, "\(context)")
          // Text stays clear of the sensor housing.
          let safe = window.inset(by: try #require(stage.window).safeAreaInsets)
          for cell in table.visibleCells {
            let content = stage.frame(of: cell.contentView)
            #expect(content.minX >= safe.minX - 0.5, "\(context)")
            #expect(content.maxX <= safe.maxX + 0.5, "\(context)")
          }
        }
        pages.contentOffset.x = 0
        stage.advance(by: 0.3)
      }
    }
  }
}

import Gallery
import Stage
import Testing

/// Every screen of the gallery, used like someone who explores it.
@MainActor
@Suite struct GalleryScreenTests {
  nonisolated static let names = Gallery.screens.map(\.name)

  private static let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"]

  /// Shows the screen of that name by itself.
  private func show(_ name: String, on stage: Stage) throws -> Gallery.Screen {
    let screen = try #require(Gallery.screens.first { $0.name == name })
    stage.show(screen.makeController())
    stage.advance(by: 0.5)
    return screen
  }

  @Test(
    "Opens, is pulled, thrown and turned, in both directions and with large text", arguments: names)
  func everyWay(name: String) throws {
    typealias Way = (
      UIUserInterfaceLayoutDirection, UIContentSizeCategory, [UIInterfaceOrientation]
    )
    let ways: [Way] = [
      (.leftToRight, .large, [.landscapeRight, .portrait]),
      (.rightToLeft, .accessibilityExtraExtraLarge, [.landscapeLeft]),
    ]
    for (direction, size, orientations) in ways {
      let stage = Stage(device: .iPhone14Pro, textSize: size, layoutDirection: direction)
      _ = try show(name, on: stage)
      try keep(stage, "\(name)\(direction == .rightToLeft ? "-rtl-large" : "")")
      for orientation in orientations {
        stage.rotate(to: orientation)
        stage.advance(by: 0.6)
        expectInvariants(of: stage, "\(name) turned")
        for distance in [200.0, -500] as [CGFloat] { drag(stage, by: distance, name) }
        expectRest(of: stage, name)
      }
    }
  }

  private func drag(_ stage: Stage, by distance: CGFloat, _ name: String) {
    let bounds = stage.window?.bounds ?? .zero
    let middle = CGPoint(x: bounds.midX, y: bounds.midY + 40)
    stage.touchDown(at: middle)
    stage.move(from: middle, by: CGVector(dx: 0, dy: distance), duration: 0.1)
    expectInvariants(of: stage, "\(name) moved by \(distance)")
    stage.touchUp()
    for _ in 0..<3 {
      stage.advance(by: 0.05)
      expectInvariants(of: stage, "\(name) thrown by \(distance)")
    }
    stage.advance(by: 2.5)
  }

  @Test("Pulled down, with pictures to look at", arguments: names)
  func pulled(name: String) throws {
    // The dark screens are only drawn as pictures for people.
    let looks: [UIUserInterfaceStyle] = Self.folder == nil ? [.light] : [.light, .dark]
    for appearance in looks {
      let stage = Stage(device: .iPhone14Pro, appearance: appearance)
      _ = try show(name, on: stage)
      stage.pull(by: 200)
      stage.advance(by: 0.2)
      expectInvariants(of: stage, name)
      try keep(stage, "\(name)-pulled\(appearance == .dark ? "-dark" : "")")
      stage.touchUp()
      stage.advance(by: 2)
      stage.drag(
        from: CGPoint(x: 196, y: 600), by: CGVector(dx: 0, dy: -200), duration: 0.4, hold: 0.2)
      try keep(stage, "\(name)-scrolled\(appearance == .dark ? "-dark" : "")")
    }
  }

  // MARK: Invariants

  /// Checks that frames are finite, rows don't overlap, and stretching views fill the width.
  private func expectInvariants(of stage: Stage, _ what: String) {
    for view in stage.views() {
      let frame = view.frame
      #expect(
        frame.minX.isFinite,
        "\(what): \(type(of: view)) \(frame)")
      #expect(frame.minY.isFinite, "\(what): \(type(of: view)) \(frame)")
      #expect(frame.width.isFinite, "\(what): \(type(of: view)) \(frame)")
      #expect(frame.height.isFinite, "\(what): \(type(of: view)) \(frame)")
      #expect(frame.width >= 0, "\(what): \(type(of: view)) \(frame)")
      #expect(frame.height >= 0, "\(what): \(type(of: view)) \(frame)")
      guard let table = view as? UITableView else { continue }
      let cells = table.visibleCells.filter { !$0.isHidden }
      for (upper, lower) in zip(cells, cells.dropFirst()) {
        #expect(upper.frame.maxY <= lower.frame.minY + 1e-6, "\(what): rows overlap")
      }
    }
    if let header = stage.view(withIdentifier: "header"), let parent = header.superview {
      #expect(header.frame.width == parent.bounds.width, "\(what): the header's width")
    }
  }

  /// Checks that released content returned to its limits.
  private func expectRest(of stage: Stage, _ what: String) {
    for case let scroll as UIScrollView in stage.views() {
      let inset = scroll.adjustedContentInset
      let last = max(
        scroll.contentSize.height + inset.bottom - scroll.bounds.height, -inset.top)
      #expect(
        (-inset.top - 1e-6...last + 1e-6).contains(scroll.contentOffset.y),
        "\(what): \(type(of: scroll)) rests at \(scroll.contentOffset.y)")
    }
  }

  /// Writes a picture for people to look at, if `OOZE_PICTURES` names a folder.
  private func keep(_ stage: Stage, _ name: String) throws {
    guard let folder = Self.folder else { return }
    try stage.pngData().write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}

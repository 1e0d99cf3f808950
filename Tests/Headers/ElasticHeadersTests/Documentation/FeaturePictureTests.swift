import ElasticHeaders
import Gallery
import Stage
import Testing

/// The pictures in the documentation match the gallery's screens. With `OOZE_WRITE_PICTURES=1` in the
/// environment (`make pictures`) the tests write them instead.
@MainActor
@Suite(.serialized) struct FeaturePictureTests {
  /// A screen, and the actions before the second half of its picture.
  struct Feature: Sendable, CustomTestStringConvertible {
    let name: String
    let act: @MainActor @Sendable (Stage) -> Void

    var testDescription: String { name }
  }

  nonisolated static let features: [Feature] =
    ["elastic-code", "right-to-left", "stretchy-header", "collection", "sticky-cell", "pages"].map {
      Feature(name: $0) { $0.pull(by: 200) }
    } + [
      Feature(name: "header-insets") { stage in
        (stage.view(withIdentifier: "table") as? HeaderInsetTableView)?.headerViewInsets.top = 80
        scroll(stage, by: -260)
      },
      Feature(name: "minimum-height") { scroll($0, by: -320) },
      Feature(name: "stretch-trigger") { $0.pull(by: 300) },
      Feature(name: "parallax") { scroll($0, by: -130) },
      Feature(name: "section-headers") { scroll($0, by: -420) },
      Feature(name: "refresh") { stage in
        stage.drag(
          from: CGPoint(x: 196, y: 400), by: CGVector(dx: 0, dy: 350), duration: 0.6, hold: 0.2)
        stage.advance(by: 0.6)
      },
      Feature(name: "resize") { stage in
        guard let more = stage.view(withIdentifier: "more") else { return }
        let frame = stage.frame(of: more)
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 1)
      },
    ]

  private static func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.drag(
      from: CGPoint(x: 196, y: 640), by: CGVector(dx: 0, dy: distance), duration: 0.5, hold: 0.2)
    stage.advance(by: 1)
  }

  @Test("Each feature's picture shows the feature", arguments: features)
  func picture(feature: Feature) throws {
    let screen = try #require(Gallery.screens.first { $0.name == feature.name })
    let stage = Stage(device: .iPhone14Pro)
    stage.show(screen.makeController())
    stage.advance(by: 0.5)
    let rest = stage.snapshot()
    feature.act(stage)
    try DocumentationPicture(halves: [rest, stage.snapshot()]).hold(feature.name)
  }
}

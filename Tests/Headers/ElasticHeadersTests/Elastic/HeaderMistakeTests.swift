import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Mistakes that an app may make: a message names the mistake, the value is clamped, and nothing crashes.
@MainActor
@Suite(.serialized) struct HeaderMistakeTests {
  /// A class for one mistake, because each message names the class and appears once.
  private final class Empty: UIView {}
  private final class Wide: UIView {}
  private final class Detached: UIView {}
  private final class Endless: UIView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: .infinity) }
  }

  private func shown(_ header: UIView) -> ElasticScene {
    let scene = ElasticScene()
    scene.table.tableHeaderView = header
    scene.stage.advance(by: 0.1)
    return scene
  }

  @Test("No height at all")
  func noHeight() {
    let header = Empty(frame: .zero)
    let heard = mistakes {
      let scene = shown(header)
      #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
      scene.stage.pull(by: 100)
      #expect(header.frame.height >= 0)
    }
    #expect(heard.contains { $0.contains("Empty has no height") })
  }

  @Test("Constraints that need more width than there is")
  func tooWide() {
    let header = Wide()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 900),
      child.heightAnchor.constraint(equalToConstant: 50),
      child.topAnchor.constraint(equalTo: header.topAnchor, constant: 59),
      child.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      child.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: header.bottomAnchor),
    ])
    let heard = mistakes {
      let scene = shown(header)
      #expect(header.frame.width == scene.table.bounds.width)
    }
    #expect(heard.contains { $0.contains("Wide cannot be 393.0 points wide") })
  }

  @Test("An endless height, a header that Auto Layout was to place")
  func endless() {
    let heard = mistakes {
      let scene = shown(Endless())
      #expect(scene.table.headerState?.containerFrame.height.isFinite == true)
      let detached = Detached(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      detached.translatesAutoresizingMaskIntoConstraints = false
      scene.table.tableHeaderView = detached
      scene.stage.advance(by: 0.1)
      #expect(scene.table.headerState?.containerFrame.maxY == 80)
      #expect(detached.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(heard.contains { $0.contains("Endless") })
    #expect(heard.contains { $0.contains("Detached has translatesAutoresizing") })
  }

  @Test("A minimum above the height at rest, or none that is a number")
  func minimum() {
    let heard = mistakes {
      for minimum in [CGFloat(500), -7, .nan] {
        let scene = ElasticScene { $0.minimumHeaderHeight = minimum }
        scene.travel = 400
        let floor = minimum == 500 ? ElasticScene.resting : 0
        #expect(scene.frame(of: scene.header).maxY == (floor > 0 ? 59 + floor : 219 - 400))
      }
    }
    #expect(heard.contains { $0.contains("minimumHeaderHeight 500") })
    #expect(heard.contains { $0.contains("minimumHeaderHeight nan") })
  }

  @Test("A distance that is never reached")
  func distance() {
    let heard = mistakes {
      let scene = ElasticScene()
      var fired = 0
      scene.table.onStretch(beyond: -3) { fired += 1 }
      scene.stage.pull(by: 200)
      #expect(fired == 0)
    }
    #expect(heard.contains { $0.contains("onStretch(beyond: -3.0)") })
  }

  @Test("No rows, no header, no width")
  func nothing() {
    let scene = ElasticScene(rows: 0)
    scene.table.frame.size.width = 0
    scene.stage.advance(by: 0.1)
    scene.table.frame.size.height = 0
    scene.stage.advance(by: 0.1)
    #expect(scene.header.frame.width == 0)
    scene.table.frame = scene.stage.window!.bounds
    scene.stage.advance(by: 0.1)
    #expect(scene.holdsGeometry())
    scene.table.tableHeaderView = nil
    scene.table.setNeedsHeaderResize(animated: true)
    scene.table.expandHeader(animated: true)
    scene.table.collapseHeader(animated: false)
    scene.stage.advance(by: 0.5)
    #expect(scene.table.tableHeaderView == nil)
  }
}

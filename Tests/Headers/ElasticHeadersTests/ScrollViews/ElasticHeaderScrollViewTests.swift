import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A header over content that isn't a table.
@MainActor
@Suite struct ElasticHeaderScrollViewTests {
  /// A scroll view with 1,500 points of text below its header.
  @MainActor
  private final class Scene {
    let stage = Stage(device: .iPhone14Pro)
    let scrollView = ElasticHeaderScrollView()
    let header = TitledHeader()
    let content = UILabel()

    init(inNavigation: Bool = false, configure: (ElasticHeaderScrollView) -> Void = { _ in }) {
      content.text = "Content"
      content.translatesAutoresizingMaskIntoConstraints = false
      scrollView.headerView = header
      scrollView.addSubview(content)
      let room = scrollView.headerLayoutGuide
      let edges = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: room.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1500),
      ])
      configure(scrollView)
      let controller = UIViewController()
      controller.view = scrollView
      TableVariant(style: .plain, inNavigation: inNavigation).show(controller, on: stage)
    }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window!) }
  }

  @Test("It stretches, under the bar, with its bottom on the content", arguments: [false, true])
  func stretches(inNavigation: Bool) {
    let scene = Scene(inNavigation: inNavigation)
    let top = TableVariant(style: .plain, inNavigation: inNavigation).topInset
    #expect(
      isClose(scene.frame(of: scene.header), CGRect(x: 0, y: 0, width: 393, height: top + 160)))
    #expect(isClose(scene.frame(of: scene.content).minY, top + 160))
    #expect(scene.scrollView.contentSize.height == 1660)
    scene.stage.pull(by: 200)
    let overscroll = -(scene.scrollView.contentOffset.y + top)
    #expect(overscroll > 50)
    #expect(isClose(scene.frame(of: scene.header).minY, 0))
    #expect(isClose(scene.frame(of: scene.header).maxY, scene.frame(of: scene.content).minY))
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(isClose(scene.frame(of: scene.header).height, top + 160))
    #expect(scene.scrollView.contentInset == .zero)
    #expect(scene.scrollView.delegate == nil)
  }

  @Test("It pins, in front of the content, collapses and expands")
  func pins() {
    let scene = Scene { $0.minimumHeaderHeight = 50 }
    scene.scrollView.collapseHeader(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.scrollView.headerState?.collapseProgress == 1)
    scene.scrollView.contentOffset.y = 700
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.frame(of: scene.header), CGRect(x: 0, y: 0, width: 393, height: 109)))
    let hit = scene.stage.window?.hitTest(CGPoint(x: 300, y: 90), with: nil)
    #expect(hit?.isDescendant(of: scene.header) == true)
    scene.scrollView.expandHeader(animated: false)
    #expect(scene.scrollView.contentOffset.y == -59)
  }

  @Test("Content that is read stays when the header's height changes")
  func anchored() {
    let scene = Scene()
    scene.scrollView.contentOffset.y = 500
    scene.stage.advance(by: 0.1)
    let place = scene.frame(of: scene.content).minY
    scene.header.height.constant += 70
    scene.scrollView.setNeedsHeaderResize(animated: true)
    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.frame(of: scene.content).minY, place))
    #expect(scene.scrollView.contentSize.height == 1730)
  }

  @Test("The trigger, the callback, and an end")
  func trigger() {
    let scene = Scene()
    var fired = 0
    var phases: [StretchState.Phase] = []
    scene.scrollView.onStretch(beyond: 40) { fired += 1 }
    scene.scrollView.onHeaderStateChange = { phases.append($0.phase) }
    scene.stage.pull(by: 200)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(fired == 1)
    #expect(phases.contains(.stretching))
    #expect(phases.last == .resting)
    scene.scrollView.headerView = nil
    scene.stage.advance(by: 0.1)
    #expect(scene.header.superview == nil)
    #expect(scene.scrollView.headerState == nil)
    #expect(isClose(scene.frame(of: scene.content).minY, 59))
  }
}

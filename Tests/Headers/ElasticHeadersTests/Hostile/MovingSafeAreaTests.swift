import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Safe areas of floating views, which change in each frame, and late.
@MainActor
@Suite struct MovingSafeAreaTests {
  @Test(
    "A header's text stands still while its own safe area says something else in each frame",
    arguments: TableVariant.all)
  func header(variant: TableVariant) {
    let header = UnsteadyHeader()
    let scene = ElasticScene(variant) { $0.tableHeaderView = header }
    func expectSteady(_ what: String) {
      let top = scene.frame(of: header.title).minY
      #expect(isClose(top, variant.topInset), "\(what): \(top)")
    }
    expectSteady("at rest")
    scene.stage.touchDown(at: CGPoint(x: 196, y: 420))
    for step in 0..<20 {
      let start = CGPoint(x: 196, y: 420 + 10 * CGFloat(step))
      scene.stage.move(from: start, by: CGVector(dx: 0, dy: 10), duration: 1.0 / 60)
      expectSteady("pulled by \(step)")
    }
    scene.stage.touchUp()
    for frame in 0..<60 {
      scene.stage.advance(by: 1.0 / 60)
      expectSteady("frame \(frame) of the way back")
    }
  }

  @Test("The app's choice comes back with the view")
  func restored() {
    for chosen in [true, false] {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      header.insetsLayoutMarginsFromSafeArea = chosen
      let scene = ElasticScene { $0.tableHeaderView = header }
      #expect(!header.insetsLayoutMarginsFromSafeArea)
      #expect(header.directionalLayoutMargins.top == 59)
      scene.table.tableHeaderView = nil
      #expect(header.insetsLayoutMarginsFromSafeArea == chosen)
    }
  }

  @Test("The margins of a stretchy header's content are whole, and its sides are the app's")
  func stretchy() {
    let scene = StretchyScene(TableVariant.all[1])
    let content = scene.header.contentView
    content.directionalLayoutMargins.leading = 20
    scene.stage.pull(by: 150)
    #expect(!content.insetsLayoutMarginsFromSafeArea)
    #expect(content.directionalLayoutMargins.top == scene.table.safeAreaInsets.top)
    scene.stage.touchUp()
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 1)
    let safe = scene.table.safeAreaInsets
    #expect(safe.left > 0)
    for _ in 0..<3 {
      #expect(content.directionalLayoutMargins.leading == 20 + safe.left)
      // A view's margins are 8 points wide by default.
      #expect(content.directionalLayoutMargins.trailing == 8 + safe.right)
      scene.table.contentOffset.y += 5
      scene.stage.advance(by: 0.1)
    }
    content.directionalLayoutMargins.leading = 30
    scene.table.contentOffset.y += 5
    scene.stage.advance(by: 0.1)
    #expect(content.directionalLayoutMargins.leading == 30 + safe.left)
  }
}

/// A header with a title at the top margin, whose safe area differs on every read.
private final class UnsteadyHeader: UIView {
  let title = UILabel()
  private var looks = 0

  override var safeAreaInsets: UIEdgeInsets {
    looks += 1
    return UIEdgeInsets(top: CGFloat(looks * 13 % 60), left: 0, bottom: 0, right: 0)
  }

  init() {
    super.init(frame: .zero)
    title.text = "Title"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.heightAnchor.constraint(equalToConstant: 120),
      bottomAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }
}

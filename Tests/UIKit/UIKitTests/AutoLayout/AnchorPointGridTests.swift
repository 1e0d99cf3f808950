import Stage
import Testing
import UIKit

/// Constraints place a view's bounds and centre, so its anchor point moves it (F-LAYOUT-13).
@MainActor @Suite struct AnchorPointGridTests {
  nonisolated static let points = [0, 0.5, 1].flatMap { x in
    [0, 0.5, 1].map { CGPoint(x: x, y: $0) }
  }

  /// The way in which a view gets its place.
  enum Way: CaseIterable { case edges, centers, widthOfSuperview, autoresizing }

  @Test(arguments: points, Way.allCases) func theViewMoves(point: CGPoint, way: Way) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let (root, view) = (controller.view!, UIView())
    view.layer.anchorPoint = point
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    var constraints = [
      view.heightAnchor.constraint(equalToConstant: 100),
      way == .widthOfSuperview
        ? view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -293)
        : view.widthAnchor.constraint(equalToConstant: 100),
    ]
    switch way {
    case .edges, .widthOfSuperview:
      constraints += [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      ]
    case .centers:
      constraints += [
        view.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 250),
        view.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 70),
      ]
    case .autoresizing:
      view.translatesAutoresizingMaskIntoConstraints = true
      view.bounds.size = CGSize(width: 100, height: 100)
      view.center = CGPoint(x: 70, y: 250)
      constraints = []
    }
    NSLayoutConstraint.activate(constraints)
    // Another view beside it sees the rectangle that was solved, whatever the anchor point is.
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0.1)
    #expect(view.center == CGPoint(x: 70, y: 250))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.frame.minX == 70 - 100 * point.x)
    #expect(view.frame.minY == 250 - 100 * point.y)
    #expect(below.frame.origin == CGPoint(x: 20, y: 300))
  }
}

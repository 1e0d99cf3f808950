import Foundation
import Stage

/// The positions of everything on a screen, as `ooze snapshot --json` writes them.
struct ScreenReport: Encodable {
  struct Rect: Encodable {
    let x, y, width, height: Double

    init(_ rect: CGRect) {
      x = rect.origin.x
      y = rect.origin.y
      width = rect.width
      height = rect.height
    }
  }

  struct Point: Encodable {
    let x, y: Double
  }

  struct Insets: Encodable {
    let top, left, bottom, right: Double

    init(_ insets: UIEdgeInsets) {
      top = insets.top
      left = insets.left
      bottom = insets.bottom
      right = insets.right
    }
  }

  /// A view with an accessibility identifier, its frame in the window's coordinates, in points.
  struct View: Encodable {
    let identifier: String
    let type: String
    let frame: Rect
    let safeArea: Insets
    let isHidden: Bool
  }

  struct ScrollView: Encodable {
    let identifier: String?
    let contentOffset: Point
    let contentInset: Insets
    let adjustedContentInset: Insets
    let contentSize: Point
  }

  let screen: Rect
  let safeArea: Insets
  let scale: Double
  /// The views in depth-first order, back to front.
  let views: [View]
  /// The scroll views in the same order.
  let scrollViews: [ScrollView]

  @MainActor
  init(of stage: Stage, in window: UIWindow) {
    screen = Rect(window.bounds)
    safeArea = Insets(window.safeAreaInsets)
    scale = window.screen.scale
    var views: [View] = []
    var scrollViews: [ScrollView] = []
    func visit(_ view: UIView) {
      if let identifier = view.accessibilityIdentifier {
        views.append(
          View(
            identifier: identifier, type: "\(type(of: view))",
            frame: Rect(stage.frame(of: view)), safeArea: Insets(view.safeAreaInsets),
            isHidden: view.isHidden))
      }
      if let scroll = view as? UIScrollView {
        scrollViews.append(
          ScrollView(
            identifier: view.accessibilityIdentifier,
            contentOffset: Point(x: scroll.contentOffset.x, y: scroll.contentOffset.y),
            contentInset: Insets(scroll.contentInset),
            adjustedContentInset: Insets(scroll.adjustedContentInset),
            contentSize: Point(x: scroll.contentSize.width, y: scroll.contentSize.height)))
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    self.views = views
    self.scrollViews = scrollViews
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}

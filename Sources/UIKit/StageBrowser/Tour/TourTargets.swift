import Stage
import UIKit

/// The targets on a screen that a tour can tap or drag.
///
/// They are the buttons, links, switches and tabs that assistive software finds, the rows of lists, and views with a
/// tap recognizer. Only a target that a finger reaches counts: the view in front must be the target, be inside it, or
/// contain it.
@MainActor struct TourTargets {
  struct Target {
    let step: TourStep
    /// The point to touch, in points of the screen.
    let point: CGPoint
    /// The length of a drag, in points.
    var distance: CGFloat = 0
  }

  private let stage: Stage
  private(set) var targets: [Target] = []
  private var counts: [TourStep: Int] = [:]

  var steps: [TourStep] { targets.map(\.step) }

  init(on stage: Stage) {
    self.stage = stage
    let views = stage.views()
    addControls()
    let rows = views.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
    // A list keeps its cells in any order.
    let places = rows.map { stage.frame(of: $0).origin }
    for index in rows.indices.sorted(by: {
      (places[$0].y, places[$0].x) < (places[$1].y, places[$1].x)
    }) {
      add("row", rows[index], name: Self.name(of: rows[index]))
    }
    for view in views where Self.takesTaps(view) { add("view", view, name: Self.name(of: view)) }
    addScrolling(views.compactMap { $0 as? UIScrollView })
  }

  /// Returns the target of a step, or `nil` if the screen doesn't have it.
  func target(of step: TourStep) -> Target? { targets.first { $0.step == step } }

  // MARK: Taps

  private mutating func addControls() {
    let tree = stage.accessibilityTree()
    func visit(_ nodes: [AccessibilityNode]) {
      for node in nodes {
        visit(node.children)
        guard node.isEnabled, [.button, .link, .toggle, .tab].contains(node.kind),
          let object = tree.object(node.number),
          !(object is UITableViewCell), !(object is UICollectionViewCell)
        else { continue }
        let names = [node.label, node.identifier, "\(type(of: object))"]
        let name = names.first { !$0.isEmpty } ?? ""
        if let view = object as? UIView {
          add(node.kind.rawValue, view, name: name)
        } else {
          add(
            node.kind.rawValue, name: name, at: object.accessibilityActivationPoint, reaching: nil)
        }
      }
    }
    visit(tree.nodes)
  }

  private static func takesTaps(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled, !(view is UIControl), !(view is UIScrollView) else {
      return false
    }
    return view.gestureRecognizers?.contains {
      ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 && $0.isEnabled
    } ?? false
  }

  private mutating func add(_ kind: String, _ view: UIView, name: String) {
    guard let visible = visibleFrame(of: view) else { return }
    let wanted = view.accessibilityActivationPoint
    let point = visible.contains(wanted) ? wanted : CGPoint(x: visible.midX, y: visible.midY)
    add(kind, name: name, at: point, reaching: view)
  }

  private mutating func add(
    _ kind: String, name: String, at point: CGPoint, reaching view: UIView?
  ) {
    guard !isTakenByStatusBar(point), let hit = hit(at: point) else { return }
    if let view, !hit.isDescendant(of: view), !view.isDescendant(of: hit) { return }
    // A row that consists of one button is one target.
    guard !targets.contains(where: { $0.point.distance(to: point) < 2 }) else { return }
    add(.tap, kind: kind, name: name, at: point)
  }

  private mutating func add(
    _ action: TourStep.Action, kind: String, name: String, at point: CGPoint, distance: CGFloat = 0
  ) {
    var step = TourStep(action, kind: kind, name: name)
    let count = counts[step, default: 0]
    counts[step] = count + 1
    step.position = count
    targets.append(Target(step: step, point: point, distance: distance))
  }

  // MARK: Drags

  /// The part of the screen's area from which a scroll view is worth a drag. Smaller ones are pickers and the like.
  private static let leastArea: CGFloat = 0.2
  /// The part of the visible length over which a finger drags.
  private static let dragPart: CGFloat = 0.7

  private mutating func addScrolling(_ views: [UIScrollView]) {
    let area = stage.screen.bounds.width * stage.screen.bounds.height
    for view in views where view.isScrollEnabled && !(view is UITextView) {
      guard let seen = visibleFrame(of: view), seen.width * seen.height > area * Self.leastArea,
        let hit = hit(at: CGPoint(x: seen.midX, y: seen.midY)), hit.isDescendant(of: view)
      else { continue }
      let insets = view.adjustedContentInset
      let below = view.contentSize.height + insets.bottom - view.bounds.maxY
      let beside = view.contentSize.width + insets.right - view.bounds.maxX
      let name = Self.name(of: view)
      if below > 1 {
        add(
          .scrollDown, kind: "scroll view", name: name,
          at: CGPoint(x: seen.midX, y: seen.maxY - seen.height * (1 - Self.dragPart) / 2),
          distance: seen.height * Self.dragPart)
      }
      if beside > 1 {
        add(
          .scrollRight, kind: "scroll view", name: name,
          at: CGPoint(x: seen.maxX - seen.width * (1 - Self.dragPart) / 2, y: seen.midY),
          distance: seen.width * Self.dragPart)
      }
    }
  }

  // MARK: Geometry

  /// Returns the part of a view that no ancestor hides or clips, in points of the screen; `nil` if there is none.
  private func visibleFrame(of view: UIView) -> CGRect? {
    guard let window = view.window, !window.isHidden else { return nil }
    var clip = stage.screen.bounds
    for one in sequence(first: view, next: \.superview) {
      guard !one.isHidden, one.alpha > 0.01 else { return nil }
      if one === view || one.clipsToBounds { clip = clip.intersection(stage.frame(of: one)) }
    }
    return clip.width > 1 && clip.height > 1 ? clip : nil
  }

  /// Whether a tap at a point of the screen scrolls to the top, whatever is below the status bar.
  private func isTakenByStatusBar(_ point: CGPoint) -> Bool {
    let application = stage.application
    return application.statusBarFrame.contains(point) && application.scrollsToTop(at: point) != nil
  }

  /// Returns the view that a finger at a point of the screen touches.
  private func hit(at point: CGPoint) -> UIView? {
    for window in stage.application.windows.reversed() where window.screen === stage.screen {
      if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return view }
    }
    return nil
  }

  /// Returns a name that a person recognizes: the label for assistive software, the texts inside, the identifier, or
  /// the class.
  private static func name(of view: UIView) -> String {
    if let label = view.accessibilityLabel, !label.isEmpty { return label }
    var texts: [String] = []
    func visit(_ view: UIView) {
      if let text = (view as? UILabel)?.text, !text.isEmpty, !view.isHidden { texts.append(text) }
      view.subviews.forEach(visit)
    }
    // A list's rows are not its name.
    if !(view is UIScrollView) { visit(view) }
    if !texts.isEmpty { return texts.prefix(3).joined(separator: ", ") }
    return view.accessibilityIdentifier ?? "\(type(of: view))"
  }
}

import Stage

/// A table's style, and whether a navigation bar is above it.
struct TableVariant: CustomStringConvertible, Sendable {
  let style: UITableView.Style
  let inNavigation: Bool

  static let all = [UITableView.Style.plain, .grouped].flatMap { style in
    [false, true].map { TableVariant(style: style, inNavigation: $0) }
  }

  /// The top of the safe area on an iPhone 14 Pro, or the lower edge of a bar, which begins at 53.667. Source:
  /// F-BAR-05 and F-BAR-10.
  var topInset: CGFloat { inNavigation ? 293.0 / 3 : 59 }

  var description: String {
    "\(style == .plain ? "plain" : "grouped")\(inNavigation ? " under a bar" : "")"
  }

  @MainActor
  func show(_ controller: UIViewController, on stage: Stage) {
    stage.show(inNavigation ? UINavigationController(rootViewController: controller) : controller)
    stage.advance(by: 0.1)
  }
}

extension Stage {
  /// Puts a finger down, moves it and keeps it down.
  func pull(
    from start: CGPoint = CGPoint(x: 196, y: 420), by distance: CGFloat, over seconds: Double = 0.4
  ) {
    touchDown(at: start)
    move(from: start, by: CGVector(dx: 0, dy: distance), duration: seconds)
  }
}

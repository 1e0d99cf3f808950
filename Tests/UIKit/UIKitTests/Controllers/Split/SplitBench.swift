import Stage

@testable import UIKit

/// A split view controller in a parent that sets the width class of its child.
@MainActor
final class SplitBench: NSObject, UISplitViewControllerDelegate {
  let stage: Stage
  let parent = UIViewController()
  let split: UISplitViewController
  var log: [String] = []
  var topColumn: UISplitViewController.Column?

  init(
    _ style: UISplitViewController.Style, on device: Stage.Device = .iPadPro11,
    in orientation: UIInterfaceOrientation = .portrait, isRightToLeft: Bool = false
  ) {
    let stage = Stage(device: device)
    if isRightToLeft { stage.layoutDirection = .rightToLeft }
    stage.rotate(to: orientation)
    self.stage = stage
    split =
      style == .unspecified
      ? UISplitViewController(nibName: nil, bundle: nil) : UISplitViewController(style: style)
    super.init()
    split.delegate = self
  }

  /// Shows the split view as a child that fills its parent.
  func show() {
    parent.addChild(split)
    split.view.frame = parent.view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(split.view)
    split.didMove(toParent: parent)
    stage.show(parent)
    stage.advance(by: 0.2)
  }

  /// Makes the width compact, or its natural class.
  func setCompact(_ isCompact: Bool) {
    parent.setOverrideTraitCollection(
      isCompact ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: split)
    stage.advance(by: 0.1)
  }

  static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    return page
  }

  func frame(_ column: UISplitViewController.Column) -> CGRect? {
    guard let view = split.viewController(for: column)?.navigationController?.view,
      view.window != nil
    else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  func titles(_ controller: UIViewController?) -> [String] {
    (controller as? UINavigationController)?.viewControllers.map { $0.title ?? "" } ?? []
  }

  // MARK: Delegate

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.append("mode \(displayMode.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { log.append("show \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { log.append("hide \(column.rawValue)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("top \(proposedTopColumn.rawValue)")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.append("expand \(proposedDisplayMode.rawValue)")
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    log.append("finger")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    log.append("let go")
  }
}

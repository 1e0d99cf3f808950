import Foundation
import Stage
import Testing

@testable import UIKit

/// Previews by the API from before context menus.
///
/// Sources: Apple, `UIViewController.registerForPreviewing(with:sourceView:)`, `UIViewControllerPreviewingDelegate`,
/// `UIPreviewAction`.
@MainActor @Suite(.serialized) struct PreviewingTests {
  private final class Shown: UIViewController {
    var items: [any UIPreviewActionItem] = []
    override var previewActionItems: [any UIPreviewActionItem] { items }
  }

  private final class Host: NSObject, UIViewControllerPreviewingDelegate {
    var log: [String] = []
    let shown = Shown()
    var rect: CGRect?

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      log.append("asked \(Int(location.x)) \(Int(location.y))")
      if let rect { previewingContext.sourceRect = rect }
      return location.x < 200 ? shown : nil
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) { log.append("commit \(viewControllerToCommit === shown)") }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let host = Host()
  private let controller = UIViewController()
  private let source = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 300))

  private func show() -> any UIViewControllerPreviewing {
    source.backgroundColor = .systemTeal
    controller.view.addSubview(source)
    let context = controller.registerForPreviewing(with: host, sourceView: source)
    stage.show(controller)
    stage.advance(by: 0.1)
    return context
  }

  private func press(at point: CGPoint = CGPoint(x: 70, y: 260)) {
    stage.touchDown(at: point)
    stage.advance(by: 0.7)
    stage.touchUp()
    stage.advance(by: 1)
  }

  private var overlay: ContextMenuPresentation? {
    stage.window?.subviews.lazy.compactMap { $0 as? ContextMenuPresentation }.first
  }

  private var menu: MenuListView? {
    stage.window?.subviews.compactMap { $0 as? MenuPresentation }.flatMap(\.shownLists).last
  }

  @Test(arguments: [nil, CGRect(x: 30, y: 40, width: 100, height: 50)])
  func aLongPressBringsThePreview(rect: CGRect?) {
    host.rect = rect
    let context = show()
    #expect(context.sourceView === source)
    #expect(context.sourceRect == source.bounds)
    #expect(context.delegate === host)
    press(at: CGPoint(x: 290, y: 260))
    #expect(host.log == ["asked 270 60"])
    #expect(overlay == nil)
    press()
    #expect(host.log.last == "asked 50 60")
    #expect(overlay != nil)
    #expect(context.sourceRect == rect ?? source.bounds)
    #expect(host.shown.viewIfLoaded?.window != nil)
    // The preview is tapped.
    let bounds = host.shown.view.convert(host.shown.view.bounds, to: nil)
    stage.tap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    stage.advance(by: 1)
    #expect(host.log.last == "commit true")
    #expect(overlay == nil)
    controller.unregisterForPreviewing(withContext: context)
    press()
    #expect(host.log.last == "commit true")
    #expect(source.interactions.isEmpty)
  }

  @Test(arguments: [UIPreviewAction.Style.default, .selected, .destructive])
  func actionsStandBelow(style: UIPreviewAction.Style) throws {
    var performed: [String] = []
    func action(_ title: String) -> UIPreviewAction {
      UIPreviewAction(title: title, style: style) { action, controller in
        performed.append("\(action.title) \(controller === self.host.shown)")
      }
    }
    host.shown.items = [
      action("One"), action("Two"),
      UIPreviewActionGroup(title: "More", style: .default, actions: [action("Three")]),
    ]
    _ = show()
    press()
    let menu = try #require(menu)
    #expect(host.shown.previewMenu?.children.map(\.title) == ["One", "Two", "More"])
    let first = try #require(host.shown.previewMenu?.children.first as? UIAction)
    #expect(first.attributes.contains(.destructive) == (style == .destructive))
    #expect((first.state == .on) == (style == .selected))
    stage.tap(
      at: menu.convert(
        CGPoint(x: menu.bounds.midX, y: MenuMetrics.rowHeight * 1.5), to: nil))
    stage.advance(by: 1)
    #expect(performed == ["Two true"])
    #expect(overlay == nil)
  }
}

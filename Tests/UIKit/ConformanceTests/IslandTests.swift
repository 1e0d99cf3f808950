import Stage
import Testing

/// Tests of bars under the Dynamic Island, which begin above the safe area's edge (F-BAR-10). Several people
/// recorded the same values, to the pixel:
///
/// - "UINavigationBar: frame = (0 53.6667; 430 44), safe area (59, 0, 34, 0), status bar (0, 0, 430, 54)"
///   (github.com/QuintGao/GKNavigationBarSwift/issues/41, iPhone 15 Plus), and the table in that library's
///   `navBarForIphonePortrait`: 53.667 for a safe area of 59, 56.333 for one of 62;
/// - the same two figures in QMUI for iOS 4.8, `navigationBarMaxYConstant`;
/// - content begins at 97.667 (github.com/Pircate/EachNavigationBar/issues/79, iPhone 15 Pro Max);
/// - bars overlap the safe area by 5.333 (kouki.hatenadiary.com/entry/2022/10/18/095736, iPhone 14 Pro).
///
/// According to the last two, other devices have no overlap. According to the two tables, there is none in
/// landscape. It is an assumption that the overlap doesn't change while the status bar is hidden.
@MainActor struct IslandTests {
  private nonisolated static let islands: [(device: Stage.Device, top: CGFloat, bar: CGFloat)] = [
    (.iPhone14Pro, 59, 161.0 / 3), (.iPhone14ProMax, 59, 161.0 / 3), (.iPhone15, 59, 161.0 / 3),
    (.iPhone15ProMax, 59, 161.0 / 3), (.iPhone16, 59, 161.0 / 3), (.iPhone16Plus, 59, 161.0 / 3),
    (.iPhone16Pro, 62, 169.0 / 3), (.iPhone16ProMax, 62, 169.0 / 3),
  ]

  /// Returns the top of bars on a device in portrait.
  private nonisolated static func barTop(of device: Stage.Device) -> CGFloat {
    islands.first { $0.device == device }?.bar ?? device.safeAreaInsets(in: .portrait).top
  }

  private final class Content: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func theTable() {
    for (device, top, bar) in Self.islands {
      #expect(device.safeAreaInsets(in: .portrait).top == top, "\(device.title)")
      #expect(device.statusBarHeight(in: .portrait) == 54)
      #expect(isClose(device.barOverlap(in: .portrait), top - bar))
      #expect(device.barOverlap(in: .landscapeLeft) == 0)
    }
    for device in Stage.Device.all where !Self.islands.contains(where: { $0.device == device }) {
      #expect(device.barOverlap(in: .portrait) == 0, "\(device.title)")
    }
  }

  /// The bar, the content below it, and the content alone, with and without a large title, while the bar is
  /// shown and hidden and the device rotates.
  @Test(arguments: Stage.Device.all, [false, true]) func bars(device: Stage.Device, isLarge: Bool) {
    let top = Self.barTop(of: device)
    let height: CGFloat = isLarge ? 96 : 44
    let stage = Stage(device: device)
    let content = Content()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = isLarge
    stage.show(navigation)
    stage.advance(by: 0.1)
    let bar = navigation.navigationBar
    func check() {
      #expect(isClose(onScreen(bar).minY, top))
      #expect(isClose(bar.bounds.height, height))
      #expect(isClose(content.view.safeAreaInsets.top, top + height))
      #expect(content.view.frame == CGRect(origin: .zero, size: device.size))
    }
    check()
    navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(by: 1)
    #expect(content.view.safeAreaInsets == device.safeAreaInsets(in: .portrait))
    navigation.setNavigationBarHidden(false, animated: true)
    stage.advance(by: 1)
    check()
    stage.rotate(to: .landscapeRight)
    stage.advance(by: 0.5)
    let landscape = device.safeAreaInsets(in: .landscapeRight).top
    #expect(isClose(onScreen(bar).minY, landscape))
    #expect(isClose(content.view.safeAreaInsets.top, landscape + bar.bounds.height))
    stage.rotate(to: .portrait)
    stage.advance(by: 0.5)
    check()
  }

  /// Content that doesn't extend under the bar begins at the bar's lower edge.
  @Test(arguments: islands.map(\.device)) func contentBelowTheBar(device: Stage.Device) {
    let stage = Stage(device: device)
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    stage.show(UINavigationController(rootViewController: content))
    stage.advance(by: 0.1)
    let top = Self.barTop(of: device) + 44
    #expect(isClose(onScreen(content.view).minY, top))
    #expect(isClose(onScreen(content.view).maxY, device.size.height))
    #expect(content.view.safeAreaInsets.top == 0)
  }

  /// A list rests exactly at the bar's edge and doesn't count as scrolled.
  @Test(arguments: islands.map(\.device), [false, true])
  func aListRestsAtTheEdge(device: Stage.Device, isLarge: Bool) {
    let stage = Stage(device: device)
    let list = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = isLarge
    stage.show(navigation)
    stage.advance(by: 0.1)
    let table: UITableView = list.tableView
    let top = Self.barTop(of: device) + (isLarge ? 96 : 44)
    #expect(isClose(table.contentOffset.y, -top))
    #expect(isClose(table.adjustedContentInset.top, top))
    #expect(isClose(table.contentOffset.y, -table.adjustedContentInset.top))
    stage.drag(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 200), duration: 0.3, hold: 0.1)
    stage.advance(by: 2)
    #expect(isClose(table.contentOffset.y, -top))
  }

  /// A bar that isn't at the screen's upper edge has no overlap, for example in a sheet that doesn't cover the
  /// whole screen or in a controller further down. A full-screen presentation does have an overlap.
  @Test(arguments: islands.map(\.device)) func barsElsewhere(device: Stage.Device) {
    let stage = Stage(device: device)
    let root = UIViewController()
    stage.show(root)
    for (style, top) in [
      (UIModalPresentationStyle.fullScreen, Self.barTop(of: device)), (.pageSheet, 0),
    ] {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      navigation.modalPresentationStyle = style
      root.present(navigation, animated: false)
      stage.advance(by: 0.5)
      let bar = navigation.navigationBar
      #expect(isClose(bar.frame.minY, top))
      #expect(isClose(content.view.safeAreaInsets.top, top + bar.bounds.height))
      root.dismiss(animated: false)
      stage.advance(by: 0.5)
    }
    // If the parent's safe area extends into the controller, the bar begins where it would on the screen.
    for (gap, top) in [
      (0, Self.barTop(of: device)), (20, Self.barTop(of: device) - 20), (58, 0), (200, 0),
    ]
      as [(CGFloat, CGFloat)]
    {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      root.addChild(navigation)
      navigation.view.frame = CGRect(
        x: 0, y: gap, width: device.size.width, height: device.size.height - gap)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
      stage.advance(by: 0.1)
      #expect(isClose(navigation.navigationBar.frame.minY, top), "\(gap) points down")
      #expect(isClose(content.view.safeAreaInsets.top, top + 44), "\(gap) points down")
      navigation.willMove(toParent: nil)
      navigation.view.removeFromSuperview()
      navigation.removeFromParent()
    }
  }

  @Test(arguments: islands.map(\.device)) func hiddenStatusBar(device: Stage.Device) {
    let stage = Stage(device: device)
    let content = Content()
    content.hidesStatusBar = true
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    stage.advance(by: 0.5)
    #expect(isClose(navigation.navigationBar.frame.minY, Self.barTop(of: device)))
  }

  /// "status bar (0, 0, 430, 54)"
  @Test(arguments: islands.map(\.device)) func statusBar(device: Stage.Device) throws {
    let stage = Stage(device: device)
    stage.show(UINavigationController(rootViewController: UIViewController()))
    let manager = try #require(stage.window?.windowScene?.statusBarManager)
    #expect(
      manager.statusBarFrame == CGRect(x: 0, y: 0, width: device.size.width, height: 54))
  }
}

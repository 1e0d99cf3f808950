import Stage
import Testing

@testable import UIKit

private class Pond: UIView {}
private final class DeepPond: Pond {}
private final class Reed: UILabel {}
private final class PondBar: UINavigationBar {}
private final class EarlyBar: UINavigationBar {}
private final class PondTabBar: UITabBar {}
private final class PondTable: UITableView {}
private final class PondItem: UIBarButtonItem {}
private final class PondController: UIViewController {}

/// Tests of the rule in Apple's documentation of `UIAppearance` that a proxy's settings apply to
/// objects when they enter a window. Proxies last as long as the process, so the tests use classes
/// of this file.
@MainActor @Suite(.serialized) struct AppearanceProxyTests {
  private let stage = Stage(device: .iPhone14Pro)

  private func shown(_ views: UIView...) {
    let controller = PondController()
    stage.show(controller)
    for view in views { controller.view.addSubview(view) }
  }

  @Test func viewsAreToldWhenTheyEnterAWindow() {
    let before = Pond()
    shown(before)
    Pond.appearance().backgroundColor = .red
    Pond.appearance().tintColor = .green
    let after = Pond()
    #expect(after.backgroundColor == nil)
    let own = Pond()
    own.backgroundColor = .blue
    shown(after, own)
    #expect(before.backgroundColor == nil)
    #expect(after.backgroundColor == .red)
    #expect(after.tintColor == .green)
    #expect(own.backgroundColor == .blue)
    #expect(own.tintColor == .green)
    let other = UIView()
    shown(other)
    #expect(other.backgroundColor == nil)
  }

  /// The proxy of the most derived class wins, and one with containers takes precedence over one
  /// without.
  @Test func theMostParticularProxyCounts() {
    Pond.appearance().backgroundColor = .red
    DeepPond.appearance().backgroundColor = .cyan
    Reed.appearance().textColor = .brown
    Reed.appearance(whenContainedInInstancesOf: [DeepPond.self, PondController.self]).textColor =
      .orange
    #expect(Reed.appearance() === Reed.appearance())
    #expect(Reed.appearance() !== Reed.appearance(whenContainedInInstancesOf: [Pond.self]))
    let (shallow, deep) = (Pond(), DeepPond())
    let (inside, outside, inShallow) = (Reed(), Reed(), Reed())
    deep.addSubview(inside)
    shallow.addSubview(inShallow)
    shown(shallow, deep, outside)
    #expect(shallow.backgroundColor == .red)
    #expect(deep.backgroundColor == .cyan)
    #expect(inside.textColor == .orange)
    #expect(outside.textColor == .brown)
    #expect(inShallow.textColor == .brown)
  }

  @Test func traitsAreAskedFor() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Reed.appearance(for: dark).shadowColor = .magenta
    let (inDark, inLight) = (Reed(), Reed())
    let night = UIView()
    night.overrideUserInterfaceStyle = .dark
    night.addSubview(inDark)
    shown(night, inLight)
    #expect(inDark.shadowColor == .magenta)
    #expect(inLight.shadowColor == nil)
  }

  @Test func barsAndTablesAreTold() {
    PondBar.appearance().barTintColor = .purple
    PondBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemTeal
    PondBar.appearance().standardAppearance = look
    PondBar.appearance().scrollEdgeAppearance = look
    PondTabBar.appearance().unselectedItemTintColor = .systemPink
    PondTable.appearance().separatorColor = .black
    let (bar, tabs, table) = (PondBar(), PondTabBar(), PondTable())
    let own = PondBar()
    own.standardAppearance.backgroundColor = .white
    shown(bar, tabs, table, own)
    #expect(bar.barTintColor == .purple)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .yellow)
    #expect(bar.standardAppearance.backgroundColor == .systemTeal)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemTeal)
    #expect(own.standardAppearance.backgroundColor == .white)
    #expect(tabs.unselectedItemTintColor == .systemPink)
    #expect(table.separatorColor == .black)
  }

  /// Source: the demo app of [AMScrollingNavbar](https://github.com/andreamazz/AMScrollingNavbar): its bar keeps the white
  /// title of the proxy when the first controller changes the bar's background in `viewWillAppear`.
  @Test func barsHaveTheirProxyBeforeTheFirstControllerAppears() {
    final class First: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.standardAppearance.backgroundColor = .black
        tabBarController?.tabBar.standardAppearance.backgroundColor = .black
      }
    }
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    EarlyBar.appearance().standardAppearance = look
    let navigation = UINavigationController(navigationBarClass: EarlyBar.self, toolbarClass: nil)
    navigation.viewControllers = [First()]
    stage.show(navigation)
    let shown = navigation.navigationBar.standardAppearance
    #expect(shown.backgroundColor == .black)
    #expect(shown.titleTextAttributes[.foregroundColor] as? UIColor == .white)
  }

  @Test func barItemsAreTold() {
    PondItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    let (item, own) = (PondItem(), PondItem())
    own.setTitleTextAttributes([.kern: 1], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
    #expect(own.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(UIBarButtonItem().titleTextAttributes(for: .normal) == nil)
  }
}

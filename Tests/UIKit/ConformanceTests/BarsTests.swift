import QuartzCore
import Testing

@testable import UIKit

/// Tests of bars, safe areas and margins of controllers. Source: F-BAR-01 to F-BAR-10.
@MainActor
struct BarsTests {
  /// A phone with its safe area and bars, recorded from devices or their simulators.
  struct Phone: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGSize
    var scale: CGFloat
    var insets: UIEdgeInsets
    /// The height by which a bar extends up into the safe area.
    var overlap: CGFloat = 0
    var testDescription: String { name }
  }

  nonisolated static let phones = [
    Phone("SE, 8", 375, 667, 2, top: 20, bottom: 0),
    Phone("X, XS", 375, 812, 3, top: 44, bottom: 34),
    Phone("12, 13", 390, 844, 3, top: 47, bottom: 34),
    Phone("13 mini", 375, 812, 3, top: 50, bottom: 34),
    Phone("14 Pro, 15, 16", 393, 852, 3, top: 59, bottom: 34, overlap: 59 - 161.0 / 3),
    Phone("12, 13 in landscape", 844, 390, 3, top: 0, bottom: 21, side: 47),
  ]

  private func show(_ controller: UIViewController, on phone: Phone) -> (UIWindow, RenderLoop) {
    let loop = RenderLoop()
    let screen = UIScreen(
      bounds: CGRect(origin: .zero, size: phone.size), scale: phone.scale,
      safeAreaInsets: phone.insets, statusBarHeight: phone.insets.top,
      barOverlap: phone.overlap)
    loop.makeCurrent()
    screen.makeCurrent()
    UIApplication().makeCurrent()
    let window = UIWindow(frame: screen.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.commit()
    return (window, loop)
  }

  @Test("A root controller gets the phone's safe area", arguments: phones)
  func safeArea(phone: Phone) {
    let controller = UIViewController()
    let shown = show(controller, on: phone)
    #expect(controller.view.safeAreaInsets == phone.insets)
    withExtendedLifetime(shown) {}
  }

  @Test(
    "A navigation bar is 44 pt high and reaches the content as safe area",
    arguments: phones.filter { $0.size.width < $0.size.height })
  func navigationBar(phone: Phone) {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let shown = show(navigation, on: phone)
    let bar = navigation.navigationBar
    let top = phone.insets.top - phone.overlap
    #expect(abs(bar.frame.minY - top) < 1e-9)
    #expect(bar.bounds.size == CGSize(width: phone.size.width, height: 44))
    #expect(content.view.frame == CGRect(origin: .zero, size: phone.size))
    #expect(abs(content.view.safeAreaInsets.top - (top + 44)) < 1e-9)
    #expect(content.view.safeAreaInsets.bottom == phone.insets.bottom)
    #expect(content.view.safeAreaInsets.left == phone.insets.left)
    withExtendedLifetime(shown) {}
  }

  /// Source: F-BAR-04.
  @Test("The hairline is one device pixel, outside the bar", arguments: phones)
  func hairline(phone: Phone) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let shown = show(navigation, on: phone)
    let bar = navigation.navigationBar
    bar.layoutIfNeeded()
    bar.background.layoutIfNeeded()
    let line = try #require(bar.background.subviews.last)
    let frame = line.convert(line.bounds, to: bar)
    #expect(abs(frame.minY - 44) < 1e-9)
    #expect(abs(frame.height - 1 / phone.scale) < 1e-9)
    withExtendedLifetime(shown) {}
  }

  @Test("A child's safe area is the part of the parent's that reaches into it, on every edge")
  func childSafeArea() {
    let phone = Phone("parent 320 × 480", 320, 480, 2, top: 44, bottom: 34)
    var skewed = phone
    skewed.insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let parent = UIViewController()
    let shown = show(parent, on: skewed)
    let child = UIView(frame: CGRect(x: 30, y: 20, width: 100, height: 500))
    parent.view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
    withExtendedLifetime(shown) {}
  }

  @Test("A root view's margins are 16 pt, 20 on wide phones, plus the safe area")
  func margins() {
    for (width, side) in [(CGFloat(375), CGFloat(16)), (393, 16), (414, 20), (430, 20)] {
      let controller = UIViewController()
      let shown = show(
        controller, on: Phone("\(width)", width, 852, 3, top: 59, bottom: 34))
      #expect(
        controller.view.layoutMargins
          == UIEdgeInsets(top: 59, left: side, bottom: 34, right: side))
      #expect(controller.systemMinimumLayoutMargins.leading == side)
      let inner = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
      controller.view.addSubview(inner)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(
        controller.view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
      withExtendedLifetime(shown) {}
    }
  }

  @Test("A controller's additional insets are added to its safe area")
  func additionalInsets() {
    let controller = UIViewController()
    let shown = show(controller, on: Self.phones[4])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 1, bottom: 36, right: 3))
    withExtendedLifetime(shown) {}
  }
}

extension BarsTests.Phone {
  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat,
    bottom: CGFloat, side: CGFloat = 0, overlap: CGFloat = 0
  ) {
    self.init(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      insets: UIEdgeInsets(top: top, left: side, bottom: bottom, right: side), overlap: overlap)
  }
}

import QuartzCore
import Testing

@testable import UIKit

/// Properties of bars and their items from before appearances.
///
/// Sources: Apple, `UINavigationBar.setBackgroundImage(_:for:barMetrics:)`,
/// `setTitleVerticalPositionAdjustment(_:for:)`, `backIndicatorImage`, `UIBarButtonItem.possibleTitles`,
/// `setTitlePositionAdjustment(_:for:)`, `setBackButtonTitlePositionAdjustment(_:for:)`,
/// `UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)`.
@MainActor @Suite(.serialized) struct LegacyBarLookTests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func shown(_ titles: [String]) -> (ControllerBench, UINavigationController) {
    let bench = ControllerBench()
    let controllers = titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.setViewControllers(controllers, animated: false)
    bench.show(navigation)
    return (bench, navigation)
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  @Test("An image for the bar's own position takes precedence over one for any")
  func positions() {
    let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
    for set in positions {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let image = picture(3)
      bar.setBackgroundImage(image, for: set, barMetrics: .default)
      for asked in positions {
        #expect((bar.backgroundImage(for: asked, barMetrics: .default) === image) == (asked == set))
      }
      #expect((bar.backgroundImage(for: .default) === image) == (set == .any))
      #expect(UIBarMetrics.landscapePhone == .compact)
    }
  }

  @Test("Titles move down by the adjustment for the bar's metrics")
  func titles() throws {
    let (_, navigation) = shown(["One"])
    let bar = navigation.navigationBar
    let content = try #require(bar.content)
    let before = content.titleContent.frame
    for offset in [-6, 0, 4] as [CGFloat] {
      bar.setTitleVerticalPositionAdjustment(offset, for: .default)
      bar.layoutIfNeeded()
      #expect(bar.titleVerticalPositionAdjustment(for: .default) == offset)
      #expect(abs(content.titleContent.frame.minY - before.minY - offset) < 0.34)
      #expect(content.titleContent.frame.minX == before.minX)
    }
  }

  @Test("An image replaces the chevron if it has a mask too")
  func indicator() throws {
    for hasMask in [false, true] {
      let (_, navigation) = shown(["One", "Two"])
      let bar = navigation.navigationBar
      bar.backIndicatorImage = picture(30)
      if hasMask { bar.backIndicatorTransitionMaskImage = picture(30) }
      bar.layoutIfNeeded()
      let back = try #require(views(BackButton.self, in: bar).first)
      #expect(
        back.indicatorSize == (hasMask ? CGSize(width: 30, height: 30) : BarMetrics.chevronSize))
    }
    let appearance = UINavigationBarAppearance()
    let image = picture(20)
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage !== image)
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.copy().backIndicatorImage === image)
  }

  @Test("An item is as wide as its widest possible title")
  func possibleTitles() {
    let looks = BarButtonLooks(
      plain: UIBarButtonItemAppearance(style: .plain), done: UIBarButtonItemAppearance(style: .done)
    )
    func width(_ item: UIBarButtonItem) -> CGFloat {
      BarButtonView(item: item, looks: looks).intrinsicContentSize.width
    }
    let titles = ["On", "Off for now", "A much longer title"]
    for title in titles {
      let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      let own = width(item)
      item.possibleTitles = Set(titles)
      #expect(width(item) >= own)
      let others = titles.map {
        width(UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil))
      }
      #expect(abs(width(item) - others.max()!) <= 1)
    }
  }

  @Test("An item's appearance is found by state, metrics and style, and stays its own")
  func itemLooks() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled]
    let metrics: [UIBarMetrics] = [.default, .compact]
    for state in states {
      for metric in metrics {
        let item = UIBarButtonItem()
        let image = picture(2)
        item.setBackgroundImage(image, for: state, barMetrics: metric)
        for asked in states {
          for askedMetric in metrics {
            let isSet = asked == state && askedMetric == metric
            #expect((item.backgroundImage(for: asked, barMetrics: askedMetric) === image) == isSet)
          }
        }
        #expect(item.backButtonBackgroundImage(for: state, barMetrics: metric) == nil)
      }
    }
    let item = UIBarButtonItem()
    item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: -2))
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
  }

  @Test("A tap toggles the selection of an item that asks for it")
  func selection() {
    let (bench, navigation) = shown(["One"])
    withExtendedLifetime(bench) {
      for changes in [false, true] {
        let item = UIBarButtonItem(
          title: "Mark", image: nil, target: nil, action: nil)
        item.changesSelectionAsPrimaryAction = changes
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        navigation.navigationBar.layoutIfNeeded()
        item.buttonView?.sendActions(for: .touchUpInside)
        #expect(item.isSelected == changes)
        item.buttonView?.sendActions(for: .touchUpInside)
        #expect(!item.isSelected)
      }
    }
  }

  @Test("A toolbar's image for its own position takes precedence over one for any")
  func toolbar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let any = picture(2)
    let bottom = picture(3)
    func background() -> UIImage? {
      views(BarBackgroundView.self, in: bar).first.flatMap { background in
        views(UIImageView.self, in: background).first { !$0.isHidden && $0.image != nil }?.image
      }
    }
    #expect(background() == nil)
    bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
    #expect(background() === any)
    bar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .default)
    #expect(background() === bottom)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === any)
    bar.setShadowImage(any, forToolbarPosition: .any)
    #expect(bar.shadowImage(forToolbarPosition: .any) === any)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
  }

  @Test("Every system item has a text or a glyph, and a name for assistive software")
  func systemItems() {
    for raw in 0...24 {
      guard let item = UIBarButtonItem.SystemItem(rawValue: raw), !item.isSpace else { continue }
      #expect((item.title == nil) != (item.glyph == nil), "item \(raw)")
      #expect(item.spokenName?.isEmpty == false, "item \(raw)")
    }
  }
}

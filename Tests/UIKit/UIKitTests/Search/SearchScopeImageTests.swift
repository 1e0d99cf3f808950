import Stage
import Testing

@testable import UIKit

/// Tests of the images of a search bar's scopes.
///
/// Sources: Apple, `UISearchBar.setScopeBarButtonBackgroundImage(_:for:)` and
/// `setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)`, which the header marks
/// `UI_APPEARANCE_SELECTOR` as it does those of segmented controls.
@MainActor @Suite(.serialized) struct SearchScopeImageTests {
  private final class ScopedBar: UISearchBar {}
  private final class PlainControl: UISegmentedControl {}

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .selected, .disabled, [.selected, .highlighted],
  ]

  private func picture(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 32)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 32))
    }
  }

  private func shown(_ bar: UISearchBar) -> Stage {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    bar.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    controller.view.addSubview(bar)
    stage.show(controller)
    stage.advance(by: 0.1)
    return stage
  }

  @Test func eachStateKeepsItsOwn() {
    let bar = UISearchBar()
    let images = Self.states.indices.map { picture(CGFloat($0) + 8) }
    for (state, image) in zip(Self.states, images) {
      #expect(bar.scopeBarButtonBackgroundImage(for: state) == nil)
      bar.setScopeBarButtonBackgroundImage(image, for: state)
    }
    for (state, image) in zip(Self.states, images) {
      #expect(bar.scopeBarButtonBackgroundImage(for: state) === image)
    }
    for left in Self.states {
      for right in Self.states {
        #expect(
          bar.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: right)
            == nil)
        let image = picture(3)
        bar.setScopeBarButtonDividerImage(
          image, forLeftSegmentState: left, rightSegmentState: right)
        #expect(
          bar.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: right)
            === image)
      }
    }
  }

  @Test func theScopesShowThem() {
    for count in 2...4 {
      for selected in 0..<count {
        let bar = UISearchBar()
        let (rest, chosen, between) = (picture(11), picture(13), picture(2))
        bar.setScopeBarButtonBackgroundImage(rest, for: .normal)
        bar.setScopeBarButtonBackgroundImage(chosen, for: .selected)
        bar.setScopeBarButtonDividerImage(
          between, forLeftSegmentState: .normal, rightSegmentState: .normal)
        bar.scopeButtonTitles = (0..<count).map { "Scope \($0)" }
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = selected
        let stage = shown(bar)
        stage.advance(by: 0.1)
        let control = bar.content.scopeControl
        let cells = control.subviews.compactMap { $0 as? SegmentCellView }
          .sorted { $0.frame.minX < $1.frame.minX }
        #expect(cells.count == count)
        for (index, cell) in cells.enumerated() {
          let image = (cell.subviews.first as? UIImageView)?.image
          #expect(image === (index == selected ? chosen : rest), "\(index) of \(count)")
        }
        let dividers = control.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(dividers.count == count - 1)
        #expect(dividers.allSatisfy { $0 === between })
      }
    }
  }

  @Test func proxiesGiveThemOn() {
    let (background, own) = (picture(11), picture(13))
    ScopedBar.appearance().setScopeBarButtonBackgroundImage(background, for: .normal)
    PlainControl.appearance().setBackgroundImage(background, for: .normal, barMetrics: .default)
    let (told, other) = (ScopedBar(), ScopedBar())
    other.setScopeBarButtonBackgroundImage(own, for: .normal)
    let control = PlainControl(items: ["A", "B"])
    let stage = shown(told)
    told.superview?.addSubview(other)
    told.superview?.addSubview(control)
    stage.advance(by: 0.1)
    #expect(told.scopeBarButtonBackgroundImage(for: .normal) === background)
    #expect(other.scopeBarButtonBackgroundImage(for: .normal) === own)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) === background)
    let plain = UISearchBar()
    told.superview?.addSubview(plain)
    #expect(plain.scopeBarButtonBackgroundImage(for: .normal) == nil)
  }
}

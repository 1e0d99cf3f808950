import Stage
import Testing

@testable import UIKit

/// Tests of the layout of a search bar's parts.
///
/// Sources: quoted measures of iOS 13 and later (a field of 36 points in a bar of 56, or of 52 in a
/// navigation bar); Apple's reference of `UISearchBar`.
@MainActor @Suite(.serialized) struct SearchBarLayoutTests {
  /// In all states, widths and placements, the parts are inside the bar, don't overlap, and are mirrored
  /// correctly.
  @Test func grid() {
    for place in [SearchBarPlace.own, .stacked, .active] {
      for width in [320, 393, 430, 852] as [CGFloat] {
        for cancel in [nil, 50, 90] as [CGFloat?] {
          for showsScope in [false, true] {
            for hasPrompt in [false, true] {
              for inset in [0, 47] as [CGFloat] {
                var layout = SearchBarLayout(
                  width: width, place: place, fieldHeight: 36, leftInset: inset,
                  rightInset: inset, hasPrompt: hasPrompt, cancelWidth: cancel,
                  showsScope: showsScope)
                check(layout)
                let frames = layout.frames()
                layout.isRightToLeft = true
                let mirrored = layout.frames()
                #expect(mirrored.field.minX == width - frames.field.maxX, "\(layout)")
                #expect(mirrored.cancel.minX == width - frames.cancel.maxX, "\(layout)")
                #expect(mirrored.field.size == frames.field.size, "\(layout)")
              }
            }
          }
        }
      }
    }
  }

  private func check(_ layout: SearchBarLayout) {
    let frames = layout.frames()
    let base: CGFloat = layout.place == .own ? 56 : 52
    let height =
      base + (layout.showsScope ? 44 : 0) + (layout.hasPrompt ? SearchBarMetrics.promptHeight : 0)
    #expect(layout.height == height, "\(layout)")
    let bounds = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    #expect(bounds.contains(frames.field), "\(layout)")
    #expect(frames.field.height == 36, "\(layout)")
    if layout.cancelWidth != nil {
      #expect(bounds.contains(frames.cancel), "\(layout)")
      #expect(frames.cancel.minX - frames.field.maxX == SearchBarMetrics.cancelGap, "\(layout)")
    } else {
      #expect(frames.cancel.minX == layout.width, "\(layout)")
    }
    if layout.showsScope {
      #expect(bounds.contains(frames.scope))
      #expect(frames.scope.minY >= frames.field.maxY)
    }
  }

  /// The bar and its field grow with the user's text size.
  @Test(arguments: [
    UIContentSizeCategory.small, .large, .extraExtraExtraLarge, .accessibilityLarge,
  ])
  func dynamicType(category: UIContentSizeCategory) {
    let stage = Stage(device: .iPhone14Pro, textSize: category)
    let controller = UIViewController()
    let bar = UISearchBar()
    controller.view.addSubview(bar)
    stage.show(controller)
    bar.frame = CGRect(x: 0, y: 100, width: 393, height: bar.sizeThatFits(.zero).height)
    stage.advance(by: 0.1)
    let font = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    #expect(bar.searchTextField.font?.pointSize == font.pointSize)
    let field = bar.searchTextField.frame
    #expect(abs(field.height - font.lineHeight - 15.667) < 0.34)
    #expect(abs(bar.bounds.height - field.height - 20) < 0.01)
    if category == .large {
      #expect(bar.bounds.height == 56)
      #expect(field.height == 36)
    }
  }

  /// Icons are mirrored. The clear button is at the end of the text.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func sides(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    bar.showsBookmarkButton = true
    controller.view.addSubview(bar)
    stage.show(controller)
    stage.advance(by: 0.1)
    let field = bar.searchTextField
    let isLeft = direction == .leftToRight
    let icon = field.leftViewRect(forBounds: field.bounds)
    let button = field.rightViewRect(forBounds: field.bounds)
    #expect((icon.midX < field.bounds.midX) == isLeft)
    #expect((button.midX > field.bounds.midX) == isLeft)
    #expect(field.rightViewMode == .always)
    bar.text = "text"
    // The bookmark button is replaced by the clear button.
    #expect(field.rightViewMode == .never)
    let clear = field.clearButtonRect(forBounds: field.bounds)
    let text = field.textRect(forBounds: field.bounds)
    #expect((clear.midX > text.midX) == isLeft)
    #expect(!clear.intersects(text))
  }
}

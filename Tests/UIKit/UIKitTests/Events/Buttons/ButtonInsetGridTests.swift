import Stage
import Testing
import UIKit

/// Insets of a button's title and image move them, and narrow them only without enough space.
///
/// Source: Apple, `UIButton.titleEdgeInsets`: "Use this property to resize and reposition the effective drawing
/// rectangle for the button title." The rectangle for the content is inset, and the title is placed in it.
@MainActor @Suite struct ButtonInsetGridTests {
  init() { putPhoneToWork() }

  private func button(width: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment) -> UIButton
  {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    return button
  }

  @Test(
    arguments: [UIControl.ContentHorizontalAlignment.left, .center, .right],
    [
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0),
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20),
      UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10),
      UIEdgeInsets(top: 6, left: -8, bottom: -6, right: 8),
    ])
  func aWideButtonMovesItsTitle(
    alignment: UIControl.ContentHorizontalAlignment, insets: UIEdgeInsets
  ) {
    let button = button(width: 300, alignment)
    let before = button.titleLabel!.frame
    button.titleEdgeInsets = insets
    button.layoutIfNeeded()
    let after = button.titleLabel!.frame
    let share: CGFloat = alignment == .left ? 0 : alignment == .right ? 1 : 0.5
    let moved = insets.left * (1 - share) - insets.right * share
    #expect(abs(after.minX - before.minX - moved) < 0.5)
    #expect(abs(after.minY - before.minY - (insets.top - insets.bottom) / 2) < 0.5)
    #expect(after.size == before.size)
  }

  /// The label's frame is right before the layout, as apps count on that calculate insets with it.
  @Test(arguments: [UIButton.ButtonType.custom, .system]) func theFrameIsKnownEarly(
    type: UIButton.ButtonType
  ) {
    let button = UIButton(type: type)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    button.setTitle("Title", for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let early = button.titleLabel!.frame
    button.layoutIfNeeded()
    #expect(early == button.titleLabel!.frame)
    #expect(early.width > 0)
  }

  @Test func bothFramesAreKnownEarly() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    button.setTitle("Title", for: .normal)
    button.setImage(picture, for: .normal)
    #expect(button.imageView!.frame.size == CGSize(width: 20, height: 10))
    // As apps put the image on the other side of the title.
    let (image, title) = (button.imageView!.frame.width, button.titleLabel!.frame.width)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -image, bottom: 0, right: image)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: title, bottom: 0, right: -title)
    let early = (button.titleLabel!.frame, button.imageView!.frame)
    button.layoutIfNeeded()
    #expect(early.0 == button.titleLabel!.frame)
    #expect(early.1 == button.imageView!.frame)
    #expect(early.0.maxX <= early.1.minX)
  }

  @Test func aNarrowButtonCutsItsTitle() {
    let title = button(width: 300, .center).titleLabel!.frame.width
    let button = button(width: title, .center)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(abs(button.titleLabel!.frame.width - (title - 12)) < 0.5)
    #expect(abs(button.titleLabel!.frame.minX - 12) < 0.5)
  }
}

import Stage
import Testing

@testable import UIKit

/// Members of views that no other test names. Source: Apple's documentation of each member, in the comments.
@MainActor @Suite(.serialized) struct ViewMemberTests {
  // MARK: UIView

  /// `addConstraint(_:)`, `removeConstraint(_:)`: the constraint is added to and removed from the view's
  /// `constraints`, which sets its `isActive`.
  @Test func constraintsAreAddedAndRemoved() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    let others = [
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 6),
    ]
    let height = child.heightAnchor.constraint(equalToConstant: 40)
    child.addConstraint(width)
    child.addConstraint(height)
    parent.addConstraints(others)
    #expect(child.constraints == [width, height])
    #expect(parent.constraints == others)
    #expect(width.isActive)
    #expect(others.allSatisfy { $0.isActive })
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    child.removeConstraint(width)
    #expect(!width.isActive)
    #expect(child.constraints == [height])
    parent.removeConstraints([others[0]])
    #expect(parent.constraints == [others[1]])
    #expect(!others[0].isActive)
  }

  /// `alignmentRect(forFrame:)`: "the view's frame modified by the view's alignmentRectInsets"; the two methods "must
  /// always be inverses of each other".
  @Test func alignmentRectangles() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
    let badge = Badge()
    #expect(badge.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(badge.frame(forAlignmentRect: badge.alignmentRect(forFrame: frame)) == frame)
  }

  /// `forLastBaselineLayout`: the view itself by default. `forFirstBaselineLayout`: "The default implementation returns
  /// the value contained by forLastBaselineLayout". `forBaselineLayout()`, its older name, does the same.
  @Test func viewsForBaselines() {
    final class Box: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    final class OldBox: UIView {
      let label = UILabel()
      override func forBaselineLayout() -> UIView { label }
    }
    let view = UIView()
    #expect(view.forBaselineLayout() === view)
    #expect(view.forFirstBaselineLayout === view)
    #expect(view.forLastBaselineLayout === view)
    let box = Box()
    #expect(box.forFirstBaselineLayout === box.label)
    let old = OldBox()
    #expect(old.forLastBaselineLayout === old.label)
    #expect(old.forFirstBaselineLayout === old.label)
  }

  /// `userInterfaceLayoutDirection(for:relativeTo:)`: playback and spatial content isn't flipped, and forced directions
  /// don't depend on the other direction.
  @Test func directionsOfContent() {
    typealias Direction = UIUserInterfaceLayoutDirection
    let cases: [(UISemanticContentAttribute, Direction, Direction)] = [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ]
    for (attribute, left, right) in cases {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) == left)
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == right)
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  /// `contentScaleFactor`: the scale between points and pixels; setting it sets the layer's `contentsScale`.
  @Test func scaleOfContent() {
    let view = UIView()
    view.contentScaleFactor = 4
    #expect(view.contentScaleFactor == 4)
    #expect(view.layer.contentsScale == 4)
  }

  @Test func initialValues() {
    let view = UIView()
    #expect(!view.accessibilityIgnoresInvertColors)
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityIgnoresInvertColors)
  }

  // MARK: UIScrollView

  /// `scrollIndicatorInsets`: setting it sets the vertical and the horizontal insets.
  @Test func insetsOfBothIndicators() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.horizontalScrollIndicatorInsets == .zero)
    #expect(view.indexDisplayMode == .automatic)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.horizontalScrollIndicatorInsets.left = 9
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets.left == 9)
  }

  // MARK: UIStackView

  /// `spacingUseDefault`: a custom spacing of this value is the stack's own spacing again. `spacingUseSystem`: the
  /// system's spacing.
  @Test func spacingsWithNames() {
    let parts = [UIView(), UIView(), UIView()]
    for part in parts { part.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.spacing = 3
    stack.setCustomSpacing(20, after: parts[0])
    func width() -> CGFloat {
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    #expect(width() == 53)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: parts[0])
    #expect(width() == 36)
    #expect(stack.customSpacing(after: parts[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: parts[0])
    #expect(width() > 36)
  }

  // MARK: UIImageView

  /// `highlightedAnimationImages`: `nil` by default.
  @Test func animatedImagesOfBothStates() {
    let images = (1...2).map { size in
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
    }
    let view = UIImageView()
    #expect(view.highlightedAnimationImages == nil)
    view.highlightedAnimationImages = images
    #expect(view.highlightedAnimationImages == images)
    #expect(!view.isAnimating)
  }

  // MARK: UIGestureRecognizer

  /// `requiresExclusiveTouchType`: `true` by default. `allowedTouchTypes`: all types by default; touches of other types
  /// aren't recognized.
  @Test func typesOfTouches() {
    let recognizer = UITapGestureRecognizer()
    #expect(recognizer.requiresExclusiveTouchType)
    for type in [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer] {
      #expect(recognizer.allowedTouchTypes.contains(NSNumber(value: type.rawValue)))
    }
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    @MainActor final class Target: NSObject {
      var count = 0
      func act(_ sender: UIGestureRecognizer) { count += 1 }
    }
    let target = Target()
    recognizer.addTarget(target, action: Selector("act(_:)", Target.act))
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    controller.view.addGestureRecognizer(recognizer)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 100, y: 300))
    stage.advance(by: 0.5)
    #expect(target.count == 0)
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    stage.tap(at: CGPoint(x: 100, y: 300))
    stage.advance(by: 0.5)
    #expect(target.count == 1)
  }

  // MARK: NSLayoutConstraint

  /// `shouldBeArchived`: `false` by default.
  @Test func constraintsAreNotArchived() {
    #expect(!UIView().widthAnchor.constraint(equalToConstant: 1).shouldBeArchived)
  }
}

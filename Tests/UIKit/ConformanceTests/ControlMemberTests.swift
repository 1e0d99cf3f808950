import Stage
import Testing

@testable import UIKit

/// Members of controls that no other test names. Source: Apple's documentation of each member, in the comments.
@MainActor @Suite(.serialized) struct ControlMemberTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  // MARK: UIButton

  /// `backgroundRect(forBounds:)`: "The default implementation of this method returns the value in the bounds
  /// parameter." `contentRect(forBounds:)`: the bounds without the content's insets, in which the image and the title
  /// are.
  @Test func rectanglesOfAButton() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Eel", for: .normal)
    button.setImage(image(20, 10), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(button.backgroundRect(forBounds: bounds) == bounds)
    let content = button.contentRect(forBounds: bounds)
    #expect(content == CGRect(x: 2, y: 1, width: 194, height: 56))
    let (picture, title) = (
      button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)
    )
    #expect(picture.size == CGSize(width: 20, height: 10))
    #expect(content.contains(picture))
    #expect(content.contains(title))
    #expect(picture.maxX == title.minX)
    button.bounds = bounds
    button.layoutIfNeeded()
    let shown = try #require(button.imageView?.frame)
    #expect(abs(shown.minX - picture.minX) < 1e-9 && abs(shown.minY - picture.minY) < 1e-9)
    #expect(shown.size == picture.size)
  }

  /// `imageEdgeInsets`: zero by default. Insets on the left move the image to the right, and don't change the button's
  /// own size.
  @Test func insetsMoveTheImage() {
    let button = UIButton(type: .custom)
    button.setImage(image(20, 10), for: .normal)
    #expect(button.imageEdgeInsets == .zero)
    let size = button.intrinsicContentSize
    let content = CGRect(x: 0, y: 0, width: 100, height: 40)
    let before = button.imageRect(forContentRect: content)
    button.imageEdgeInsets.left = 10
    #expect(button.intrinsicContentSize == size)
    #expect(button.imageRect(forContentRect: content).midX == before.midX + 5)
    button.contentHorizontalAlignment = .left
    #expect(button.imageRect(forContentRect: content).minX == 10)
  }

  /// The values of the present state; those of the normal state if it has none of its own. `currentTitleColor`: "This
  /// value is guaranteed not to be nil".
  @Test func currentValuesOfAButton() {
    let button = UIButton(type: .custom)
    #expect(button.currentAttributedTitle == nil)
    #expect(button.currentBackgroundImage == nil)
    #expect(button.currentPreferredSymbolConfiguration == nil)
    let (first, second) = (image(1, 1), image(2, 2))
    button.setBackgroundImage(first, for: .normal)
    button.setBackgroundImage(second, for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    button.setTitleShadowColor(.green, for: .normal)
    button.setTitleShadowColor(.black, for: .highlighted)
    button.setAttributedTitle(NSAttributedString(string: "Eel"), for: .normal)
    let configuration = UIImage.SymbolConfiguration(pointSize: 30)
    button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
    #expect(button.currentBackgroundImage === first)
    #expect(button.currentTitleColor == .red)
    #expect(button.currentTitleShadowColor == .green)
    #expect(button.currentAttributedTitle?.string == "Eel")
    #expect(button.currentPreferredSymbolConfiguration == configuration)
    #expect(button.titleShadowColor(for: .normal) == .green)
    #expect(button.titleShadowColor(for: .highlighted) == .black)
    button.isEnabled = false
    #expect(button.currentBackgroundImage === second)
    #expect(button.currentTitleColor == .red)
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitleColor == .blue)
    #expect(button.currentBackgroundImage === first)
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitleShadowColor == .black)
  }

  /// `setNeedsUpdateConfiguration()`: the handler is called before the button is displayed, once for several requests.
  /// `automaticallyUpdatesConfiguration`: `true` by default; the configuration then follows the state.
  @Test func configurationsAreUpdated() {
    let button = UIButton(configuration: .plain())
    #expect(button.automaticallyUpdatesConfiguration)
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    button.frame.size = CGSize(width: 100, height: 40)
    button.layoutIfNeeded()
    let first = calls
    #expect(first >= 1)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    button.updateConfiguration()
    let before = calls
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(calls == before + 1)
    button.automaticallyUpdatesConfiguration = false
    let fixed = button.configuration?.baseForegroundColor
    button.isEnabled = false
    #expect(button.configuration?.baseForegroundColor == fixed)
  }

  @Test func initialValues() {
    let button = UIButton()
    #expect(button.preferredBehavioralStyle == .automatic)
    #expect(button.behavioralStyle == .pad)
    #expect(UISlider().preferredBehavioralStyle == .automatic)
    #expect(UISlider().behavioralStyle == .pad)
    let label = UILabel()
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(!label.showsExpansionTextWhenTruncated)
    let view = UITextView(usingTextLayoutManager: false)
    #expect(!view.usesStandardTextScaling)
    #expect(view.linkTextAttributes[.foregroundColor] != nil)
  }

  // MARK: UISwitch

  /// `onImage`, `offImage`: "In iOS 7, this property has no effect."
  @Test func imagesOfASwitchHaveNoEffect() {
    let control = UISwitch()
    let size = control.intrinsicContentSize
    #expect(control.onImage == nil)
    #expect(control.offImage == nil)
    control.onImage = image(200, 100)
    control.offImage = image(200, 100)
    #expect(control.intrinsicContentSize == size)
    #expect(control.onImage?.size.width == 200)
  }

  // MARK: UISlider

  /// `minimumTrackImage(for:)` and similar: `nil` if there is no image for the state. The current ones are those of the
  /// present state, or else of the normal one.
  @Test func imagesOfASlider() {
    let slider = UISlider()
    #expect(slider.currentMinimumTrackImage == nil)
    #expect(slider.currentMaximumTrackImage == nil)
    #expect(slider.maximumTrackTintColor == nil)
    let images = (1...4).map { image(CGFloat($0), 4) }
    slider.setMinimumTrackImage(images[0], for: .normal)
    slider.setMaximumTrackImage(images[1], for: .normal)
    slider.setMinimumTrackImage(images[2], for: .disabled)
    slider.setMaximumTrackImage(images[3], for: .highlighted)
    #expect(slider.minimumTrackImage(for: .normal) === images[0])
    #expect(slider.maximumTrackImage(for: .normal) === images[1])
    #expect(slider.minimumTrackImage(for: .disabled) === images[2])
    #expect(slider.currentMinimumTrackImage === images[0])
    #expect(slider.currentMaximumTrackImage === images[1])
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === images[2])
    #expect(slider.currentMaximumTrackImage === images[1])
    slider.isEnabled = true
    slider.isHighlighted = true
    #expect(slider.currentMaximumTrackImage === images[3])
    slider.maximumTrackTintColor = .red
    #expect(slider.maximumTrackTintColor == .red)
  }

  /// `maximumValueImageRect(forBounds:)`: the rectangle of the image at the side of the maximum, beside the track.
  @Test func theImageOfTheMaximumIsBesideTheTrack() {
    let slider = UISlider()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    slider.maximumValueImage = image(20, 10)
    let picture = slider.maximumValueImageRect(forBounds: bounds)
    #expect(picture.size == CGSize(width: 20, height: 10))
    #expect(picture.maxX == 200)
    #expect(picture.midY == 15)
    #expect(slider.trackRect(forBounds: bounds).maxX <= picture.minX)
  }

  // MARK: UISegmentedControl

  /// `setAction(_:forSegmentAt:)`: the segment shows the action's title or image, and performs the action.
  @Test func actionsOfSegments() {
    var count = 0
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.actionForSegment(at: 0) == nil)
    let action = UIAction(title: "Eel") { _ in count += 1 }
    control.setAction(action, forSegmentAt: 1)
    #expect(control.actionForSegment(at: 1) === action)
    #expect(control.titleForSegment(at: 1) == "Eel")
    #expect(control.imageForSegment(at: 1) == nil)
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    control.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
    controller.view.addSubview(control)
    stage.show(controller)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 170, y: 216))
    stage.advance(by: 0.5)
    #expect(control.selectedSegmentIndex == 1)
    #expect(count == 1)
  }

  /// `imageForSegment(at:)`: `nil` for a segment with a title. `contentOffsetForSegment(at:)` and
  /// `contentPositionAdjustment(forSegmentType:barMetrics:)`: zero by default.
  @Test func contentsOfSegments() {
    let picture = image(10, 10)
    let control = UISegmentedControl(items: ["A", picture])
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) === picture)
    #expect(control.titleForSegment(at: 1) == nil)
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: -2))
    #expect(
      control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) == .zero)
    let offset = UIOffset(horizontal: 2, vertical: 1)
    control.setContentPositionAdjustment(offset, forSegmentType: .left, barMetrics: .default)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == offset)
  }

  // MARK: UITextField

  /// `disabledBackground`: `nil` by default; "This property has no effect if the background property is nil" isn't
  /// seen in the value.
  @Test func backgroundsOfAField() {
    let field = UITextField()
    #expect(field.disabledBackground == nil)
    let picture = image(5, 5)
    field.disabledBackground = picture
    #expect(field.disabledBackground === picture)
  }

  /// `drawPlaceholder(in:)`: called with the rectangle of the placeholder when the empty field is drawn.
  @Test func aFieldDrawsItsPlaceholder() {
    final class Field: UITextField {
      var drawn: [CGRect] = []
      override func drawPlaceholder(in rect: CGRect) {
        drawn.append(rect)
        super.drawPlaceholder(in: rect)
      }
    }
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    controller.view.addSubview(field)
    stage.show(controller)
    stage.advance(by: 0.1)
    #expect(field.drawn.last == field.placeholderRect(forBounds: field.bounds))
    field.drawn = []
    field.text = "Ada"
    stage.advance(by: 0.1)
    #expect(field.drawn.isEmpty)
  }

  // MARK: UIBarButtonItem

  /// Adjustments of an item's background: 0 by default, for each bar metrics.
  @Test func adjustmentsOfItems() {
    let item = UIBarButtonItem()
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 0)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 0)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .compact)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 4)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 0)
    let picture = image(9, 9)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) == nil)
    item.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === picture)
  }

  /// `creatingFixedGroup()`: a group with the item that the user can't move; `creatingMovableGroup`: one that the user
  /// can.
  @Test func groupsOfItems() {
    let item = UIBarButtonItem(title: "Eel", style: .plain, target: nil, action: nil)
    let fixed = item.creatingFixedGroup()
    #expect(fixed.barButtonItems == [item])
    let other = UIBarButtonItem(title: "Pike", style: .plain, target: nil, action: nil)
    let movable = other.creatingMovableGroup(customizationIdentifier: "pike")
    #expect(movable.barButtonItems == [other])
  }
}

import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct ButtonBreadthTests {
  init() { putPhoneToWork() }

  private func lay(_ button: UIButton) {
    button.sizeToFit()
    button.setNeedsLayout()
    button.layoutIfNeeded()
  }

  @Test func typesHaveTheirSymbols() {
    for (type, symbol) in [
      (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"),
      (.infoDark, "info.circle"), (.contactAdd, "plus.circle"), (.close, "xmark"),
    ] {
      let button = UIButton(type: type)
      lay(button)
      #expect(button.imageView?.image?.imageTraits.symbol?.name == symbol)
      #expect(button.bounds.width > 20)
      #expect(button.bounds.height > 20)
      #expect(button.buttonType == type)
    }
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    // Apple, UIButton.ButtonType.
    let raw = [0, 1, 2, 3, 4, 5, 6, 7].compactMap(UIButton.ButtonType.init(rawValue:))
    #expect(
      raw == [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
      ])
  }

  /// A cross is read by its action; an image of the app's own by its name.
  @Test func aCloseButtonSaysClose() {
    let button = UIButton(type: .close)
    #expect(button.ownAccessibility.label == "Close")
    button.accessibilityLabel = "Done"
    #expect(button.accessibilityLabel == "Done")
    let other = UIButton(type: .close)
    other.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(other.ownAccessibility.label != "Close")
    other.setTitle("Leave", for: .normal)
    #expect(other.ownAccessibility.label == "Leave")
  }

  @Test func anActivityIndicatorStandsInTheImagesPlace() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.image = UIImage(systemName: "paperplane")
    configuration.imagePadding = 5
    let button = UIButton(configuration: configuration)
    lay(button)
    let image = button.imageView!.frame
    #expect(button.imageView?.image != nil)
    button.configuration?.showsActivityIndicator = true
    lay(button)
    #expect(button.imageView?.image == nil)
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true)
    #expect(indicator?.color == .white)
    // The indicator replaces the image, up to half the difference of their widths.
    #expect(abs(indicator!.frame.minX - image.minX) <= 1)
    button.configuration?.showsActivityIndicator = false
    lay(button)
    #expect(indicator?.isAnimating == false)
    #expect(button.imageView?.image != nil)
  }

  @Test func transformersChangeWhatIsShown() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.image = UIImage(systemName: "star")
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 30, weight: .heavy)
      attributes.foregroundColor = .red
      return attributes
    }
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    let button = UIButton(configuration: configuration)
    lay(button)
    let attributes = button.titleLabel!.attributedText!.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30, weight: .heavy))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(button.imageView?.tintColor == .green)
    #expect(button.subtitleLabel?.text == "Subtitle")
  }

  @Test func anAttributedTitleKeepsItsOwnAttributes() {
    var title = AttributedString("Red and plain")
    title[title.range(of: "Red")!].foregroundColor = .red
    title[title.range(of: "plain")!].underlineStyle = .single
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    #expect(configuration.title == "Red and plain")
    let button = UIButton(configuration: configuration)
    button.tintColor = .blue
    lay(button)
    let text = button.titleLabel!.attributedText!
    #expect(text.string == "Red and plain")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    #expect(text.attribute(.underlineStyle, at: 10, effectiveRange: nil) as? Int == 1)
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func theReservedRoomIsTaken() {
    func width(_ reservation: CGFloat) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.image = ImageVariantTests.square(.red, side: 10)
      configuration.imageReservation = reservation
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }
    #expect(width(4) == width(0))
    #expect(width(40) == width(0) + 30)
  }

  @Test func aDestructiveRoleIsRed() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Delete"
    button.role = .destructive
    lay(button)
    func color() -> UIColor? {
      button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(color() == .systemRed)
    button.configuration?.baseForegroundColor = .green
    lay(button)
    #expect(color() == .green)
  }

  @Test func aSelectedButtonStandsOut() {
    let looks: [(UIButton.Configuration, UIButton.Configuration.Look)] = [
      (.plain(), .tinted), (.gray(), .tinted), (.tinted(), .filled), (.filled(), .filled),
    ]
    for (configuration, selected) in looks {
      let button = UIButton(configuration: configuration)
      #expect(configuration.updated(for: button) == configuration)
      button.isSelected = true
      #expect(configuration.updated(for: button).look == selected)
      var own = configuration
      own.automaticallyUpdateForSelection = false
      #expect(own.updated(for: button) == own)
    }
  }

  @Test func symbolsFollowTheButton() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    lay(button)
    let own = button.imageView!.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == large)
    lay(button)
    #expect(button.imageView!.intrinsicContentSize.width > 1.5 * own.width)
    #expect(button.imageView?.tintColor == button.tintColor)
  }

  @Test func aCustomButtonsImageFollowsItsState() {
    let button = UIButton(type: .custom)
    button.setImage(ImageVariantTests.square(.red), for: .normal)
    lay(button)
    func alpha(_ change: () -> Void) -> CGFloat {
      change()
      button.layoutIfNeeded()
      return button.imageView!.alpha
    }
    #expect(alpha { button.isHighlighted = true } < 1)
    #expect(alpha { button.adjustsImageWhenHighlighted = false } == 1)
    button.isHighlighted = false
    #expect(alpha { button.isEnabled = false } < 1)
    #expect(alpha { button.adjustsImageWhenDisabled = false } == 1)
    #expect(alpha { button.isEnabled = true } == 1)
  }

  @Test func aSystemButtonWithAnImage() {
    @MainActor final class Target: NSObject {
      var count = 0
      func tapped() { count += 1 }
    }
    let target = Target()
    let image = ImageVariantTests.square(.red)
    let button = UIButton.systemButton(
      with: image, target: target, action: Selector("tapped", Target.tapped))
    #expect(button.buttonType == .system)
    #expect(button.currentImage == image)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 1)
  }

  @Test func assistiveSoftwareReadsButtons() {
    let button = UIButton(type: .system)
    button.setTitle("Begin", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Begin")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityLabel = "Start"
    #expect(button.accessibilityLabel == "Start")
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    #expect(!button.accessibilityActivate())
    #expect(taps == 0)
    button.isEnabled = true
    #expect(button.accessibilityActivate())
    #expect(taps == 1)
    let symbol = UIButton(type: .system)
    symbol.setImage(UIImage(systemName: "square.and.pencil"), for: .normal)
    #expect(symbol.accessibilityLabel == "square and pencil")
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    #expect(control.accessibilityActivate())
    #expect(control.isOn)
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits == .button)
  }

  @Test func aHeldSwitchsKnobIsWider() {
    let control = UISwitch()
    let knob = control.subviews[1]
    for (isOn, rightToLeft) in [(false, false), (true, false), (false, true), (true, true)] {
      control.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
      control.isOn = !isOn
      control.isOn = isOn
      let atRest = knob.frame
      control.isHighlighted = true
      let held = knob.frame
      control.isHighlighted = false
      #expect(atRest.width == 27)
      #expect(held.width > atRest.width)
      #expect(knob.frame == atRest)
      // The resting side stays in place.
      #expect(isOn != rightToLeft ? held.maxX == atRest.maxX : held.minX == atRest.minX)
      #expect(isOn != rightToLeft ? atRest.maxX == 49 : atRest.minX == 2)
    }
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ButtonTests {
  init() { putPhoneToWork() }

  private func lay(_ button: UIButton, _ size: CGSize) {
    button.frame = CGRect(origin: .zero, size: size)
    button.setNeedsLayout()
    button.layoutIfNeeded()
  }

  /// Source: PhoneNumberKit's tests, which pass on iOS: the label has a newly set title without a layout in
  /// between.
  @Test func theLabelHasTheTitleAtOnce() {
    let button = UIButton(type: .custom)
    button.setTitle("eel", for: .normal)
    #expect(button.titleLabel?.text == "eel")
    button.setTitle("carp", for: .normal)
    #expect(button.titleLabel?.text == "carp")
    button.setTitle("shown while disabled", for: .disabled)
    #expect(button.titleLabel?.text == "carp")
    button.setAttributedTitle(NSAttributedString(string: "pike"), for: .normal)
    #expect(button.titleLabel?.text == "pike")
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func valuesFallBackToTheNormalState() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.title(for: [.selected, .highlighted]) == "normal")
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    #expect(button.titleColor(for: .disabled) == .red)
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "normal")
  }

  @Test func theTypeDecidesTheColour() {
    let custom = UIButton(type: .custom)
    #expect(custom.titleColor(for: .normal) == .white)
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(system.titleColor(for: .normal) == .red)
    #expect(system.titleColor(for: .disabled) == .tertiaryLabel)
    #expect(custom.buttonType == .custom)
    #expect(system.buttonType == .system)
  }

  @Test func aTouchFadesASystemButton() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    lay(button, CGSize(width: 80, height: 30))
    #expect(button.titleLabel?.alpha == 1)
    button.isHighlighted = true
    #expect(abs(button.titleLabel!.alpha - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func anActionGivesTitleImageAndWhatToDo() {
    var taps = 0
    let image = ImageTests.sample()
    let action = UIAction(title: "Go", image: image) { _ in taps += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go")
    #expect(button.currentImage == image)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func aTapSendsTouchUpInsideAndThePrimaryEventAtOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(button)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    button.addAction(
      UIAction { _ in log.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
    let touch = UITouch(
      identifier: 1, window: window, location: CGPoint(x: 10, y: 10), timestamp: 0)
    button.changesSelectionAsPrimaryAction = true
    button.touchesBegan([touch], with: nil)
    touch.update(phase: .ended, location: CGPoint(x: 10, y: 10), timestamp: 0.1)
    button.touchesEnded([touch], with: nil)
    #expect(log == ["primary", "both"])
    #expect(button.isSelected)
  }

  // MARK: Sizes

  @Test func aTitleHasRoomAroundIt() {
    let button = UIButton(type: .system)
    button.setTitle("A longer title", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "A longer title"
    let text = label.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
  }

  @Test(
    arguments: [
      (UIButton.Configuration.Size.medium, 17, 14, 24), (.large, 17, 30, 40), (.small, 15, 10, 20),
      (.mini, 15, 10, 20),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
  func aConfigurationsSizeIsItsContentAndInsets(
    size: UIButton.Configuration.Size, font: CGFloat, vertical: CGFloat, horizontal: CGFloat
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.buttonSize = size
    let label = UILabel()
    label.font = .systemFont(ofSize: font)
    label.text = "Title"
    let text = label.intrinsicContentSize
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == text.width + horizontal)
    #expect(button.intrinsicContentSize.height == text.height + vertical)
  }

  @Test func insetsThatWereSetStay() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 2)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 20)
  }

  // MARK: Layout

  /// In all placements, directions and alignments the parts stay inside, apart, and on their side.
  @Test func partsStandOnTheirSides() {
    let rect = CGRect(x: 10, y: 20, width: 200, height: 100)
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      for isRightToLeft in [false, true] {
        for horizontal in [UIControl.ContentHorizontalAlignment.left, .center, .right] {
          for vertical in [UIControl.ContentVerticalAlignment.top, .center, .bottom] {
            var content = ButtonLayout.Content()
            content.image = CGSize(width: 20, height: 30)
            content.title = CGSize(width: 60, height: 20)
            content.subtitle = CGSize(width: 40, height: 10)
            content.imagePadding = 5
            content.titlePadding = 2
            content.placement = placement
            content.isRightToLeft = isRightToLeft
            let layout = ButtonLayout(
              content, in: rect, horizontal: horizontal, vertical: vertical)
            let text = layout.title.union(layout.subtitle)
            let all = text.union(layout.image)
            #expect(rect.contains(all))
            #expect(all.size == content.size)
            #expect(layout.subtitle.minY == layout.title.maxY + 2)
            switch placement {
            case .top: #expect(text.minY == layout.image.maxY + 5)
            case .bottom: #expect(layout.image.minY == text.maxY + 5)
            default:
              if (placement == .leading) != isRightToLeft {
                #expect(text.minX == layout.image.maxX + 5)
              } else {
                #expect(layout.image.minX == text.maxX + 5)
              }
            }
            switch horizontal {
            case .left: #expect(all.minX == rect.minX)
            case .right: #expect(all.maxX == rect.maxX)
            default: #expect(all.midX == rect.midX)
            }
            switch vertical {
            case .top: #expect(all.minY == rect.minY)
            case .bottom: #expect(all.maxY == rect.maxY)
            default: #expect(all.midY == rect.midY)
            }
          }
        }
      }
    }
  }

  @Test func textThatIsTooWideIsNarrowed() {
    var content = ButtonLayout.Content()
    content.image = CGSize(width: 20, height: 20)
    content.title = CGSize(width: 300, height: 20)
    content.imagePadding = 5
    let layout = ButtonLayout(
      content, in: CGRect(x: 0, y: 0, width: 100, height: 30), horizontal: .center,
      vertical: .center)
    #expect(layout.title.width == 75)
    #expect(layout.title.maxX == 100)
  }

  // MARK: Configurations

  @Test func looksColourTheirParts() {
    let tint = UIColor.red
    for (configuration, foreground, isFilled) in [
      (UIButton.Configuration.plain(), tint, false), (.gray(), tint, true), (.tinted(), tint, true),
      (.filled(), UIColor.white, true),
    ] {
      #expect(configuration.foreground(.normal, tint: tint) == foreground)
      #expect(configuration.foreground(.disabled, tint: tint) == .tertiaryLabel)
      let background = configuration.backgroundColor(.normal, tint: tint)
      #expect((background.cgColor.alpha > 0) == isFilled)
      let pressed = configuration.backgroundColor(.highlighted, tint: tint)
      #expect(!isFilled || pressed.cgColor.alpha < background.cgColor.alpha)
    }
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .green
    own.baseForegroundColor = .blue
    #expect(own.backgroundColor(.normal, tint: tint) == .green)
    #expect(own.foreground(.normal, tint: tint) == .blue)
    own.background.backgroundColor = .black
    #expect(own.backgroundColor(.disabled, tint: tint) == .black)
  }

  @Test func theHandlerRunsOncePerChangeOfState() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "off"
    let button = UIButton(configuration: configuration)
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    lay(button, CGSize(width: 100, height: 40))
    #expect(calls == 1)
    button.isSelected = true
    lay(button, CGSize(width: 100, height: 40))
    #expect(calls == 2)
    #expect(button.titleLabel?.text == "on")
    lay(button, CGSize(width: 120, height: 40))
    #expect(calls == 2)
  }

  @Test func aCapsuleIsRoundAndStaysInside() {
    for height in [20, 40, 81] as [CGFloat] {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration)
      lay(button, CGSize(width: 200, height: height))
      #expect(button.subviews.first?.layer.cornerRadius == height / 2)
      #expect(button.subviews.first?.frame == button.bounds)
    }
  }
}

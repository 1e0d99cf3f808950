import CoreGraphics
import QuartzCore

/// One of a stepper's two buttons.
final class StepperHalfView: PartView {
  private let imageView = UIImageView(frame: .zero)

  override func prepare() {
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .medium)
    addSubview(imageView)
  }

  var roundsLeft = true {
    didSet {
      layer.maskedCorners =
        roundsLeft
        ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    }
  }

  func show(_ image: UIImage?, _ state: UIControl.State) {
    imageView.image = image
    imageView.tintColor = state == .disabled ? .tertiaryLabel : .label
    backgroundColor = state == .highlighted ? .systemFill : nil
    layer.cornerRadius = StepperMetrics.cornerRadius
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

/// The values that an app set for a stepper's states.
@MainActor struct StepperLooks {
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var background = ControlStateValues<UIImage>()
  var increment = ControlStateValues<UIImage>()
  var decrement = ControlStateValues<UIImage>()
  var dividers: [Sides: UIImage] = [:]
}

import CoreGraphics
import QuartzCore

/// The sizes of pointer effects. Apple doesn't publish any; these are the project's own choices.
enum PointerMetrics {
  static let duration = 0.15
  static let liftScale: CGFloat = 1.06
  static let hoverScale: CGFloat = 1.03
  /// The distance in points by which the highlight extends beyond the view on each side.
  static let highlightOutset: CGFloat = 6
  static let cornerRadius: CGFloat = 8
  /// The side length in points above which `automatic` hovers and below which it highlights.
  static let automaticSide: CGFloat = 100
}

/// A view that shows the pointer's effect on another view: a plate behind it, a lift or a shade over
/// it.
@MainActor final class PointerEffectView: UIView {
  private enum Look { case highlight, lift, hover }

  private weak var subject: UIView?
  private let look: Look
  private let tint: UIPointerEffect.TintMode
  private let hasShadow: Bool
  private let scales: Bool
  private var transformBefore = CGAffineTransform.identity
  private var shadowBefore: (opacity: Float, radius: CGFloat, offset: CGSize)?

  init?(_ effect: UIPointerEffect) {
    let preview = effect.preview
    guard preview.view.window != nil else { return nil }
    subject = preview.view
    switch effect {
    case .automatic:
      let isLarge = max(preview.size.width, preview.size.height) > PointerMetrics.automaticSide
      (look, tint, hasShadow, scales) = (isLarge ? .hover : .highlight, .overlay, false, false)
    case .highlight: (look, tint, hasShadow, scales) = (.highlight, .underlay, false, false)
    case .lift: (look, tint, hasShadow, scales) = (.lift, .none, true, true)
    case .hover(_, let mode, let shadow, let scaled):
      (look, tint, hasShadow, scales) = (.hover, mode, shadow, scaled)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .systemFill
    alpha = 0
  }

  required init?(coder: NSCoder) {
    fatalError("A pointer makes its effects")
  }

  func begin() {
    guard let subject, let container = subject.superview else { return }
    let isBehind = look == .highlight || tint == .underlay
    if look == .highlight || tint != .none {
      let outset = look == .highlight ? PointerMetrics.highlightOutset : 0
      bounds.size = CGSize(
        width: subject.bounds.width + 2 * outset, height: subject.bounds.height + 2 * outset)
      center = subject.center
      layer.cornerRadius = max(
        subject.layer.cornerRadius, look == .highlight ? PointerMetrics.cornerRadius : 0)
      if isBehind {
        container.insertSubview(self, belowSubview: subject)
      } else {
        container.insertSubview(self, aboveSubview: subject)
      }
    }
    transformBefore = subject.transform
    shadowBefore = (
      subject.layer.shadowOpacity, subject.layer.shadowRadius, subject.layer.shadowOffset
    )
    let scale: CGFloat =
      look == .lift ? PointerMetrics.liftScale : scales ? PointerMetrics.hoverScale : 1
    animate {
      self.alpha = 1
      if scale != 1 {
        subject.transform = self.transformBefore.scaledBy(x: scale, y: scale)
        self.transform = subject.transform
      }
      guard self.hasShadow else { return }
      subject.layer.shadowOpacity = 0.2
      subject.layer.shadowRadius = 10
      subject.layer.shadowOffset = CGSize(width: 0, height: 4)
    }
  }

  private var isEnding = false

  func end() {
    guard !isEnding else { return }
    isEnding = true
    animate {
      self.alpha = 0
      self.transform = .identity
      guard let subject = self.subject else { return }
      if self.look == .lift || self.scales { subject.transform = self.transformBefore }
      guard self.hasShadow, let shadow = self.shadowBefore else { return }
      subject.layer.shadowOpacity = shadow.opacity
      subject.layer.shadowRadius = shadow.radius
      subject.layer.shadowOffset = shadow.offset
    } completion: {
      self.removeFromSuperview()
    }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: PointerMetrics.duration, delay: 0, options: .allowUserInteraction,
      animations: changes, completion: { _ in completion() })
  }
}

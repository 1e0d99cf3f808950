import CoreGraphics
import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The place in which the bar is used.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// In a bar: thinner and without round ends.
    case bar = 1
  }

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)
  private var shown: Float = 0
  private var link: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = intrinsicContentSize.height
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(progressView: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }

  private func prepare() {
    addParts([track, fill])
    for view in [track, fill] { view.clipsToBounds = true }
    show()
  }

  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// The progress from 0 to 1; other values are limited to this range.
  open var progress: Float {
    get { shown }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    shown = progress.isNaN ? 0 : progress.clamped(to: 0...1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: ProgressMetrics.duration, delay: 0, options: [.beginFromCurrentState]
    ) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// The progress that the bar follows, with animation. It is read in each frame.
  open var observedProgress: Progress? {
    didSet {
      link?.invalidate()
      link = nil
      guard observedProgress != nil else { return }
      follow(animated: false)
      watch()
    }
  }

  private func watch() {
    guard link == nil, observedProgress != nil, window != nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("tick(_:)", UIProgressView.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick(_ link: CADisplayLink) { follow(animated: true) }

  private func follow(animated: Bool) {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction.clamped(to: 0...1) != shown { setProgress(fraction, animated: animated) }
  }

  open dynamic override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      link?.invalidate()
      link = nil
    } else {
      watch()
    }
  }

  // MARK: Appearance

  /// The colour of the progress; the tint colour if `nil`.
  open var progressTintColor: UIColor? { didSet { show() } }
  open var trackTintColor: UIColor? { didSet { show() } }
  open var progressImage: UIImage? { didSet { show() } }
  open var trackImage: UIImage? { didSet { show() } }

  private func show() {
    fill.image = progressImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.image = trackImage
    let own: UIColor = progressViewStyle == .bar ? .clear : .systemFill
    track.backgroundColor = trackImage == nil ? trackTintColor ?? own : nil
    setNeedsLayout()
  }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ProgressMetrics.height(progressViewStyle))
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ProgressMetrics.height(progressViewStyle))
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    track.frame = bounds
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    let width = bounds.width * CGFloat(shown)
    fill.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
      .mirrored(in: bounds.width, if: isRightToLeft)
    fill.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(
      value: "\(Int((shown * 100).rounded()))%", traits: .updatesFrequently, kind: .progress)
  }
}

/// The measures of progress views, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum ProgressMetrics {
  static func height(_ style: UIProgressView.Style) -> CGFloat { style == .bar ? 2.5 : 4 }
  static let duration = 0.25
}

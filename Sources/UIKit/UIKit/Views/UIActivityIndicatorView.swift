import CoreGraphics
import Foundation
import QuartzCore

/// Eight spokes that turn during a task of unknown duration.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the spokes.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// A white indicator of medium size.
    case white = 1
    /// A grey indicator of medium size.
    case gray = 2
    case medium = 100
    case large = 101

    /// The width and height of the view, in points.
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    /// The colour of the styles of iOS 12 and before; `nil` for those that use the view's colour.
    var color: UIColor? {
      switch self {
      case .white, .whiteLarge: .white
      case .gray: .gray
      case .medium, .large: nil
      }
    }
  }

  private var _isAnimating = false

  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    if let color = style.color { self.color = color }
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    prepare()
    (coder as? NibCoder)?.decode(indicator: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [AppearanceProperty(\UIActivityIndicatorView.color)]
  }

  private func prepare() {
    contentMode = .redraw
    super.isHidden = true
  }

  open var style: UIActivityIndicatorView.Style {
    didSet {
      if let color = style.color { self.color = color }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the view is hidden while it doesn't turn; `true` by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !_isAnimating }
  }

  open var color: UIColor! = UIColor.secondaryLabel {
    didSet {
      if color == nil { color = .secondaryLabel }
      setNeedsDisplay()
    }
  }

  open var isAnimating: Bool { _isAnimating }

  open func startAnimating() {
    guard !_isAnimating else { return }
    _isAnimating = true
    isHidden = false
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.calculationMode = .discrete
    turning.values = (0..<Self.spokes).map { CGFloat($0) * 2 * .pi / CGFloat(Self.spokes) }
    turning.duration = Self.turn
    turning.repeatCount = .greatestFiniteMagnitude
    layer.add(turning, forKey: "UIActivityIndicator")
  }

  open func stopAnimating() {
    guard _isAnimating else { return }
    _isAnimating = false
    layer.removeAnimation(forKey: "UIActivityIndicator")
    if hidesWhenStopped { isHidden = true }
  }

  private static let spokes = 8
  /// The seconds for a whole turn: an own choice, by eye.
  private static let turn: CFTimeInterval = 1

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The value that Interface Builder writes for this class.
  override var defaultHuggingPriority: UILayoutPriority { .defaultHigh }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let unit = style.side / 20
    for spoke in 0..<Self.spokes {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes))
      let fade = 0.25 + 0.75 * CGFloat(spoke + 1) / CGFloat(Self.spokes)
      context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * fade).cgColor)
      let bar = CGRect(x: -1.25 * unit, y: -9.5 * unit, width: 2.5 * unit, height: 5.5 * unit)
      context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 1.25 * unit).cgPath)
      context.fillPath()
      context.restoreGState()
    }
  }
}

import CoreGraphics
import Foundation

/// Shows a list content configuration: in cells, or anywhere else.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private lazy var guides = ListContentGuides(view: self)

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// The shown configuration. Traps for a configuration of another type than
  /// `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError("Configuration type is not supported by UIListContentView: \(newValue)")
      }
      guard new != content else { return }
      content = new
      show()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// A guide around the primary text; `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : guides.text }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.isHidden ? nil : guides.secondaryText
  }
  open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guides.image }

  private func show() {
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.transformed(text)
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// Returns the layout for a width.
  ///
  /// - Parameter measures: Whether texts are measured; otherwise only the parts before them are correct.
  private func layout(width: CGFloat, measures: Bool = true) -> ListContentLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    var insets = content.directionalLayoutMargins.resolved(direction)
    if let superview {
      let outer = superview.layoutMargins
      if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
        insets.left = max(insets.left, outer.left - frame.minX)
        insets.right = max(insets.right, outer.right - (superview.bounds.maxX - frame.maxX))
      }
    }
    func fitting(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
      guard measures, !label.isHidden else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }
    return ListContentLayout(
      configuration: content, width: width, insets: insets,
      isRightToLeft: direction == .rightToLeft, scale: max(1, traitCollection.displayScale),
      image: shownImage, text: fitting(textLabel), secondary: fitting(secondaryLabel))
  }

  private var shownImage: ListContentLayout.Image? {
    guard let image = content.image else { return nil }
    let properties = content.imageProperties
    // A symbol's size depends on its configuration and the text size.
    let size = properties.shownSize(imageView.intrinsicContentSize)
    return ListContentLayout.Image(
      size: size,
      keptWidth: properties.keptWidth(of: image, shown: size.width, traits: traitCollection))
  }

  /// Returns the start of the texts in a width, from the leading edge.
  func textStart(width: CGFloat) -> CGFloat { layout(width: width, measures: false).textStart }

  /// Whether there is an image before the texts.
  var showsImage: Bool { content.image != nil }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    let frames = layout(width: bounds.width).frames(height: bounds.height)
    imageView.frame = frames.image
    textLabel.frame = frames.text
    secondaryLabel.frame = frames.secondary
    guides.place(frames)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width).height)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: layout(width: bounds.width > 0 ? bounds.width : 320).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open dynamic override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

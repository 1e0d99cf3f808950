import CoreGraphics
import Foundation

extension UIButton {
  func layOutBackground() {
    if let image = currentBackgroundImage, _configuration == nil {
      let view = backgroundImageView ?? UIImageView(frame: .zero)
      if backgroundImageView == nil {
        backgroundImageView = view
        insertSubview(view, at: 0)
      }
      view.image = image
      view.frame = backgroundRect(forBounds: bounds)
    }
    backgroundImageView?.isHidden = currentBackgroundImage == nil || _configuration != nil
    layOutDisc()

    guard let configuration = shownConfiguration else { return }
    let view = madeBackgroundView
    view.isHidden = false
    let insets = configuration.background.backgroundInsets
    view.frame = backgroundRect(forBounds: bounds).inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    var background = configuration.background
    background.backgroundColor = configuration.backgroundColor(state, tint: tintColor)
    view.show(
      background, tint: tintColor,
      cornerRadius: ButtonMetrics.cornerRadius(
        configuration.cornerStyle, own: background.cornerRadius, height: view.bounds.height,
        category: DynamicType.category(traitCollection)))
  }

  private var madeBackgroundView: BackgroundView {
    if let view = backgroundView { return view }
    let view = BackgroundView(frame: .zero)
    backgroundView = view
    insertSubview(view, at: 0)
    return view
  }

  /// Lays out the grey disc of a close button.
  private func layOutDisc() {
    guard _buttonType == .close, _configuration == nil else { return }
    let side = min(ButtonMetrics.closeSide, bounds.width, bounds.height)
    let view = madeBackgroundView
    view.isHidden = false
    view.frame = CGRect(middle: bounds.middle, size: CGSize(width: side, height: side))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = isHighlighted ? .systemFill : .tertiarySystemFill
    view.show(background, tint: tintColor, cornerRadius: side / 2)
  }

  /// Lays out the activity indicator and the mark of a pop-up button.
  func layOutIndicators(in content: CGRect) {
    if let indicator = activityIndicator {
      let side = ButtonMetrics.activitySide
      indicator.frame = CGRect(
        middle: layout(in: content).image.middle, size: CGSize(width: side, height: side))
    }
    if let view = indicatorView, !view.isHidden {
      let size = view.intrinsicContentSize
      view.frame = CGRect(
        x: isRightToLeft
          ? content.minX - ButtonMetrics.indicatorGap - size.width
          : content.maxX + ButtonMetrics.indicatorGap,
        y: content.midY - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// The width of a pop-up button's mark, including its gap.
  var indicatorWidth: CGFloat {
    guard let view = indicatorView, !view.isHidden else { return 0 }
    return view.intrinsicContentSize.width + ButtonMetrics.indicatorGap
  }

  // MARK: Baselines

  /// Returns the baselines of the texts in a button of the given size, or those of a symbol without text.
  func baselines(in size: CGSize) -> TextBaselines? {
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let title = titleRect(forContentRect: content)
    let share = contentVerticalAlignment.share
    guard let label = _titleLabel, title.height > 0 else {
      let image = imageRect(forContentRect: content)
      guard let baselines = _imageView?.textBaselines(in: image.size) else { return nil }
      return TextBaselines(
        first: image.minY + baselines.first, last: image.minY + baselines.last, share: share)
    }
    let baselines = label.baselines(in: title.size)
    var result = TextBaselines(
      first: title.minY + baselines.first, last: title.minY + baselines.last, share: share)
    let subtitle = layout(in: content).subtitle
    if let label = _subtitleLabel, subtitle.height > 0 {
      result.last = subtitle.minY + label.baselines(in: subtitle.size).last
    }
    return result
  }

  // MARK: Sizes

  /// Returns the size of a button with a configuration.
  ///
  /// - Parameter width: The available width for the text; the size isn't wider.
  func size(_ configuration: Configuration, width: CGFloat = .infinity) -> CGSize {
    let insets = configuration.contentInsets
    let sides = insets.leading + insets.trailing + indicatorWidth
    let content = self.content(width: width - sides).size
    return CGSize(
      width: min(width, content.width + sides),
      height: content.height + insets.top + insets.bottom)
  }

  var sizeWithoutConfiguration: CGSize {
    if _buttonType == .close {
      return CGSize(width: ButtonMetrics.closeSide, height: ButtonMetrics.closeSide)
    }
    let content = self.content(width: .infinity)
    var size = content.size
    if content.hasText {
      size.width = max(size.width, ButtonMetrics.minimumTitleWidth)
      if contentEdgeInsets == .zero {
        size.height = max(
          content.image.height, content.text.height + 2 * ButtonMetrics.titlePadding)
      }
    }
    if let background = currentBackgroundImage, !content.hasText, !content.hasImage {
      size = background.size
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    return size
  }

  /// Returns the content to lay out.
  ///
  /// - Parameter width: The available width for image and text side by side, or for each of them above
  ///   the other.
  private func content(width: CGFloat) -> ButtonLayout.Content {
    var content = ButtonLayout.Content()
    content.title = _titleLabel?.intrinsicContentSize ?? .zero
    let image = _imageView.flatMap { $0.image == nil ? nil : $0.intrinsicContentSize }
    content.image = image ?? .zero
    content.isRightToLeft = isRightToLeft
    guard let configuration = _configuration else { return content }
    if configuration.showsActivityIndicator {
      content.image = CGSize(
        width: ButtonMetrics.activitySide, height: ButtonMetrics.activitySide)
    }
    if content.hasImage {
      content.image.width = max(content.image.width, configuration.imageReservation)
    }
    content.subtitle = _subtitleLabel?.intrinsicContentSize ?? .zero
    content.imagePadding = configuration.imagePadding
    content.titlePadding = configuration.titlePadding
    content.placement = configuration.imagePlacement
    content.titleAlignment = titleAlignment(configuration)
    let room = content.textRoom(in: width)
    if let label = _titleLabel { content.title = wrapped(label, content.title, room) }
    if let label = _subtitleLabel { content.subtitle = wrapped(label, content.subtitle, room) }
    return content
  }

  /// Returns the size of a text that may take several lines: its own, or that in the available width.
  private func wrapped(_ label: UILabel, _ size: CGSize, _ room: CGFloat) -> CGSize {
    guard label.numberOfLines != 1, size.width > room, room > 0 else { return size }
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
  }

  /// Returns the alignment of title and subtitle; the automatic one follows the content's.
  func titleAlignment(_ configuration: Configuration) -> Configuration.TitleAlignment {
    guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
    switch effectiveContentHorizontalAlignment {
    case .left: return isRightToLeft ? .trailing : .leading
    case .right: return isRightToLeft ? .leading : .trailing
    default: return .center
    }
  }

  func layout(in rect: CGRect) -> ButtonLayout {
    var frames = placed(in: rect)
    guard _configuration == nil else { return frames }
    // Insets move a part by moving the rectangle for the content; only without enough space they narrow it.
    if titleEdgeInsets != .zero { frames.title = placed(in: rect.inset(by: titleEdgeInsets)).title }
    if imageEdgeInsets != .zero { frames.image = placed(in: rect.inset(by: imageEdgeInsets)).image }
    return frames
  }

  private func placed(in rect: CGRect) -> ButtonLayout {
    ButtonLayout(
      content(width: rect.width), in: rect, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
  }
}

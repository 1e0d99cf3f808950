import CoreGraphics
import Foundation

extension UIButton {
  /// Gives the parts what they show in the present state.
  func _showContent() {
    if let configuration = _configuration {
      _show(configuration)
    } else {
      _showStates()
    }
  }

  private func _showStates() {
    let highlights = _type == .system && isHighlighted
    if let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
      titleLabel?.shadowColor = currentTitleShadowColor
    } else {
      _titleLabel?.text = nil
    }
    let ownsColor = _states.titleColors.own(.highlighted) != nil
    _titleLabel?.alpha = highlights && !ownsColor ? ButtonMetrics.highlightedAlpha : 1

    if currentImage != nil || _imageView != nil {
      imageView?.image = _type == .system ? currentImage?._asTemplate : currentImage
      imageView?.alpha = highlights ? ButtonMetrics.highlightedAlpha : 1
    }
    _subtitleLabel?.isHidden = true
    _backgroundView?.isHidden = true
  }

  private func _show(_ configuration: Configuration) {
    let foreground = configuration.foreground(state, tint: tintColor)
    let category = DynamicType.category(traitCollection)
    func font(_ style: UIFont.TextStyle) -> UIFont {
      UIFont(DynamicType.specification(of: style, at: category))
    }
    if let title = configuration.title ?? currentTitle {
      titleLabel?.text = title
      titleLabel?.font = font(ButtonMetrics.titleStyle(configuration.buttonSize))
      titleLabel?.textColor = foreground
      titleLabel?.lineBreakMode = configuration.titleLineBreakMode
    } else {
      _titleLabel?.text = nil
    }
    _titleLabel?.alpha = 1
    if let label = subtitleLabel {
      label.isHidden = false
      label.text = configuration.subtitle
      label.font = font(ButtonMetrics.subtitleStyle(configuration.buttonSize))
      label.textColor = foreground
      label.lineBreakMode = configuration.subtitleLineBreakMode
    } else {
      _subtitleLabel?.text = nil
    }
    if let image = configuration.image ?? currentImage {
      imageView?.image = image._asTemplate
      imageView?.tintColor = foreground
      imageView?.alpha = 1
    } else {
      _imageView?.image = nil
    }
  }

  func _layOutBackground() {
    if let image = currentBackgroundImage, _configuration == nil {
      let view = _backgroundImageView ?? UIImageView(frame: .zero)
      if _backgroundImageView == nil {
        _backgroundImageView = view
        insertSubview(view, at: 0)
      }
      view.image = image
      view.frame = backgroundRect(forBounds: bounds)
    }
    _backgroundImageView?.isHidden = currentBackgroundImage == nil || _configuration != nil

    guard let configuration = _configuration else { return }
    let view = _backgroundView ?? BackgroundView(frame: .zero)
    if _backgroundView == nil {
      _backgroundView = view
      insertSubview(view, at: 0)
    }
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

  // MARK: Sizes

  func _size(_ configuration: Configuration) -> CGSize {
    let content = _content.size
    let insets = configuration.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  var _sizeWithoutConfiguration: CGSize {
    let content = _content
    var size = content.size
    if content.hasText {
      let isPadded = contentEdgeInsets == .zero
      size.width = max(size.width, ButtonMetrics.leastTitleWidth)
      if isPadded {
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

  private var _content: ButtonLayout.Content {
    var content = ButtonLayout.Content()
    content.title = _titleLabel?.intrinsicContentSize ?? .zero
    content.image = _imageView?.image?.size ?? .zero
    content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let configuration = _configuration else { return content }
    content.subtitle = _subtitleLabel?.intrinsicContentSize ?? .zero
    content.imagePadding = configuration.imagePadding
    content.titlePadding = configuration.titlePadding
    content.placement = configuration.imagePlacement
    content.titleAlignment = configuration.titleAlignment
    if configuration.titleAlignment == .automatic {
      switch effectiveContentHorizontalAlignment {
      case .left: content.titleAlignment = content.isRightToLeft ? .trailing : .leading
      case .right: content.titleAlignment = content.isRightToLeft ? .leading : .trailing
      default: content.titleAlignment = .center
      }
    }
    return content
  }

  func _layout(in rect: CGRect) -> ButtonLayout {
    let content = _content
    var frames = ButtonLayout(
      content, in: rect, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
    if _configuration == nil {
      frames.title = frames.title.inset(by: titleEdgeInsets)
      frames.image = frames.image.inset(by: imageEdgeInsets)
    }
    return frames
  }
}

extension UIImage {
  /// The image for where automatic means a template.
  fileprivate var _asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}

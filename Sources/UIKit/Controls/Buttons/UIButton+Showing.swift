import CoreGraphics
import Foundation

extension UIButton {
  /// Gives the parts what they show in the present state.
  func _showContent() {
    if let configuration = _shownConfiguration {
      _show(configuration)
    } else {
      _showStates()
    }
  }

  /// The configuration as the state and the role make it.
  var _shownConfiguration: Configuration? {
    guard var configuration = _configuration?.updated(for: self) else { return nil }
    if role == .destructive {
      if configuration.look == .filled {
        configuration.baseBackgroundColor = configuration.baseBackgroundColor ?? .systemRed
      } else {
        configuration.baseForegroundColor = configuration.baseForegroundColor ?? .systemRed
      }
    }
    return configuration
  }

  /// Gives the label the title of the present state, where there is no configuration.
  func _showTitle() {
    guard _configuration == nil else { return }
    if let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else if let title = _shownTitle {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
      titleLabel?.shadowColor = currentTitleShadowColor
    } else {
      _titleLabel?.text = nil
    }
  }

  private func _showStates() {
    _showTitle()
    let highlights = _type.isTinted && isHighlighted
    let ownsColor = _states.titleColors.own(.highlighted) != nil
    _titleLabel?.alpha = highlights && !ownsColor ? ButtonMetrics.highlightedAlpha : 1

    if _shownImage != nil || _imageView != nil {
      imageView?.image = _type.isTinted ? _shownImage?._asTemplate : _shownImage
      imageView?.preferredSymbolConfiguration =
        currentPreferredSymbolConfiguration ?? ButtonMetrics.symbol
      imageView?.tintColor = _type == .close ? .secondaryLabel : tintColor
      imageView?.alpha = _imageAlpha(highlights)
    }
    _subtitleLabel?.isHidden = true
    _backgroundView?.isHidden = true
    _activityIndicator?.isHidden = true
    _indicatorView?.isHidden = true
  }

  private func _imageAlpha(_ highlights: Bool) -> CGFloat {
    if highlights { return ButtonMetrics.highlightedAlpha }
    let ownsDisabled = _states.images.own(.disabled) != nil
    if !isEnabled, adjustsImageWhenDisabled, !ownsDisabled { return ButtonMetrics.disabledAlpha }
    let ownsHighlighted = _states.images.own(.highlighted) != nil
    if isHighlighted, adjustsImageWhenHighlighted, !ownsHighlighted {
      return ButtonMetrics.highlightedBrightness
    }
    return 1
  }

  private func _show(_ configuration: Configuration) {
    let foreground = configuration.foreground(state, tint: tintColor)
    let title = configuration.attributedTitle ?? _shownTitle.map { AttributedString($0) }
    if let title {
      titleLabel?.attributedText = _text(
        title, ButtonMetrics.titleStyle(configuration.buttonSize), foreground,
        configuration.titleTextAttributesTransformer)
      titleLabel?.lineBreakMode = configuration.titleLineBreakMode
      titleLabel?.numberOfLines = configuration.titleLineBreakMode.takesLines ? 0 : 1
      titleLabel?.textAlignment = _textAlignment(configuration)
    } else {
      _titleLabel?.text = nil
    }
    _titleLabel?.alpha = 1
    if let subtitle = configuration.attributedSubtitle, let label = subtitleLabel {
      label.isHidden = false
      label.attributedText = _text(
        subtitle, ButtonMetrics.subtitleStyle(configuration.buttonSize), foreground,
        configuration.subtitleTextAttributesTransformer)
      label.lineBreakMode = configuration.subtitleLineBreakMode
      label.numberOfLines = configuration.subtitleLineBreakMode.takesLines ? 0 : 1
      label.textAlignment = _textAlignment(configuration)
    } else {
      _subtitleLabel?.text = nil
    }
    if let image = configuration.image ?? _shownImage, !configuration.showsActivityIndicator {
      imageView?.image = image._asTemplate
      imageView?.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage
        ?? currentPreferredSymbolConfiguration ?? ButtonMetrics.symbol(configuration.buttonSize)
      imageView?.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
      imageView?.alpha = 1
    } else {
      _imageView?.image = nil
    }
    _showActivity(configuration, foreground)
    _showIndicator(configuration, foreground)
  }

  /// The alignment of several lines below each other.
  private func _textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch (_titleAlignment(configuration), isRightToLeft) {
    case (.leading, false), (.trailing, true): return .left
    case (.trailing, false), (.leading, true): return .right
    case (.center, _), (.automatic, _): return .center
    }
  }

  private func _text(
    _ text: AttributedString, _ style: UIFont.TextStyle, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let category = DynamicType.category(traitCollection)
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont(
      DynamicType.specification(of: style, at: category))
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    return text._attributedString(base: transformer?(base) ?? base)
  }

  private func _showActivity(_ configuration: Configuration, _ foreground: UIColor) {
    guard configuration.showsActivityIndicator else {
      _activityIndicator?.stopAnimating()
      return
    }
    let indicator = _activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if _activityIndicator == nil {
      _activityIndicator = indicator
      indicator.isUserInteractionEnabled = false
      addSubview(indicator)
    }
    indicator.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
    indicator.startAnimating()
  }

  private func _showIndicator(_ configuration: Configuration, _ foreground: UIColor) {
    let isShown =
      switch configuration.indicator {
      case .automatic: _isPopUp
      case .popup: true
      case .none: false
      }
    _indicatorView?.isHidden = !isShown
    guard isShown else { return }
    let view = _indicatorView ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    if _indicatorView == nil {
      _indicatorView = view
      view.preferredSymbolConfiguration = ButtonMetrics.indicator
      addSubview(view)
    }
    view.tintColor = configuration.indicatorColorTransformer?(foreground) ?? foreground
  }
}

extension NSLineBreakMode {
  /// Whether text goes on in another line.
  fileprivate var takesLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIImage {
  /// The image for where automatic means a template. A symbol says itself what it is.
  fileprivate var _asTemplate: UIImage {
    renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }
}

import CoreGraphics
import Foundation

extension UIButton {
  /// Updates the parts for the present state.
  func showContent() {
    if let configuration = shownConfiguration {
      show(configuration)
    } else {
      showStates()
    }
  }

  /// The configuration for the present state and role.
  var shownConfiguration: Configuration? {
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

  /// Gives the label the title of the present state, if there is no configuration.
  func showTitle() {
    guard _configuration == nil else { return }
    if let title = currentAttributedTitle {
      titleLabel?.attributedText = title
    } else if let title = shownTitle {
      titleLabel?.text = title
      titleLabel?.textColor = currentTitleColor
      titleLabel?.shadowColor = currentTitleShadowColor
    } else {
      _titleLabel?.text = nil
    }
  }

  private func showStates() {
    showTitle()
    let highlights = _buttonType.isTinted && isHighlighted
    let ownsColor = states.titleColors.own(.highlighted) != nil
    _titleLabel?.alpha = highlights && !ownsColor ? ButtonMetrics.highlightedAlpha : 1

    if shownImage != nil || _imageView != nil {
      let view = imageView
      view?.image = _buttonType.isTinted ? shownImage?.asTemplate : shownImage
      view?.preferredSymbolConfiguration =
        currentPreferredSymbolConfiguration ?? ButtonMetrics.symbol
      view?.tintColor = _buttonType == .close ? .secondaryLabel : tintColor
      view?.alpha = imageAlpha(highlights)
    }
    _subtitleLabel?.isHidden = true
    backgroundView?.isHidden = true
    activityIndicator?.isHidden = true
    indicatorView?.isHidden = true
  }

  private func imageAlpha(_ highlights: Bool) -> CGFloat {
    if highlights { return ButtonMetrics.highlightedAlpha }
    let ownsDisabled = states.images.own(.disabled) != nil
    if !isEnabled, adjustsImageWhenDisabled, !ownsDisabled { return ButtonMetrics.disabledAlpha }
    let ownsHighlighted = states.images.own(.highlighted) != nil
    if isHighlighted, adjustsImageWhenHighlighted, !ownsHighlighted {
      return ButtonMetrics.highlightedBrightness
    }
    return 1
  }

  private func show(_ configuration: Configuration) {
    let foreground = configuration.foreground(state, tint: tintColor)
    func show(_ text: NSAttributedString, _ lineBreakMode: NSLineBreakMode, in label: UILabel?) {
      label?.attributedText = text
      label?.lineBreakMode = lineBreakMode
      label?.numberOfLines = lineBreakMode.takesLines ? 0 : 1
      label?.textAlignment = textAlignment(configuration)
    }
    if let title = configuration.attributedTitle ?? shownTitle.map({ AttributedString($0) }) {
      let styled = text(
        title, ButtonMetrics.titleStyle(configuration.buttonSize), foreground,
        configuration.titleTextAttributesTransformer)
      show(styled, configuration.titleLineBreakMode, in: titleLabel)
    } else {
      _titleLabel?.text = nil
    }
    _titleLabel?.alpha = 1
    if let subtitle = configuration.attributedSubtitle, let label = subtitleLabel {
      label.isHidden = false
      let styled = text(
        subtitle, ButtonMetrics.subtitleStyle(configuration.buttonSize), foreground,
        configuration.subtitleTextAttributesTransformer)
      show(styled, configuration.subtitleLineBreakMode, in: label)
    } else {
      _subtitleLabel?.text = nil
    }
    if let image = configuration.image ?? shownImage, !configuration.showsActivityIndicator {
      imageView?.image = image.asTemplate
      imageView?.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage
        ?? currentPreferredSymbolConfiguration ?? ButtonMetrics.symbol(configuration.buttonSize)
      imageView?.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
      imageView?.alpha = 1
    } else {
      _imageView?.image = nil
    }
    showActivity(configuration, foreground)
    showIndicator(configuration, foreground)
  }

  /// Returns the alignment of a text with several lines.
  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch (titleAlignment(configuration), isRightToLeft) {
    case (.leading, false), (.trailing, true): return .left
    case (.trailing, false), (.leading, true): return .right
    case (.center, _), (.automatic, _): return .center
    }
  }

  private func text(
    _ text: AttributedString, _ style: UIFont.TextStyle, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let category = DynamicType.category(traitCollection)
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont(
      DynamicType.specification(of: style, at: category))
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    return text.attributedString(base: transformer?(base) ?? base)
  }

  private func showActivity(_ configuration: Configuration, _ foreground: UIColor) {
    guard configuration.showsActivityIndicator else {
      activityIndicator?.stopAnimating()
      return
    }
    let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if activityIndicator == nil {
      activityIndicator = indicator
      indicator.isUserInteractionEnabled = false
      addSubview(indicator)
    }
    indicator.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
    indicator.startAnimating()
  }

  private func showIndicator(_ configuration: Configuration, _ foreground: UIColor) {
    let isShown =
      switch configuration.indicator {
      case .automatic: isPopUp
      case .popup: true
      case .none: false
      }
    indicatorView?.isHidden = !isShown
    guard isShown else { return }
    let view = indicatorView ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    if indicatorView == nil {
      indicatorView = view
      view.preferredSymbolConfiguration = MenuMetrics.indicator
      addSubview(view)
    }
    view.tintColor = configuration.indicatorColorTransformer?(foreground) ?? foreground
  }
}

extension NSLineBreakMode {
  /// Whether text continues in another line.
  fileprivate var takesLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

import CoreGraphics
import Foundation

extension UIButton {
  /// The content and appearance of a button, as a value.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Begin"
  ///     let button = UIButton(configuration: configuration)
  public struct Configuration: Hashable {
    /// The rounding of the background's corners.
    public enum CornerStyle: Sendable {
      /// The background's own radius.
      case fixed
      /// The background's own radius, scaled with the text size.
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// The size of a button.
    public enum Size: Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Sendable {
      /// The alignment of the button's content: centred by default.
      case automatic
      case leading
      case center
      case trailing
    }

    /// The mark of a button that shows a menu.
    public enum Indicator: Sendable {
      /// Two chevrons for a pop-up button, otherwise none.
      case automatic
      case none
      /// Two chevrons.
      case popup
    }

    /// The style that distinguishes the static functions.
    enum Look {
      case plain
      case gray
      case tinted
      case filled
    }

    var look: Look

    /// The title. Setting it also sets ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle. Setting it also sets ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title, such as its font.
    @_Transforming
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    @_Transforming
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// Changes the colour of the image.
    @_Transforming public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol that has none of its own; `nil` means the size of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width reserved for the image, in points, in which a narrower one is centred; 0 for its own
    /// width.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    @_Transforming public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    @_Transforming public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks selected without an update handler.
    public var automaticallyUpdateForSelection = true
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. Setting it also sets the insets, unless the app has set them.
    public var buttonSize = Size.medium {
      didSet { if !insetsOrigin.isOwn { storedInsets = ButtonMetrics.insets(buttonSize) } }
    }
    /// The colour of title and image; `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour from which the background's is derived; `nil` for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The insets between the button's edges and its content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set {
        storedInsets = newValue
        insetsOrigin.isOwn = true
      }
    }
    /// The edge of the title next to which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of a title that is wider than the button. By default it takes several lines
    /// (WWDC 2021, session 10064).
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    private var storedInsets = ButtonMetrics.insets(.medium)
    private var insetsOrigin = InsetsOrigin()

    /// Whether the app has set the insets. Comparisons of configurations ignore it.
    private struct InsetsOrigin: Equatable {
      var isOwn = false
      static func == (a: Self, b: Self) -> Bool { true }
    }

    init(look: Look) {
      self.look = look
      background.backgroundColor = nil
      background.cornerRadius = ButtonMetrics.cornerRadius
    }

    /// Returns a configuration with title and image in the tint colour and no background.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Returns a configuration in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// Returns a configuration in the tint colour on a translucent background of the same colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// Returns a configuration in white on the tint colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    /// Resets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() {
      insetsOrigin.isOwn = false
      storedInsets = ButtonMetrics.insets(buttonSize)
    }
  }
}

extension UIButton.Configuration {
  /// Returns the configuration for the button's state: a selected button uses the next stronger style.
  @preconcurrency @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    guard automaticallyUpdateForSelection, button.isSelected else { return self }
    var result = self
    result.look = look.whenSelected
    return result
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(look)
    hasher.combine(attributedTitle)
    hasher.combine(attributedSubtitle)
    hasher.combine(image)
    hasher.combine(background)
    hasher.combine(cornerStyle)
    hasher.combine(buttonSize)
  }

  /// Returns the colour of title and image in a state.
  func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (look == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.faded : color
  }

  /// Returns the colour of the background in a state. A colour that the background sets itself is kept.
  func backgroundColor(_ state: UIControl.State, tint: UIColor) -> UIColor {
    if let own = background.backgroundColor { return own }
    if look == .plain { return baseBackgroundColor ?? .clear }
    if state.contains(.disabled) { return .tertiarySystemFill }
    let color: UIColor =
      switch look {
      case .plain: .clear
      case .gray: baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(ButtonMetrics.tintedAlpha)
      case .filled: baseBackgroundColor ?? tint
      }
    return state.contains(.highlighted) ? color.faded : color
  }
}

extension UIButton.Configuration.Look {
  /// The style of a selected button (quoted, from screenshots).
  fileprivate var whenSelected: Self {
    switch self {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

extension UIColor {
  /// The colour of a highlighted button.
  fileprivate var faded: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * ButtonMetrics.highlightedStrength)
    }
  }
}

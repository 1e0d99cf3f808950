import CoreGraphics
import Foundation

extension UIButton {
  /// All that a button shows and how, as a value.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Begin"
  ///     let button = UIButton(configuration: configuration)
  public struct Configuration: Hashable {
    /// How the corners of the background are rounded.
    public enum CornerStyle: Sendable {
      /// By the background's own radius.
      case fixed
      /// By the background's own radius, growing with the text size.
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// How large a button is made.
    public enum Size: Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Sendable {
      /// As the button's content stands: in the middle unless the button says otherwise.
      case automatic
      case leading
      case center
      case trailing
    }

    /// The mark of a button that shows a menu.
    public enum Indicator: Sendable {
      /// Two chevrons where the button is a pop-up button, none elsewhere.
      case automatic
      case none
      /// Two chevrons.
      case popup
    }

    /// The look in which the static functions differ.
    enum Look {
      case plain
      case gray
      case tinted
      case filled
    }

    var look: Look

    /// Sets ``attributedTitle`` as well.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// Sets ``attributedSubtitle`` as well.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes that the title would have, as its font.
    @_Transforming
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    @_Transforming
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// Changes the colour that the image would have.
    @_Transforming public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn where its own configuration leaves it open; as the title when `nil`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Room for the image, in points, in whose middle a narrower one stands; 0 for its own width.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    @_Transforming public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    @_Transforming public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks so without an update handler.
    public var automaticallyUpdateForSelection = true
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    /// Sets the insets as well, unless they were set before.
    public var buttonSize = Size.medium {
      didSet { if !insetsOrigin.isOwn { storedInsets = ButtonMetrics.insets(buttonSize) } }
    }
    /// The colour of title and image; `nil` for what the look gives.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made of; `nil` for what the look gives.
    public var baseBackgroundColor: UIColor?
    /// Between the button's edges and its content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set {
        storedInsets = newValue
        insetsOrigin.isOwn = true
      }
    }
    /// The edge of the title at which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is wider than the button is broken. By default it takes several lines
    /// (WWDC 2021, session 10064).
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    private var storedInsets = ButtonMetrics.insets(.medium)
    private var insetsOrigin = InsetsOrigin()

    /// Whether the insets were set, by which no configuration differs from another.
    private struct InsetsOrigin: Equatable {
      var isOwn = false
      static func == (a: Self, b: Self) -> Bool { true }
    }

    init(look: Look) {
      self.look = look
      background.backgroundColor = nil
      background.cornerRadius = ButtonMetrics.cornerRadius
    }

    /// Title and image in the tint colour, no background.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// In the tint colour on grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// In the tint colour on a thin background of it.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    /// Goes back to the insets of the button's size.
    public mutating func setDefaultContentInsets() {
      insetsOrigin.isOwn = false
      storedInsets = ButtonMetrics.insets(buttonSize)
    }
  }
}

extension UIButton.Configuration {
  /// The configuration as the button's state makes it: a selected one stands out by the next stronger
  /// look.
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

  /// The colour of title and image in a state.
  func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (look == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.faded : color
  }

  /// The colour of the background in a state. One that the background itself says is left alone.
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
  /// The look of a selected button (quoted, from screenshots).
  fileprivate var whenSelected: Self {
    switch self {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

extension UIColor {
  /// The colour as it is while a finger is on the button.
  fileprivate var faded: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * ButtonMetrics.highlightedStrength)
    }
  }
}

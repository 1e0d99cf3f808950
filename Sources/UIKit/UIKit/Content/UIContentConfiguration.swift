/// The content and appearance of a view, as a value. The value makes the view that shows it.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for another state of the view, such as dimmed for a disabled one.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and can be given others of the same kind.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The shown configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show `configuration`: by default, if it has the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Derives a colour from another one, for a state for example.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that keeps only the colour's brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        guard let (red, green, blue, alpha) = resolved.components else { return resolved }
        // The brightness of the primaries by Rec. 709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }
}

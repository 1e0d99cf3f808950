import CoreGraphics
import Foundation

/// The background behind a button's or a cell's content.
public struct UIBackgroundConfiguration: Hashable {
  /// The difference between the presets.
  enum Preset: Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarHeader
    case sidebarCell, accompaniedSidebarCell
  }

  private var preset = Preset.clear
  /// The edges at which the superview's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  @_Transforming public var backgroundColorTransformer: UIConfigurationColorTransformer?
  @_Transforming public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// A custom view, in front of colour and image.
  public var customView: UIView?
  /// The corner radius in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The background colour; `nil` for the tint colour.
  public var backgroundColor: UIColor? = .clear
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke colour; `nil` for the tint colour.
  public var strokeColor: UIColor?
  /// The width of the stroke in points; 0 for no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside of the background; negative for inside.
  public var strokeOutset: CGFloat = 0

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// Returns the background colour for a given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background for another state: a preset's colour becomes that of a selected or
  /// highlighted cell, and a colour that the app set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let cell = state as? UICellConfigurationState
    let isActive = cell?.isSelected ?? false || cell?.isHighlighted ?? false
    let (normal, active) = Self.colors(preset)
    guard backgroundColor == normal || backgroundColor == active else { return self }
    var result = self
    result.backgroundColor = isActive ? active : normal
    return result
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }

  init() {}

  private init(_ preset: Preset) {
    self.preset = preset
    backgroundColor = Self.colors(preset).normal
    if preset == .sidebarCell || preset == .accompaniedSidebarCell { cornerRadius = 10 }
  }

  /// Returns the colours of the normal state, and of the selected or highlighted one.
  private static func colors(_ preset: Preset) -> (normal: UIColor?, active: UIColor?) {
    switch preset {
    case .clear, .sidebarHeader, .groupedHeaderFooter: (.clear, .clear)
    case .plainCell: (.systemBackground, .systemGray4)
    case .groupedCell: (.secondarySystemGroupedBackground, .systemGray4)
    case .plainHeaderFooter: (.secondarySystemBackground, .secondarySystemBackground)
    case .sidebarCell, .accompaniedSidebarCell: (.clear, .systemGray4)
    }
  }
}

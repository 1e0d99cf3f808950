import CoreGraphics
import Foundation

/// The content of a list's row: an image, a text and a second text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Title"
///     content.secondaryText = "Detail"
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The difference between the presets.
  enum Preset: Hashable, Sendable {
    case cell, subtitle, value
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitle, sidebarHeader, accompaniedSidebarCell
    case accompaniedSidebarSubtitle
  }

  let preset: Preset

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// An attributed text that replaces ``text``; missing attributes come from ``textProperties``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes along which the content also respects the margins of its superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text is next to the first one if both fit in a line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance in points, like the other distances.
  public var imageToTextPadding = ListContentMetrics.imageToText
  public var textToSecondaryTextHorizontalPadding = ListContentMetrics.textToSecondaryHorizontal
  public var textToSecondaryTextVerticalPadding: CGFloat

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: a disabled view's texts are dimmed unless the app set their
  /// colours.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    let original = UIListContentConfiguration(preset)
    var result = self
    func dim(_ properties: WritableKeyPath<UIListContentConfiguration, TextProperties>) {
      let own = original[keyPath: properties].color
      let color = self[keyPath: properties].color
      guard color == own || color == .tertiaryLabel else { return }
      result[keyPath: properties].color = isDisabled ? .tertiaryLabel : own
    }
    dim(\.textProperties)
    dim(\.secondaryTextProperties)
    return result
  }
}

/// Sizes of list content in points, all quoted except the 16 points at which texts of cells begin
/// (F-TABLE-02).
enum ListContentMetrics {
  static let imageToText: CGFloat = 16
  static let textToSecondaryHorizontal: CGFloat = 6
  static let textToSecondaryVertical: CGFloat = 3
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let subtitleMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  static let plainHeaderMargins = NSDirectionalEdgeInsets(
    top: 4, leading: 16, bottom: 4, trailing: 16)
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 7, trailing: 16)
  static let groupedFooterMargins = NSDirectionalEdgeInsets(
    top: 7, leading: 16, bottom: 16, trailing: 16)
  static let standardImageDimension: CGFloat = 28
}

import CoreGraphics

extension UIListContentConfiguration {
  init(_ preset: Preset) {
    self.preset = preset
    var text = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    var secondary = TextProperties(
      font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    directionalLayoutMargins = ListContentMetrics.cellMargins
    prefersSideBySideTextAndSecondaryText = false
    textToSecondaryTextVerticalPadding = ListContentMetrics.textToSecondaryVertical
    switch preset {
    case .cell, .sidebarCell, .accompaniedSidebarCell: break
    case .subtitle, .sidebarSubtitle, .accompaniedSidebarSubtitle:
      directionalLayoutMargins = ListContentMetrics.subtitleMargins
    case .value:
      prefersSideBySideTextAndSecondaryText = true
      secondary.font = .preferredFont(forTextStyle: .body)
    case .plainHeader, .sidebarHeader:
      text.font = .preferredFont(forTextStyle: .headline)
      directionalLayoutMargins = ListContentMetrics.plainHeaderMargins
    case .plainFooter:
      text.font = .preferredFont(forTextStyle: .footnote)
      text.color = .secondaryLabel
      directionalLayoutMargins = ListContentMetrics.plainHeaderMargins
    case .groupedHeader:
      text.font = .preferredFont(forTextStyle: .footnote)
      text.color = .secondaryLabel
      text.transform = .uppercase
      directionalLayoutMargins = ListContentMetrics.groupedHeaderMargins
    case .groupedFooter:
      text.font = .preferredFont(forTextStyle: .footnote)
      text.color = .secondaryLabel
      directionalLayoutMargins = ListContentMetrics.groupedFooterMargins
    case .prominentInsetGroupedHeader:
      text.font = .preferredFont(forTextStyle: .headline)
      directionalLayoutMargins = ListContentMetrics.groupedHeaderMargins
    case .extraProminentInsetGroupedHeader:
      text.font = .preferredFont(forTextStyle: .title2)
      directionalLayoutMargins = ListContentMetrics.groupedHeaderMargins
    }
    imageProperties.preferredSymbolConfiguration = text.font.specification.textStyle.map {
      UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: $0))
    }
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// Returns a configuration with a text, and a smaller one below it.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitle) }
  /// Returns a configuration with a text, and a grey one at the opposite edge.
  public static func valueCell() -> UIListContentConfiguration { .init(.value) }

  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentInsetGroupedHeader)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentInsetGroupedHeader)
  }

  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitle)
  }
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitle)
  }
}

import UIKit

@available(iOS 16, *)
extension UIBackgroundConfiguration {
  /// Returns the background of rows, including the touched state.
  @MainActor static func card(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = state.isHighlighted || state.isSelected ? .touchedCard : .card
    return background
  }
}

import UIKit

@available(iOS 16, *)
extension UIBackgroundConfiguration {
  /// The background of rows, also under a finger.
  @MainActor static func card(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = state.isHighlighted || state.isSelected ? .touchedCard : .card
    return background
  }
}

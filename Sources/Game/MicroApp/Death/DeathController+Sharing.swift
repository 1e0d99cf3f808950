import UIKit

/// The shareable parts of a life: a card, and a film of its end.
@available(iOS 16, *)
extension DeathController {
  func makeSharing() -> UIView {
    var buttons = [
      shareButton(.share, "share", "square.and.arrow.up") { [weak self] in self?.share($0) }
    ]
    if game.handover != nil {
      buttons.append(
        shareButton(.film, "film", "film") { [weak self] in self?.film($0) })
    }
    let row = UIStackView(buttons, spacing: 12)
    row.distribution = .fillEqually
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    return row
  }

  private func shareButton(
    _ text: DeathText, _ identifier: String, _ symbol: String,
    _ action: @escaping (UIButton) -> Void
  ) -> UIButton {
    var look = UIButton.Configuration.gray()
    look.title = game.texts[text]
    look.image = UIImage(systemName: symbol)
    look.imagePadding = 8
    look.cornerStyle = .large
    look.baseForegroundColor = .accent
    let button = UIButton(configuration: look)
    button.addAction(
      UIAction { [weak button] _ in
        if let button { action(button) }
      }, for: .touchUpInside)
    button.accessibilityIdentifier = identifier
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return button
  }

  /// Shares the card and the creature's code.
  private func share(_ button: UIButton) {
    let card = ShareCard(
      result: result, texts: game.texts, palette: game.palette(for: self), moments: moments,
      page: game.dishPage)
    let activities = game.handover.map { handover in
      [
        HandoverActivity(
          name: fileName, title: game.texts[DeathText.saveCard], handover: handover)
      ]
    }
    var items: [Any] = [card.image, SharedCode(card.code, name: result.card.name)]
    if let address = card.address { items.append(address) }
    let sheet = UIActivityViewController(
      activityItems: items,
      applicationActivities: activities)
    sheet.popoverPresentationController?.sourceView = button
    sheet.popoverPresentationController?.sourceRect = button.bounds
    present(sheet, animated: true)
  }

  /// Plays the replay from its beginning and records it. The button shows the rest, and then what becomes of the film.
  private func film(_ button: UIButton) {
    guard let handover = game.handover, view.window != nil else { return }
    showReplay()
    replayView.film(fileName, afterglow: Self.afterglow, handover) {
      [weak self, weak button] rest in
      guard let self else { return }
      FilmText.show(rest, name: fileName, on: button, game.texts)
    }
  }

  /// How long the last frame stays in the film, in seconds.
  private static let afterglow: TimeInterval = 0.8

  private var fileName: String { FileName.safe(result.card.name) }
}

import UIKit

/// Announcements about the dish, on a plate below the HUD, for some seconds.
@available(iOS 16, *)
final class AnnouncementView: PlateView {
  private let title: UILabel
  private let detail: UILabel
  private let isMotionReduced: Bool
  private var rest: TimeInterval = 0
  private var waiting: [Announcement] = []
  /// The time for which each is shown, in seconds.
  private static let reading: TimeInterval = 4
  /// The most announcements at once that a player can read.
  private static let most = 3

  init(isMotionReduced: Bool, scale: CGFloat = 1) {
    title = UILabel(.headline, .accent, largest: 24, scale: scale)
    detail = UILabel(.footnote, .secondaryLabel, largest: 19, scale: scale)
    self.isMotionReduced = isMotionReduced
    let words = UIStackView([title, detail], axis: .vertical, spacing: 2)
    // Creatures swim below, and their colours must not show between letters.
    super.init(words, colour: UIColor.ground.withAlphaComponent(0.94))
    layer.borderWidth = 1
    updateBorder()
    isUserInteractionEnabled = false
    alpha = 0
    title.accessibilityIdentifier = "announcement"
    for label in [title, detail] { label.textAlignment = .center }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// Continues the announcements of another view.
  func takeOver(_ other: AnnouncementView) {
    (rest, waiting, title.text, detail.text) =
      (other.rest, other.waiting, other.title.text, other.detail.text)
    alpha = rest > 0 ? 1 : 0
  }

  /// Adds an announcement after the current ones.
  func add(_ announcement: Announcement) {
    waiting.append(announcement)
    if waiting.count > Self.most { waiting.removeFirst() }
    if rest <= 0 { showNext() }
  }

  /// Lets the time of a frame pass.
  func advance(by elapsed: TimeInterval) {
    guard rest > 0 else { return }
    rest -= elapsed
    if rest <= 0 { showNext() }
  }

  private func showNext() {
    let next = waiting.isEmpty ? nil : waiting.removeFirst()
    if let next {
      rest = Self.reading
      title.text = next.title
      detail.text = next.detail
      UIAccessibility.post(
        notification: .announcement, argument: "\(next.title). \(next.detail)")
    }
    UIView.animate(withDuration: isMotionReduced ? 0 : 0.3) { self.alpha = next == nil ? 0 : 1 }
  }
}

/// An announcement about the whole dish.
@available(iOS 16, *)
struct Announcement: Hashable, Sendable {
  let title: String
  let detail: String
}

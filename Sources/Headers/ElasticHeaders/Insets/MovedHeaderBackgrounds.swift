import UIKit

/// Backgrounds for section headers that float where their table wouldn't place them.
///
/// A table decides whether to draw a background behind a header that sticks. It draws none behind a header that
/// was moved, so the text of rows would show through.
@MainActor
final class MovedHeaderBackgrounds {
  private struct Given {
    weak var view: UITableViewHeaderFooterView?
    /// The header's previous `UIBackgroundConfiguration`. It is `Any` because the type is newer than iOS 13.
    let former: Any?
    let color: UIColor
  }

  private var given: [Given] = []
  private var moved: [UITableViewHeaderFooterView] = []

  /// Begins a layout, during which ``show(behind:in:)`` is called for every moved header.
  func begin() { moved = [] }

  func show(behind view: UITableViewHeaderFooterView, in table: UITableView) {
    guard #available(iOS 14, *) else { return }
    moved.append(view)
    guard !given.contains(where: { $0.view === view }), view.showsNoBackground else { return }
    var configuration = UIBackgroundConfiguration.clear()
    let color = table.backgroundColor ?? .systemBackground
    configuration.backgroundColor = color
    given.append(Given(view: view, former: view.backgroundConfiguration, color: color))
    view.backgroundConfiguration = configuration
  }

  /// Ends the layout and restores headers that aren't moved any more.
  func end() {
    defer { moved = [] }
    guard #available(iOS 14, *), !given.isEmpty else { return }
    given.removeAll { entry in
      guard let view = entry.view else { return true }
      guard !moved.contains(where: { $0 === view }) else { return false }
      // If the app has set another background in the meantime, that one stays.
      if view.backgroundConfiguration?.backgroundColor == entry.color {
        view.backgroundConfiguration = entry.former as? UIBackgroundConfiguration
      }
      return true
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Whether rows behind the header would be visible between its letters.
  @available(iOS 14, *)
  fileprivate var showsNoBackground: Bool {
    guard backgroundView == nil, isClear(backgroundColor), isClear(contentView.backgroundColor)
    else { return false }
    guard let background = backgroundConfiguration else { return true }
    return background.customView == nil && background.visualEffect == nil
      && isClear(background.resolvedBackgroundColor(for: tintColor))
  }

  private func isClear(_ color: UIColor?) -> Bool {
    guard let color else { return true }
    return color.resolvedColor(with: traitCollection).cgColor.alpha == 0
  }
}

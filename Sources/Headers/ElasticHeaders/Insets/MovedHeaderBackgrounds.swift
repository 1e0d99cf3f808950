import UIKit

/// Backgrounds of section headers that float where their table doesn't have them float.
///
/// A table draws, or doesn't draw, a background behind a header that sticks. Behind one that was moved it
/// draws none: letters would lie over letters.
@MainActor
final class MovedHeaderBackgrounds {
  private struct Given {
    weak var view: UITableViewHeaderFooterView?
    /// The header's `UIBackgroundConfiguration` before; the type is younger than iOS 13.
    let former: Any?
    let color: UIColor
  }

  private var given: [Given] = []
  private var moved: [UITableViewHeaderFooterView] = []

  /// Begins a layout, in which ``show(behind:in:)`` names all headers that are moved.
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

  /// Ends the layout: headers that aren't moved any more are as they were.
  func end() {
    defer { moved = [] }
    guard #available(iOS 14, *), !given.isEmpty else { return }
    given.removeAll { entry in
      guard let view = entry.view else { return true }
      guard !moved.contains(where: { $0 === view }) else { return false }
      // What the app has set meanwhile is the app's.
      if view.backgroundConfiguration?.backgroundColor == entry.color {
        view.backgroundConfiguration = entry.former as? UIBackgroundConfiguration
      }
      return true
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Whether rows behind the header would be seen between its letters.
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

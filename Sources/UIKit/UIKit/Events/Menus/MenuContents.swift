import CoreGraphics
import Foundation

/// The content of a menu, as a value: its elements in groups.
@MainActor struct MenuContents {
  @MainActor enum Item {
    case title(String)
    case action(UIAction)
    case menu(UIMenu)
    case loading
    /// Actions side by side.
    case row([UIAction], UIMenu.ElementSize)
  }

  private(set) var groups: [[Item]] = []
  private let hasLargeText: Bool

  /// Creates the content of a menu.
  ///
  /// - Parameters:
  ///   - hasLargeText: Whether titles are too large for elements side by side.
  ///   - whenKnown: Called when elements that are being loaded are available.
  init(_ menu: UIMenu, hasLargeText: Bool = false, whenKnown: @escaping () -> Void) {
    self.hasLargeText = hasLargeText
    if !menu.title.isEmpty { groups.append([.title(menu.title)]) }
    if menu.title.isEmpty { groups.append([]) }
    add(menu, whenKnown)
    groups.removeAll { $0.isEmpty }
  }

  /// Whether titles leave space for a mark.
  var hasMarks: Bool {
    groups.joined().contains { item in
      switch item {
      case .action(let action): action.state != .off
      case .menu: true
      case .title, .loading, .row: false
      }
    }
  }

  /// The content with the elements of each group, and the groups, in reverse order, for a menu above its
  /// button, whose first element should be near the finger. Titles stay first.
  var reversed: MenuContents {
    var result = self
    result.groups = groups.reversed().map { group in
      let titles = group.filter { if case .title = $0 { true } else { false } }
      return titles + group.dropFirst(titles.count).reversed()
    }
    return result
  }

  private mutating func add(_ menu: UIMenu, _ whenKnown: @escaping () -> Void) {
    guard menu.preferredElementSize == .large || hasLargeText else { return addRows(of: menu) }
    add(menu.children, whenKnown)
  }

  private mutating func add(_ elements: [UIMenuElement], _ whenKnown: @escaping () -> Void) {
    for element in elements {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { append(.action(action)) }
      case let command as UICommand:
        if !command.attributes.contains(.hidden) { append(.action(CommandAction.make(command))) }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        groups.append(menu.title.isEmpty ? [] : [.title(menu.title)])
        add(menu, whenKnown)
        groups.append([])
      case let menu as UIMenu: append(.menu(menu))
      case let deferred as UIDeferredMenuElement:
        // A provider may return immediately.
        if deferred.elements == nil { deferred.ask(whenKnown: whenKnown) }
        if let elements = deferred.elements {
          add(elements, whenKnown)
        } else {
          append(.loading)
        }
      default: break
      }
    }
  }

  /// Adds elements side by side, as many in a row as fit.
  private mutating func addRows(of menu: UIMenu) {
    let actions = menu.leaves.filter { !$0.attributes.contains(.hidden) }
    let columns =
      menu.preferredElementSize == .small ? MenuMetrics.smallColumns : MenuMetrics.mediumColumns
    for start in stride(from: 0, to: actions.count, by: columns) {
      append(
        .row(Array(actions[start..<min(start + columns, actions.count)]), menu.preferredElementSize)
      )
    }
  }

  private mutating func append(_ item: Item) {
    groups[groups.count - 1].append(item)
  }
}

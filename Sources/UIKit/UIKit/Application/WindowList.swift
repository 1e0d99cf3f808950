/// Windows in an order. The list doesn't retain them.
@MainActor struct WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The windows that still exist, in the order in which they were added.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// Adds a window at the end, or moves it there.
  mutating func append(_ window: UIWindow) {
    remove(window)
    entries.append(Entry(window: window))
  }

  mutating func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}

import Synchronization

/// All connections that are being served, and how many of which kind there may be.
///
/// A *stranger* has not shown the token yet, a *guest* has and is no page yet: it takes a file, or its
/// socket has not said hello. There are at most ``limit`` of each; the oldest leaves for a new one,
/// so those who only wait keep nobody out.
final class Connections: Sendable {
  /// Strangers, and guests, at once. A browser opens six connections for a page.
  static let limit = 64

  typealias Identifier = UInt64

  private struct State {
    var tasks: [Identifier: Task<Void, Never>] = [:]
    // In the order of their coming.
    var strangers: [Identifier] = []
    var guests: [Identifier] = []
    var last: Identifier = 0
    var isClosed = false
  }

  private let state = Mutex(State())

  /// How many of each kind there are.
  var counts: (strangers: Int, guests: Int, all: Int) {
    state.withLock { ($0.strangers.count, $0.guests.count, $0.tasks.count) }
  }

  /// Serves a new stranger with `body`. Returns when nobody is left who had to leave for it.
  func begin(_ body: @escaping @Sendable (Identifier) async -> Void) async {
    let leaving = state.withLock { state -> Task<Void, Never>? in
      state.last += 1
      let identifier = state.last
      let task = Task {
        await body(identifier)
        self.didEnd(identifier)
      }
      state.tasks[identifier] = task
      if state.isClosed { task.cancel() }
      state.strangers.append(identifier)
      guard state.strangers.count > Self.limit else { return nil }
      return state.tasks[state.strangers.removeFirst()]
    }
    leaving?.cancel()
    await leaving?.value
  }

  /// The stranger has shown the token.
  func admit(_ identifier: Identifier) {
    let leaving = state.withLock { state -> Task<Void, Never>? in
      state.strangers.removeAll { $0 == identifier }
      state.guests.append(identifier)
      guard state.guests.count > Self.limit else { return nil }
      return state.tasks[state.guests.removeFirst()]
    }
    leaving?.cancel()
  }

  /// The guest has said hello.
  func open(_ identifier: Identifier) {
    state.withLock { $0.guests.removeAll { $0 == identifier } }
  }

  /// Ends the oldest stranger, or if there is none the oldest guest. `false` when there is neither.
  func makeRoom() async -> Bool {
    let leaving = state.withLock { state -> Task<Void, Never>? in
      if !state.strangers.isEmpty { return state.tasks[state.strangers.removeFirst()] }
      if !state.guests.isEmpty { return state.tasks[state.guests.removeFirst()] }
      return nil
    }
    leaving?.cancel()
    await leaving?.value
    return leaving != nil
  }

  /// Ends all, and those that would still come.
  func end() async {
    let tasks = state.withLock { state in
      state.isClosed = true
      return Array(state.tasks.values)
    }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  private func didEnd(_ identifier: Identifier) {
    state.withLock { state in
      state.tasks[identifier] = nil
      state.strangers.removeAll { $0 == identifier }
      state.guests.removeAll { $0 == identifier }
    }
  }
}

import Synchronization

/// All connections that are being served, with limits for each kind.
///
/// A *stranger* hasn't sent the token yet. A *guest* has sent it but isn't a page yet: it receives a file, or
/// its socket hasn't said hello. There are at most ``limit`` of each. The oldest one is closed for a new one,
/// so connections that only wait can't block others.
final class Connections: Sendable {
  /// The maximum number of strangers, and of guests. A browser opens six connections for a page.
  static let limit = 64

  typealias Identifier = UInt64

  private struct State {
    var tasks: [Identifier: Task<Void, Never>] = [:]
    // The strangers in the order of their arrival.
    var strangers: [Identifier] = []
    var guests: [Identifier] = []
    var last: Identifier = 0
    var isClosed = false
  }

  private let state = Mutex(State())

  /// The number of connections of each kind.
  var counts: (strangers: Int, guests: Int, all: Int) {
    state.withLock { ($0.strangers.count, $0.guests.count, $0.tasks.count) }
  }

  /// Serves a new stranger with `body`. Returns when all connections that were closed for it have ended.
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

  /// Turns a stranger that has sent the token into a guest.
  func admit(_ identifier: Identifier) {
    let leaving = state.withLock { state -> Task<Void, Never>? in
      state.strangers.removeAll { $0 == identifier }
      state.guests.append(identifier)
      guard state.guests.count > Self.limit else { return nil }
      return state.tasks[state.guests.removeFirst()]
    }
    leaving?.cancel()
  }

  /// Turns a guest that has said hello into a page.
  func open(_ identifier: Identifier) {
    state.withLock { $0.guests.removeAll { $0 == identifier } }
  }

  /// Ends the oldest stranger, or the oldest guest if there is none. Returns `false` if there is neither.
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

  /// Ends all connections, and rejects new ones.
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

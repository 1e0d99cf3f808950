import KiwiPeer

/// The solver for comparison: https://github.com/nucleic/kiwi
@MainActor final class KiwiRun: SolverRun {
  private let system: SolverSystem
  private let peer: OpaquePointer

  static var isAvailable: Bool { kiwi_peer_is_available() }

  init(_ system: SolverSystem) {
    self.system = system
    peer = kiwi_peer_make(system.variableCount)
    for line in system.lines {
      kiwi_peer_prepare(
        peer, line.variables, line.coefficients, Int32(line.variables.count), line.constant,
        line.relation, line.strength.rawValue)
    }
  }

  isolated deinit { kiwi_peer_free(peer) }

  func build() {
    kiwi_peer_add_edit(peer, system.outer.width)
    kiwi_peer_add_edit(peer, system.outer.height)
    for line in system.lines.indices { add(line) }
    suggest(width: 320, height: 480)
  }

  func suggest(width: Double, height: Double) {
    kiwi_peer_suggest(peer, system.outer.width, width)
    kiwi_peer_suggest(peer, system.outer.height, height)
    kiwi_peer_update(peer)
  }

  func remove(_ line: Int) { kiwi_peer_remove(peer, Int32(line)) }
  func add(_ line: Int) { kiwi_peer_add(peer, Int32(line)) }
  func value(of variable: Int32) -> Double { kiwi_peer_value(peer, variable) }
}

import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Ends connections that send and send without completing a request or a message.
///
/// FlyingFox collects a header's line, or a WebSocket frame, whole before anyone can measure it. So
/// the kernel is asked how much has been taken from each socket. That is looked at while bytes come,
/// from the first that end a wait until two looks find the same: an idle page costs nothing.
final class ReceiveGuard: AsyncSocketPool {
  /// How many bytes may be taken from a socket before something is complete. A request of a browser
  /// has some hundred, a message at most 512, and FlyingFox reads 4096 ahead.
  static let limit: UInt64 = 16_384
  private static let interval = DispatchTimeInterval.milliseconds(20)

  private struct State {
    var port: UInt16?
    var isWatching = false
    /// Peers, by their ports, of which something was complete since the last look.
    var complete: Set<UInt16> = []
    /// How much may have been taken of each peer in all; nothing for one that completed nothing yet.
    var allowed: [UInt16: UInt64] = [:]
  }

  /// What a look finds.
  private struct Traffic: Equatable {
    /// Bytes taken, by the peer's port.
    var taken: [UInt16: UInt64] = [:]
    /// Whether bytes have come that are not taken yet.
    var isWaiting = false
  }

  private let pool: any AsyncSocketPool
  private let state = Mutex(State())
  /// Not a task: a reader that never has to wait keeps its thread of the concurrency pool, which has
  /// only as many as the machine has processors.
  private let queue = DispatchQueue(label: "ooze.receive-guard")

  /// A guard over the sockets that wait in `pool`.
  init(_ pool: some AsyncSocketPool) {
    self.pool = pool
  }

  /// Names the port whose connections are watched.
  func watch(port: UInt16) {
    state.withLock { $0.port = port }
  }

  /// Notes that a request or a message of that peer is complete.
  func didComplete(peer: UInt16) {
    state.withLock { _ = $0.complete.insert(peer) }
  }

  // MARK: AsyncSocketPool

  func prepare() async throws { try await pool.prepare() }
  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try await pool.suspendSocket(socket, untilReadyFor: events)
    if events.contains(.read) { startWatching() }
  }

  // MARK: Watching

  private func startWatching() {
    let isNew = state.withLock { state in
      let isNew = state.port != nil && !state.isWatching
      if isNew { state.isWatching = true }
      return isNew
    }
    if isNew { lookSoon(after: nil) }
  }

  private func lookSoon(after last: Traffic?) {
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self else { return }
      let traffic = look()
      if traffic == last, !traffic.isWaiting, stopWatching(after: traffic) { return }
      lookSoon(after: traffic)
    }
  }

  /// Ends the connections that have sent too much.
  private func look() -> Traffic {
    guard let port = state.withLock({ $0.port }) else { return Traffic() }
    var traffic = Traffic()
    let connections = Connection.all(port: port)
    let excessive = state.withLock { state in
      var allowed: [UInt16: UInt64] = [:]
      for connection in connections {
        let (peer, taken) = (connection.peer, connection.bytesTaken)
        traffic.taken[peer] = taken
        if connection.bytesWaiting > 0 { traffic.isWaiting = true }
        let isComplete = state.complete.contains(peer)
        allowed[peer] = isComplete ? taken + Self.limit : state.allowed[peer]
      }
      state.complete = []
      state.allowed = allowed
      return connections.filter { connection in
        // A first request is taken byte by byte, so what waits of it counts too. Later what waits may
        // be many messages.
        guard let limit = allowed[connection.peer] else {
          return connection.bytesTaken + connection.bytesWaiting > Self.limit
        }
        return connection.bytesTaken > limit
      }
    }
    for connection in excessive { connection.abort() }
    return traffic
  }

  /// Stops unless something has happened since the last look. What happens later starts a new watch.
  private func stopWatching(after last: Traffic) -> Bool {
    state.withLock { $0.isWatching = false }
    guard look() != last else { return true }
    return state.withLock { state in
      defer { state.isWatching = true }
      return state.isWatching
    }
  }
}

/// A connection of this process, as the kernel sees it.
private struct Connection {
  let peer: UInt16
  /// Bytes that came and were read.
  let bytesTaken: UInt64
  /// Bytes that wait in the kernel, and take none of our memory.
  let bytesWaiting: UInt64
  private let file: Int32

  /// The connections that were accepted at `port`. Costs some microseconds for each open file.
  static func all(port: UInt16) -> [Connection] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (files ?? []).compactMap { Int32($0) }.compactMap { Connection(file: $0, port: port) }
  }

  private init?(file: Int32, port: UInt16) {
    let socket = Socket(file: Socket.FileDescriptor(rawValue: file))
    guard case .ip4(_, port) = try? socket.sockname(),
      case .ip4(_, let peer) = try? socket.remotePeer(),
      let received = Self.bytesReceived(file)
    else { return nil }
    var waiting: Int32 = 0
    guard ioctl(file, UInt(FIONREAD), &waiting) == 0 else { return nil }
    self.file = file
    self.peer = peer
    bytesWaiting = UInt64(max(0, waiting))
    bytesTaken = received - min(received, bytesWaiting)
  }

  /// `tcpi_bytes_received` of Linux's `struct tcp_info` (linux/tcp.h, since 4.1), which the C
  /// library's older declaration of the structure lacks.
  private static func bytesReceived(_ file: Int32) -> UInt64? {
    let offset = 128
    var info = [UInt8](repeating: 0, count: 256)
    var size = socklen_t(info.count)
    guard getsockopt(file, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0,
      Int(size) >= offset + MemoryLayout<UInt64>.size
    else { return nil }
    return info.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }

  /// Breaks the connection off: its reader finds the end at once, also before bytes that wait, and
  /// the peer can send no more. That is what Linux does when a socket is connected to nothing.
  func abort() {
    var nowhere = sockaddr()
    nowhere.sa_family = sa_family_t(AF_UNSPEC)
    connect(file, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
  }
}

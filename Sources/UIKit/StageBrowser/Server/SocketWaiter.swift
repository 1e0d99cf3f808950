import Dispatch
import FlyingSocks
import Foundation

/// Waits for sockets with Dispatch, for FlyingSocks' `AsyncSocket`.
///
/// FlyingSocks' own pool resumes a waiting task before it forgets the descriptor. If the task closes it
/// immediately, the pool may mistake the descriptor's next owner for the last one and never resume it. Dispatch
/// calls a source's cancel handler after it has released the descriptor, so here no task resumes too early.
struct SocketWaiter: AsyncSocketPool {
  /// The time in seconds before the next attempt when there are no descriptors left.
  private static let pause = 0.05

  private let queue = DispatchQueue(label: "stage.sockets")

  func prepare() {}
  func run() {}

  /// Returns when the socket is ready or has an error.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let isWriting = events.contains(.write)
    // On Linux, Dispatch doesn't read from a descriptor while it waits to write to it, so waiting to write uses
    // a copy.
    let file = isWriting ? dup(socket.file.rawValue) : socket.file.rawValue
    guard file >= 0 else { return try await Task.sleep(for: .seconds(Self.pause)) }
    // Sources may be used from any thread, but the library doesn't declare that.
    nonisolated(unsafe) let source: any DispatchSourceProtocol =
      isWriting
      ? DispatchSource.makeWriteSource(fileDescriptor: file, queue: queue)
      : DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.setEventHandler { source.cancel() }
        source.setCancelHandler {
          if isWriting { close(file) }
          continuation.resume()
        }
        source.activate()
      }
    } onCancel: {
      source.cancel()
    }
    try Task.checkCancellation()
  }
}

extension AsyncSocket {
  /// Shuts down the sending side, and reads until the other side ends too. Closing a socket with unread data
  /// aborts the connection, and the last message might be lost.
  func linger() async {
    shutdown(socket.file.rawValue, Int32(SHUT_WR))
    await drain()
  }

  /// Reads the remaining data, up to the amount that a client can have in transit.
  func drain() async {
    var left = 1 << 20
    while left > 0, let bytes = try? await read(atMost: 4096) { left -= bytes.count }
  }
}

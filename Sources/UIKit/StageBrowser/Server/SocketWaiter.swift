import Dispatch
import FlyingSocks
import Foundation

/// Waits for sockets with Dispatch, on behalf of FlyingSocks' `AsyncSocket`.
///
/// FlyingSocks' own pool wakes who waits before it forgets the descriptor. Who closes it at once may
/// be first, the pool then takes the descriptor's next owner for the last one, and never wakes it.
/// Dispatch calls a source's cancel handler when it has let go of the descriptor, so here nobody
/// wakes earlier.
struct SocketWaiter: AsyncSocketPool {
  /// Seconds until it is tried again for want of descriptors.
  private static let pause = 0.05

  private let queue = DispatchQueue(label: "stage.sockets")

  func prepare() {}
  func run() {}

  /// Returns when the socket is ready, or has an error to tell of.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let isWriting = events.contains(.write)
    // On Linux, Dispatch reads no more from a descriptor while it waits to write to it, so the one
    // that waits to write is a copy.
    let file = isWriting ? dup(socket.file.rawValue) : socket.file.rawValue
    guard file >= 0 else { return try await Task.sleep(for: .seconds(Self.pause)) }
    // Sources may be used from any thread; the library does not say so to the compiler.
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
  /// Ends our side, and takes what still comes until the other side ends too, so that the last that
  /// was written arrives: a socket that is closed before all was read breaks the connection off.
  func linger() async {
    shutdown(socket.file.rawValue, Int32(SHUT_WR))
    await drain()
  }

  /// Takes what still comes to the end, but no more than a client can have on its way.
  func drain() async {
    var left = 1 << 20
    while left > 0, let bytes = try? await read(atMost: 4096) { left -= bytes.count }
  }
}

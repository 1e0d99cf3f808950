import FlyingFox
import Foundation

/// Carries WebSocket frames between FlyingFox and a ``PageConnection``.
///
/// Frames are pulled one by one and each is handled before the next is read, so a page that sends
/// faster than it is served fills its own buffers and not ours.
struct SocketHandler: WSHandler {
  /// Makes the connection of a page that has just been admitted.
  let connect: @MainActor @Sendable (@escaping (PageConnection.Output) -> Void) -> PageConnection
  /// Told of every frame that is complete.
  let didReceive: @Sendable () -> Void

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, continuation) = AsyncStream.makeStream(of: WSFrame.self)
    let connection = await connect { Self.send($0, to: continuation) }
    let reading = Task {
      await read(client, into: connection, answering: continuation)
      continuation.finish()
    }
    continuation.onTermination = { _ in reading.cancel() }
    return frames
  }

  private static func send(
    _ output: PageConnection.Output, to continuation: AsyncStream<WSFrame>.Continuation
  ) {
    switch output {
    case .binary(let data):
      continuation.yield(WSFrame(fin: true, opcode: .binary, mask: nil, payload: data))
    case .text(let text):
      continuation.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8)))
    case .close(let code, let reason):
      continuation.yield(.close(code: WSCloseCode(code, reason: reason)))
      // The page answers with a close frame of its own, which ends the reading. One that does not
      // answer has a second.
      Task {
        try? await Task.sleep(for: .seconds(1))
        continuation.finish()
      }
    }
  }

  private func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, into connection: PageConnection,
    answering continuation: AsyncStream<WSFrame>.Continuation
  ) async {
    do {
      for try await frame in client {
        didReceive()
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
          await connection.refuse(.reservedBits)
          continue
        }
        switch frame.opcode {
        case .binary where frame.fin:
          await connection.receive(frame.payload, at: SteadyClock.seconds)
        case .ping where frame.payload.count <= 125:
          if await connection.receivePing(at: SteadyClock.seconds) {
            continuation.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
          }
        case .pong:
          break
        case .close:
          // The answer to our own close is the end; a second one would be an error.
          if await !connection.isClosed { continuation.yield(.close(code: .normalClosure)) }
          await connection.didDisconnect()
          return
        default:
          // Text, and messages in several frames: the page sends neither.
          await connection.refuse(.notBinary)
        }
      }
    } catch {
      // A socket that breaks is a page that left.
    }
    await connection.didDisconnect()
  }
}

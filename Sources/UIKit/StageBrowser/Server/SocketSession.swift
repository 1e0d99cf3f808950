import FlyingSocks
import Foundation

/// Carries WebSocket frames between a socket and a ``PageConnection``.
///
/// Each frame is handled before the next one is read. A page that sends too fast therefore fills its own
/// buffers and not the server's. Messages that it doesn't read wait in an ``Outbox``.
struct SocketSession: Sendable {
  let socket: AsyncSocket
  let connection: PageConnection
  let outbox: Outbox
  /// The time in seconds in which the page must say hello.
  let patience: Double
  /// Called when the page has said hello.
  let didOpen: @Sendable () -> Void

  /// The time in seconds for the last messages, once one side ends the connection.
  private static let farewell = 1.0

  /// Serves the page until it disconnects, is refused, or the task is cancelled. `bytes` have already been
  /// read.
  func run(after bytes: [UInt8]) async {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await read(after: bytes)
        outbox.finish()
        return false
      }
      group.addTask {
        await write()
        return true
      }
      group.addTask {
        await outbox.ending()
        try? await Task.sleep(for: .seconds(Self.farewell))
        return true
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(patience))
        if !Task.isCancelled { await connection.endPatience() }
        return false
      }
      while let isOver = await group.next(), !isOver {}
      group.cancelAll()
    }
    await connection.didDisconnect()
  }

  private func write() async {
    while let frame = await outbox.next() {
      // A socket with an error is treated as a page that disconnected.
      do { try await socket.write(frame) } catch { return }
    }
  }

  private func read(after bytes: [UInt8]) async {
    var decoder = FrameDecoder(bytes)
    var hasOpened = false
    do {
      while true {
        do throws(ClientMessageError) {
          while let frame = try decoder.next() {
            guard try await take(frame) else { return }
            if !hasOpened, await connection.isOpen {
              hasOpened = true
              didOpen()
            }
          }
        } catch {
          await connection.refuse(error)
          return await socket.drain()
        }
        decoder.append(try await socket.read(atMost: 4096))
      }
    } catch {
      // The page disconnected.
    }
  }

  /// Handles a frame. Returns `false` if it was the last one.
  private func take(_ frame: ClientFrame) async throws(ClientMessageError) -> Bool {
    switch frame.opcode {
    case ClientFrame.Opcode.binary where frame.isFinal:
      await connection.receive(frame.payload, at: SteadyClock.seconds)
    case ClientFrame.Opcode.ping where frame.isControl:
      if await connection.receiveControl(at: SteadyClock.seconds) {
        outbox.answer(ping: frame.payload)
      }
    case ClientFrame.Opcode.pong where frame.isControl:
      _ = await connection.receiveControl(at: SteadyClock.seconds)
    case ClientFrame.Opcode.close where frame.isControl:
      outbox.close(code: 1000)
      return false
    default:
      // The page sends neither text nor fragmented messages.
      throw .notBinary
    }
    return true
  }
}

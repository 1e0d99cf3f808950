import AVFAudio
import Foundation
import QuartzCore
import Stage

/// The delegate of a page's connection.
@MainActor package protocol PageConnectionDelegate: AnyObject {
  /// Called when the page has said hello and waits for its first frame.
  func connectionDidOpen(_ connection: PageConnection)
  /// Called when the page has drawn the last frame, at this time on its clock.
  func connection(_ connection: PageConnection, didDrawAt milliseconds: Double)
  /// Called when the page has sent input or a setting.
  func connection(_ connection: PageConnection, didReceive message: ClientMessage)
  /// Called when the connection has ended.
  func connectionDidClose(_ connection: PageConnection)
}

/// The connection of one page: it checks the page's messages, and limits the pace of the server's.
///
/// It doesn't use a socket: bytes arrive through ``receive(_:at:)`` and leave through `send`.
@MainActor package final class PageConnection {
  package enum Output: Sendable, Equatable {
    case binary(Data)
    case text(String)
    /// A message about sounds.
    case sound(Data)
    case close(code: UInt16, reason: String)
  }

  private enum State {
    case awaitingHello, open, closed
  }

  package weak var delegate: PageConnectionDelegate?
  /// The page's window; `nil` before its hello. The page itself fits a device into its window, so that it
  /// follows a resize without delay. A stage that fills the window has the window's size.
  package private(set) var viewport: ClientMessage.Viewport?
  /// The languages that the page's browser asks for, best first; empty if it doesn't say.
  package var languages: [String] = []
  /// The number of frames sent, with their sizes in bytes, for tests and the log.
  private(set) var frameSizes: [Int] = []

  private let policy: AccessPolicy
  private let send: (Output) -> Void
  private var state = State.awaitingHello
  private var encoder = FrameEncoder()
  private var elementEncoder = ElementEncoder()
  private var soundEncoder = SoundEncoder()
  private var unacknowledged: UInt64?
  private var limit = RateLimit()
  private var pointers: Set<UInt32> = []
  private var lastState: StageState?

  /// The maximum number of fingers, more than any screen reports.
  nonisolated static let maximumPointers = 10
  private static let rememberedSizes = 600

  package init(policy: AccessPolicy, send: @escaping (Output) -> Void) {
    self.policy = policy
    self.send = send
  }

  package var isOpen: Bool { state == .open }
  package var isClosed: Bool { state == .closed }

  /// Whether a frame may be sent now.
  package var isReady: Bool { state == .open && unacknowledged == nil }

  // MARK: From the page

  /// Handles a message that arrived at `time`, in seconds of any monotonic clock.
  package func receive(_ bytes: some Collection<UInt8>, at time: Double) {
    guard state != .closed else { return }
    do throws(ClientMessageError) {
      guard limit.admit(at: time) else { throw .tooManyMessages }
      try handle(try ClientMessage(decoding: bytes))
    } catch {
      refuse(error)
    }
  }

  /// Returns whether to handle a ping or pong that arrived at `time`. These count as messages.
  func receiveControl(at time: Double) -> Bool {
    guard state != .closed else { return false }
    guard limit.admit(at: time) else {
      refuse(.tooManyMessages)
      return false
    }
    return true
  }

  /// Ends the connection if the page hasn't said hello.
  func endPatience() {
    if state == .awaitingHello { refuse(.helloExpected) }
  }

  /// Ends the connection because of an invalid message.
  package func refuse(_ error: ClientMessageError) {
    let code: UInt16 =
      switch error {
      case .tooLong: 1009
      case .notBinary: 1003
      case .reservedBits, .unmasked, .lengthNotMinimal: 1002
      default: 1008
      }
    close(code: code, reason: error.reason)
  }

  private func handle(_ message: ClientMessage) throws(ClientMessageError) {
    if case .hello(_, let token, let viewport) = message {
      guard state == .awaitingHello else { throw .helloRepeated }
      guard policy.matches(token) else { throw .wrongToken }
      state = .open
      self.viewport = viewport
      delegate?.connectionDidOpen(self)
      return
    }
    guard state == .open else { throw .helloExpected }
    switch message {
    case .acknowledge(let frame, let milliseconds):
      guard frame == unacknowledged else { throw .unexpectedAcknowledgement(frame) }
      unacknowledged = nil
      delegate?.connection(self, didDrawAt: milliseconds)
    case .pointer(let pointer):
      guard try admit(pointer) else { return }
      delegate?.connection(self, didReceive: message)
    case .resize(let viewport):
      self.viewport = viewport
      delegate?.connection(self, didReceive: message)
    default:
      delegate?.connection(self, didReceive: message)
    }
  }

  /// Returns whether the pointer's message is valid after the previous ones. A finger that isn't down may still
  /// move after the stage has released it; such a message is ignored.
  private func admit(_ pointer: ClientMessage.Pointer) throws(ClientMessageError) -> Bool {
    switch pointer.phase {
    case .down, .secondary:
      guard !pointers.contains(pointer.identifier) else {
        throw .unknownValue("pointer that is already down")
      }
      guard pointers.count < Self.maximumPointers else { throw .tooManyPointers }
      pointers.insert(pointer.identifier)
      return true
    case .move:
      return pointers.contains(pointer.identifier)
    case .up, .cancel:
      return pointers.remove(pointer.identifier) != nil
    }
  }

  // MARK: To the page

  /// Returns whether the page already shows this tree.
  package func isCurrent(_ tree: LayerTree) -> Bool {
    encoder.isCurrent(tree)
  }

  /// Sends the difference from the last frame. Call this only when ``isReady`` is `true`.
  package func sendFrame(_ tree: LayerTree) {
    precondition(isReady, "the last frame has not been acknowledged")
    let data = encoder.encode(tree)
    unacknowledged = encoder.frame
    if frameSizes.count == Self.rememberedSizes { frameSizes.removeFirst() }
    frameSizes.append(data.count)
    send(.binary(data))
  }

  /// Sends the description of the stage if it differs from the last one.
  func sendState(_ state: StageState) {
    guard isOpen, state != lastState, let text = state.json else { return }
    lastState = state
    send(.text(text))
  }

  /// Sends the difference from the last elements, and the notifications that the app posted.
  func sendElements(_ nodes: [AccessibilityNode], _ posts: [AccessibilityCenter.Post]) {
    guard isOpen, let text = elementEncoder.encode(nodes, posts) else { return }
    send(.text(text))
  }

  /// Sends the sounds that are playing now to a new page.
  func sendSounds(_ voices: [AudioVoice], at now: TimeInterval) {
    guard isOpen, let data = soundEncoder.restart(voices, at: now) else { return }
    send(.sound(data))
  }

  /// Sends changes of sounds. They don't wait for pictures.
  func sendSounds(_ events: [AudioEvent], at now: TimeInterval) {
    guard isOpen, let data = soundEncoder.encode(events, at: now) else { return }
    send(.sound(data))
  }

  /// Sends a file or a recording request of the application.
  func handOver(_ message: HandoverMessage) {
    guard isOpen, let data = try? JSONEncoder().encode(message) else { return }
    send(.text(String(decoding: data, as: UTF8.self)))
  }

  /// Sends the reason to the page and ends the connection.
  package func close(code: UInt16, reason: String) {
    guard state != .closed else { return }
    state = .closed
    send(.close(code: code, reason: reason))
    delegate?.connectionDidClose(self)
  }

  /// Handles the loss of the socket.
  package func didDisconnect() {
    guard state != .closed else { return }
    state = .closed
    delegate?.connectionDidClose(self)
  }
}

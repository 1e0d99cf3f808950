import CoreGraphics
import OozeKernel
import Testing

@testable import StageBrowser

@Suite struct ClientMessageTests {
  static let viewport = ClientMessage.Viewport(
    size: CGSize(width: 1280, height: 800.5), pixelRatio: 2)

  static let messages: [ClientMessage] =
    [
      .hello(
        version: ClientMessage.version, token: "0123456789abcdef0123456789abcdef",
        viewport: viewport),
      .acknowledge(frame: 0, milliseconds: 0),
      .acknowledge(frame: .max, milliseconds: 123_456.789),
      .wheel(
        ClientMessage.Wheel(
          location: CGPoint(x: 3, y: 4.5), delta: CGVector(dx: 0, dy: -120), milliseconds: 7)),
      .wheel(
        ClientMessage.Wheel(
          location: CGPoint(x: 3, y: 4.5), delta: CGVector(dx: -1.5, dy: 2.25), isContinuous: true,
          milliseconds: 7)),
      .key(
        ClientMessage.Key(isDown: true, modifiers: [.shift, .command], key: "é", code: "KeyE")),
      .key(ClientMessage.Key(isDown: false, modifiers: [], key: "", code: "")),
      .resize(viewport),
      .hover(ClientMessage.Hover(location: CGPoint(x: 12.5, y: -3), milliseconds: 8)),
      .hover(ClientMessage.Hover(location: nil, milliseconds: 0)),
    ]
    + ClientMessage.Pointer.Phase.allCases.map {
      .pointer(
        ClientMessage.Pointer(
          phase: $0, identifier: 4_294_967_295, location: CGPoint(x: -5.25, y: 99_999),
          milliseconds: 16.5))
    }
    + [
      .activate, .increment, .decrement, .escape, .focus, .scroll(.right), .scroll(.previous),
      .custom(0), .custom(255),
    ].map { .element(ClientMessage.Element(request: $0, number: 4_294_967_295)) }
    + ClientMessage.Setting.Name.allCases.map {
      .setting(ClientMessage.Setting(name: $0, value: "iphone-14-pro"))
    }
    + ClientMessage.Text.Purpose.allCases.map {
      .text(ClientMessage.Text(purpose: $0, isLast: true, selection: 1..<3, piece: "日本é"))
    } + [
      .text(
        ClientMessage.Text(
          purpose: .paste, isLast: false, selection: 65_536..<131_072,
          piece: String(repeating: "x", count: 384)))
    ]

  @Test(arguments: messages) func comesBackAsItWas(message: ClientMessage) throws {
    #expect(try ClientMessage(decoding: message.encoded()) == message)
  }

  @Test(arguments: messages) func everyPrefixIsRefused(message: ClientMessage) {
    let bytes = message.encoded()
    for length in 0..<bytes.count {
      #expect(throws: ClientMessageError.self) {
        try ClientMessage(decoding: bytes.prefix(length))
      }
    }
  }

  @Test(arguments: messages) func aByteTooManyIsRefused(message: ClientMessage) {
    #expect(throws: ClientMessageError.trailingBytes(1)) {
      try ClientMessage(decoding: message.encoded() + [0])
    }
  }

  /// Sets every byte of every message to every value: the result is a message or a typed error, never a crash.
  @Test(arguments: messages) func anyChangedByteIsReadOrRefused(message: ClientMessage) {
    var bytes = Array(message.encoded())
    for index in bytes.indices {
      let original = bytes[index]
      for value in UInt8.min ... .max {
        bytes[index] = value
        expectOrderly(bytes)
      }
      bytes[index] = original
    }
  }

  @Test(arguments: [11, 12, 13] as [UInt64]) func noiseIsReadOrRefused(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<5000 {
      let length = Int.random(in: 0...600, using: &generator)
      var bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      // Half of them begin like a message.
      if length > 0, Bool.random(using: &generator) {
        bytes[0] = UInt8.random(in: 1...16, using: &generator)
      }
      expectOrderly(bytes)
    }
  }

  /// Checks that an accepted message is in range and stays the same when it is encoded again.
  private func expectOrderly(_ bytes: [UInt8]) {
    guard let message = try? ClientMessage(decoding: bytes) else { return }
    switch message {
    case .pointer(let pointer):
      #expect(abs(pointer.location.x) <= 100_000 && abs(pointer.location.y) <= 100_000)
      #expect(pointer.milliseconds >= 0 && pointer.milliseconds < 1e12)
    case .wheel(let wheel):
      #expect(abs(wheel.delta.dx) <= 10_000 && abs(wheel.delta.dy) <= 10_000)
    case .hover(let hover):
      #expect(hover.milliseconds >= 0 && hover.milliseconds < 1e12)
      if let location = hover.location {
        #expect(abs(location.x) <= 100_000 && abs(location.y) <= 100_000)
      }
    case .resize(let viewport), .hello(_, _, let viewport):
      #expect(viewport.size.width >= 1 && viewport.size.height <= 16_384)
    case .text(let text):
      #expect(text.piece.utf8.count <= 384 && text.selection.upperBound <= 131_072)
    case .acknowledge, .key, .setting, .element: break
    }
    #expect((try? ClientMessage(decoding: message.encoded())) == message)
  }

  @Test func hostileNumbersAreNamed() {
    func error(_ bytes: [UInt8]) -> ClientMessageError? {
      do {
        _ = try ClientMessage(decoding: bytes)
        return nil
      } catch { return error }
    }
    #expect(error([]) == .empty)
    #expect(error([0]) == .unknownKind(0))
    #expect(error([200, 1]) == .unknownKind(200))
    #expect(error(Array(repeating: 1, count: 513)) == .tooLong(bytes: 513))
    #expect(error([1, 9]) == .unsupportedVersion(9))
    #expect(error([2] + Array(repeating: 0xFF, count: 10)) == .numberTooLarge(at: 0))
    #expect(
      error([4] + Array(repeating: 0, count: 16) + [2]) == .unknownValue("wheel"))
    #expect(error([7, 6, 0]) == .unknownValue("setting"))
    #expect(error([7, 0, 65]) == .stringTooLong(at: 1))
    #expect(error([7, 0, 1, 0xFF]) == .invalidText(at: 1))
    #expect(error([8, 4]) == .unknownValue("purpose of a text"))
    #expect(error([8, 0, 2]) == .unknownValue("end of a text"))
    #expect(error([8, 0, 1, 0x81, 0x80, 4, 0, 0]) == .numberOutOfRange("selection"))
    #expect(error([8, 0, 1, 0, 0, 0x81, 3]) == .stringTooLong(at: 4))
    // A pointer at (NaN, 0).
    #expect(error([3, 0, 1, 0, 0, 0xC0, 0x7F]) == .numberOutOfRange("location"))
  }
}

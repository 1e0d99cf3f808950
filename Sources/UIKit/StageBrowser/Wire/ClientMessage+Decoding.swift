import CoreGraphics
import Stage

extension ClientMessage {
  /// The version of both directions of the protocol. A page with another version is asked to reload.
  package static let version: UInt8 = 3

  /// The maximum length of a message, far above the page's.
  package static let maximumLength = 512

  enum Kind: UInt8, CaseIterable {
    case hello = 1
    case acknowledge, pointer, wheel, key, resize, setting, text
    case hover = 9
    case element = 16
  }

  /// Decodes exactly one message. Any bytes result in a message or a typed error.
  package init(decoding bytes: some Collection<UInt8>) throws(ClientMessageError) {
    guard bytes.count <= Self.maximumLength else { throw .tooLong(bytes: bytes.count) }
    guard let first = bytes.first else { throw .empty }
    guard let kind = Kind(rawValue: first) else { throw .unknownKind(first) }
    var reader = ByteReader(bytes.dropFirst())
    self = try Self.decode(kind, from: &reader)
    guard reader.remaining == 0 else { throw .trailingBytes(reader.remaining) }
  }

  private static func decode(
    _ kind: Kind, from reader: inout ByteReader
  ) throws(ClientMessageError) -> ClientMessage {
    switch kind {
    case .hello:
      let version = try reader.byte()
      guard version == Self.version else { throw .unsupportedVersion(version) }
      let token = try reader.string(maximumLength: 64)
      return .hello(version: version, token: token, viewport: try reader.viewport())
    case .acknowledge:
      let frame = try reader.varint()
      return .acknowledge(frame: frame, milliseconds: try reader.milliseconds())
    case .pointer:
      guard let phase = Pointer.Phase(rawValue: try reader.byte()) else {
        throw .unknownValue("pointer phase")
      }
      let identifier = try reader.varint()
      guard let identifier = UInt32(exactly: identifier) else {
        throw .numberOutOfRange("pointer identifier")
      }
      let location = try reader.location()
      return .pointer(
        Pointer(
          phase: phase, identifier: identifier, location: location,
          milliseconds: try reader.milliseconds()))
    case .wheel:
      let location = try reader.location()
      let dx = try reader.number("wheel distance", in: -10_000...10_000)
      let dy = try reader.number("wheel distance", in: -10_000...10_000)
      return .wheel(
        Wheel(
          location: location, delta: CGVector(dx: dx, dy: dy),
          isContinuous: try reader.flag("wheel"), milliseconds: try reader.milliseconds()))
    case .hover:
      let location = try reader.flag("hover") ? nil : try reader.location()
      return .hover(Hover(location: location, milliseconds: try reader.milliseconds()))
    case .key:
      let isDown = try reader.flag("key state")
      let modifiers = try reader.byte()
      guard modifiers < 16 else { throw .unknownValue("modifier") }
      let key = try reader.string(maximumLength: 32)
      return .key(
        Key(
          isDown: isDown, modifiers: Modifiers(rawValue: modifiers), key: key,
          code: try reader.string(maximumLength: 32)))
    case .resize:
      return .resize(try reader.viewport())
    case .setting:
      guard let name = Setting.Name(rawValue: try reader.byte()) else {
        throw .unknownValue("setting")
      }
      return .setting(Setting(name: name, value: try reader.string(maximumLength: 64)))
    case .text:
      guard let purpose = Text.Purpose(rawValue: try reader.byte()) else {
        throw .unknownValue("purpose of a text")
      }
      let isLast = try reader.flag("end of a text")
      let start = try reader.varint()
      let count = try reader.varint()
      guard start <= UInt64(Text.limit), count <= UInt64(Text.limit) else {
        throw .numberOutOfRange("selection")
      }
      return .text(
        Text(
          purpose: purpose, isLast: isLast, selection: Int(start)..<Int(start + count),
          piece: try reader.string(maximumLength: Text.maximumPieceBytes)))
    case .element:
      let code = try reader.byte()
      let argument = try reader.byte()
      guard let request = AccessibilityCenter.Request(code: code, argument: argument) else {
        throw .unknownValue("request")
      }
      guard let number = UInt32(exactly: try reader.varint()) else {
        throw .numberOutOfRange("element")
      }
      return .element(Element(request: request, number: number))
    }
  }
}

extension ByteReader {
  fileprivate mutating func flag(_ name: String) throws(ClientMessageError) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw .unknownValue(name) }
    return value == 1
  }

  fileprivate mutating func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(ClientMessageError) -> Double {
    let value = Double(try float32())
    // A NaN is not in any range.
    guard range.contains(value) else { throw .numberOutOfRange(name) }
    return value
  }

  fileprivate mutating func location() throws(ClientMessageError) -> CGPoint {
    let x = try number("location", in: -100_000...100_000)
    return CGPoint(x: x, y: try number("location", in: -100_000...100_000))
  }

  fileprivate mutating func milliseconds() throws(ClientMessageError) -> Double {
    let value = try float64()
    guard value >= 0, value < 1e12 else { throw .numberOutOfRange("time") }
    return value
  }

  fileprivate mutating func viewport() throws(ClientMessageError) -> ClientMessage.Viewport {
    let width = try number("width", in: 1...16_384)
    let height = try number("height", in: 1...16_384)
    let pixelRatio = try number("pixel ratio", in: 0.25...16)
    let top = try number("safe area", in: 0...1024)
    let left = try number("safe area", in: 0...1024)
    let bottom = try number("safe area", in: 0...1024)
    let right = try number("safe area", in: 0...1024)
    return ClientMessage.Viewport(
      size: CGSize(width: width, height: height), pixelRatio: pixelRatio,
      safeArea: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}

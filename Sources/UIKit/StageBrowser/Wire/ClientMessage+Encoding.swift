import Foundation
import Stage

extension ClientMessage {
  /// Returns the bytes as the page writes them, for tests and other clients.
  package func encoded() -> Data {
    var writer = ByteWriter()
    switch self {
    case .hello(let version, let token, let viewport):
      writer.byte(Kind.hello.rawValue)
      writer.byte(version)
      writer.string(token)
      writer.viewport(viewport)
    case .acknowledge(let frame, let milliseconds):
      writer.byte(Kind.acknowledge.rawValue)
      writer.varint(frame)
      writer.float64(milliseconds)
    case .pointer(let pointer):
      writer.byte(Kind.pointer.rawValue)
      writer.byte(pointer.phase.rawValue)
      writer.varint(pointer.identifier)
      writer.location(pointer.location)
      writer.float64(pointer.milliseconds)
    case .wheel(let wheel):
      writer.byte(Kind.wheel.rawValue)
      writer.location(wheel.location)
      writer.float32(wheel.delta.dx)
      writer.float32(wheel.delta.dy)
      writer.byte(wheel.isContinuous ? 1 : 0)
      writer.float64(wheel.milliseconds)
    case .hover(let hover):
      writer.byte(Kind.hover.rawValue)
      writer.byte(hover.location == nil ? 1 : 0)
      if let location = hover.location { writer.location(location) }
      writer.float64(hover.milliseconds)
    case .key(let key):
      writer.byte(Kind.key.rawValue)
      writer.byte(key.isDown ? 1 : 0)
      writer.byte(key.modifiers.rawValue)
      writer.string(key.key)
      writer.string(key.code)
    case .resize(let viewport):
      writer.byte(Kind.resize.rawValue)
      writer.viewport(viewport)
    case .setting(let setting):
      writer.byte(Kind.setting.rawValue)
      writer.byte(setting.name.rawValue)
      writer.string(setting.value)
    case .text(let text):
      writer.byte(Kind.text.rawValue)
      writer.byte(text.purpose.rawValue)
      writer.byte(text.isLast ? 1 : 0)
      writer.varint(UInt64(text.selection.lowerBound))
      writer.varint(UInt64(text.selection.count))
      writer.string(text.piece)
    case .element(let element):
      writer.byte(Kind.element.rawValue)
      let (code, argument) = element.request.code
      writer.byte(code)
      writer.byte(argument)
      writer.varint(element.number)
    }
    return writer.data
  }
}

extension ByteWriter {
  fileprivate mutating func location(_ location: CGPoint) {
    float32(location.x)
    float32(location.y)
  }

  fileprivate mutating func viewport(_ viewport: ClientMessage.Viewport) {
    float32(viewport.size.width)
    float32(viewport.size.height)
    float32(viewport.pixelRatio)
    for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
      float32(viewport.safeArea[keyPath: edge])
    }
  }
}

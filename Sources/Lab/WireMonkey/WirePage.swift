import CoreGraphics
import Foundation
import QuartzCore
import StageBrowser

/// A page in Swift, which applies the server's frames as `Web/layers.js` does. Its layers must equal those that
/// `WireLayer.init(expecting:)` makes from the tree that was sent.
package struct WirePage {
  package var layers: [UInt32: WireLayer] = [:]
  package var images: [UInt64: WireImage] = [:]
  package var size = CGSize.zero
  package var scale: Float = 1
  package var root: UInt32 = 0

  package init() {}

  package struct WireImage: Equatable {
    package var width: Int
    package var height: Int
    /// The pixels, premultiplied 0xAARRGGBB.
    package var pixels: [UInt32]
  }

  /// Applies one frame and returns its number. Throws if the frame is invalid.
  package mutating func apply(_ data: Data) throws -> UInt64 {
    var reader = ByteReader(data)
    guard try reader.byte() == 1 else { throw WireError.wrongKind }
    let frame = try reader.varint()
    let flags = try reader.byte()
    if flags & 1 != 0 {
      layers = [:]
      images = [:]
    }
    if flags & 2 != 0 {
      size = CGSize(width: try reader.coordinate(), height: try reader.coordinate())
      scale = try reader.float32()
    }
    root = UInt32(try reader.varint())
    for _ in 0..<(try reader.varint()) {
      let serial = try reader.varint()
      images[serial] = try reader.image()
    }
    for _ in 0..<(try reader.varint()) {
      let id = UInt32(try reader.varint())
      var layer = layers[id] ?? WireLayer()
      let fields = LayerFields(rawValue: UInt32(try reader.varint()))
      for field in LayerField.allCases where fields.contains(LayerFields(field)) {
        try reader.read(field, into: &layer)
      }
      layers[id] = layer
    }
    for _ in 0..<(try reader.varint()) {
      let id = UInt32(try reader.varint())
      guard layers.removeValue(forKey: id) != nil else { throw WireError.unknownLayer(id) }
    }
    for _ in 0..<(try reader.varint()) {
      let serial = try reader.varint()
      guard images.removeValue(forKey: serial) != nil else {
        throw WireError.unknownImage(serial)
      }
    }
    guard reader.remaining == 0 else { throw WireError.trailingBytes(reader.remaining) }
    return frame
  }

  package enum WireError: Error {
    case wrongKind
    case unknownLayer(UInt32)
    case unknownImage(UInt64)
    case trailingBytes(Int)
    case wrongPixelCount(Int)
    case unknownValue(UInt8)
  }
}

/// A layer in the page protocol: numbers in protocol units, colours in bytes.
package struct WireLayer: Equatable {
  package var boundsOrigin: [Int64] = [0, 0]
  package var boundsSize: [Int64] = [0, 0]
  package var position: [Int64] = [0, 0]
  package var children: [UInt32] = []
  package var opacity: Float = 1
  package var flags = LayerFlags(LayerProperties()).rawValue
  package var contents: UInt64 = 0
  package var backgroundColor: [UInt8]?
  /// The transform: sixteen numbers, row by row.
  package var transform = Self.identity
  package var sublayerTransform = Self.identity
  package var anchor: [Float] = [0.5, 0.5, 0]
  package var cornerRadius: Int64 = 0
  package var borderWidth: Int64 = 0
  package var borderColor: [UInt8]?
  package var gravity: UInt8 = 9
  package var contentsRect: [Float] = [0, 0, 1, 1]
  package var contentsCenter: [Float] = [0, 0, 1, 1]
  package var contentsScale: Float = 1
  /// The bytes of the parts that are compared as a whole.
  package var shadow: [UInt8] = [0]
  package var content: [UInt8] = [0]
  package var backdrop: [UInt8] = [0]
  package var pattern: [UInt8] = [0]
  package var mask: UInt32?
  package var z: Float = 0

  package static let identity: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
}

extension ByteReader {
  mutating func coordinateUnits() throws -> Int64 {
    let value = try varint()
    return Int64(bitPattern: value >> 1) ^ -Int64(value & 1)
  }

  mutating func coordinate() throws -> CGFloat {
    CGFloat(try coordinateUnits()) / 768
  }

  mutating func units(_ count: Int) throws -> [Int64] {
    try (0..<count).map { _ in try coordinateUnits() }
  }

  mutating func floats(_ count: Int) throws -> [Float] {
    try (0..<count).map { _ in try float32() }
  }

  mutating func image() throws -> WirePage.WireImage {
    let width = Int(try varint())
    let height = Int(try varint())
    let encoding = try byte()
    var bytes = ByteReader(try take(Int(try varint())))
    var pixels: [UInt32] = []
    while bytes.remaining > 0 {
      if encoding == 0 {
        pixels.append(try bytes.float32().bitPattern)
        continue
      }
      let header = try bytes.varint()
      if header & 1 == 1 {
        let pixel = try bytes.float32().bitPattern
        pixels += Array(repeating: pixel, count: Int(header >> 1))
      } else {
        for _ in 0..<(header >> 1) { pixels.append(try bytes.float32().bitPattern) }
      }
    }
    guard pixels.count == width * height else {
      throw WirePage.WireError.wrongPixelCount(pixels.count)
    }
    return WirePage.WireImage(width: width, height: height, pixels: pixels)
  }

  mutating func color() throws -> [UInt8] { Array(try take(4)) }

  mutating func optionalColor() throws -> [UInt8]? {
    try byte() == 0 ? nil : try color()
  }

  // Bytes that are skipped aren't copied into an array: Swift 6.3's optimizer frees an unused array before it
  // copies the slice into it.

  private mutating func skipColor() throws { _ = try take(4) }

  private mutating func skipOptionalColor() throws {
    if try byte() != 0 { try skipColor() }
  }

  mutating func transform() throws -> [Float] {
    switch try byte() {
    case 0: return WireLayer.identity
    case 1:
      let v = try floats(6)
      return [v[0], v[1], 0, 0, v[2], v[3], 0, 0, 0, 0, 1, 0, v[4], v[5], 0, 1]
    case 3:
      let v = try floats(2)
      return [v[0], v[1], 0, 0, -v[1], v[0], 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    case 4:
      let v = try floats(4)
      return [v[0], v[1], 0, 0, v[2], v[3], 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    default: return try floats(16)
    }
  }

  mutating func skipPath() throws {
    for _ in 0..<(try varint()) {
      let kind = try byte()
      guard kind < 5 else { throw WirePage.WireError.unknownValue(kind) }
      _ = try floats([2, 2, 4, 6, 0][Int(kind)])
    }
  }

  /// Returns the bytes that `read` reads.
  mutating func bytes(_ read: (inout ByteReader) throws -> Void) throws -> [UInt8] {
    var ahead = self
    try read(&ahead)
    return Array(try take(ahead.position - position))
  }

  mutating func read(_ field: LayerField, into layer: inout WireLayer) throws {
    switch field {
    case .boundsOrigin: layer.boundsOrigin = try units(2)
    case .boundsSize: layer.boundsSize = try units(2)
    case .position: layer.position = try units(2)
    case .children:
      layer.children = []
      for _ in 0..<(try varint()) { layer.children.append(UInt32(try varint())) }
    case .opacity: layer.opacity = try float32()
    case .flags: layer.flags = UInt32(try varint())
    case .contents: layer.contents = try varint()
    case .backgroundColor: layer.backgroundColor = try optionalColor()
    case .transform: layer.transform = try transform()
    case .sublayerTransform: layer.sublayerTransform = try transform()
    case .anchorPoint: layer.anchor = try floats(3)
    case .cornerRadius: layer.cornerRadius = try coordinateUnits()
    case .border:
      layer.borderWidth = try coordinateUnits()
      layer.borderColor = try optionalColor()
    case .contentsGravity: layer.gravity = try byte()
    case .contentsRect: layer.contentsRect = try floats(4)
    case .contentsCenter: layer.contentsCenter = try floats(4)
    case .contentsScale: layer.contentsScale = try float32()
    case .shadow:
      layer.shadow = try bytes { reader in
        guard try reader.byte() == 1 else { return }
        try reader.skipColor()
        _ = try reader.float32()
        _ = try reader.units(3)
        if try reader.byte() == 1 { try reader.skipPath() }
      }
    case .content: layer.content = try bytes { try $0.skipContent() }
    case .backdrop:
      layer.backdrop = try bytes { reader in
        guard try reader.byte() == 1 else { return }
        _ = try reader.units(1)
        _ = try reader.float32()
        try reader.skipColor()
      }
    case .mask: layer.mask = try byte() == 0 ? nil : UInt32(try varint())
    case .zPosition: layer.z = try float32()
    case .backgroundPattern:
      layer.pattern = try bytes { reader in
        guard try reader.byte() == 1 else { return }
        _ = try reader.varint()
        _ = try reader.floats(7)
      }
    }
  }

  private mutating func skipContent() throws {
    switch try byte() {
    case 0: return
    case 1:
      if try byte() == 1 { try skipPath() }
      try skipOptionalColor()
      _ = try byte()
      try skipOptionalColor()
      _ = try floats(4)
      _ = try take(2)
      _ = try float32()
      _ = try floats(Int(try varint()))
    default:
      _ = try byte()
      for _ in 0..<(try varint()) { try skipColor() }
      if try byte() == 1 { _ = try floats(Int(try varint())) }
      _ = try floats(4)
    }
  }
}

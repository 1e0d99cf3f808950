import CoreGraphics
import QuartzCore
import StageBrowser

extension WirePage {
  /// Returns the layers that the page must have after `tree`.
  package static func layers(expecting tree: LayerTree) -> [UInt32: WireLayer] {
    var layers: [UInt32: WireLayer] = [:]
    func visit(_ node: LayerNode) {
      layers[node.id] = WireLayer(expecting: node)
      node.children.forEach(visit)
      node.mask.map(visit)
    }
    visit(tree.root)
    return layers
  }
}

extension WireLayer {
  package init(expecting node: LayerNode) {
    let layer = node.properties
    func units(_ values: CGFloat...) -> [Int64] { values.map { ByteWriter.units($0) } }
    func bytes(_ field: LayerField) -> [UInt8] {
      var writer = ByteWriter()
      writer.write(field, of: node)
      return writer.takeBytes()
    }
    boundsOrigin = units(layer.bounds.origin.x, layer.bounds.origin.y)
    boundsSize = units(layer.bounds.size.width, layer.bounds.size.height)
    position = units(layer.position.x, layer.position.y)
    children = node.children.map(\.id)
    opacity = layer.opacity
    flags = LayerFlags(layer).rawValue
    contents = layer.contents?.serial ?? 0
    backgroundColor = layer.backgroundColor.map(Self.bytes)
    transform = Self.numbers(layer.transform)
    sublayerTransform = Self.numbers(layer.sublayerTransform)
    anchor = [layer.anchorPoint.x, layer.anchorPoint.y, layer.anchorPointZ].map { Float($0) }
    cornerRadius = units(layer.cornerRadius)[0]
    if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
      borderWidth = units(layer.borderWidth)[0]
      borderColor = Self.bytes(color)
    }
    gravity = UInt8(CALayerContentsGravity.wireOrder.firstIndex(of: layer.contentsGravity)!)
    contentsRect = Self.numbers(layer.contentsRect)
    contentsCenter = Self.numbers(layer.contentsCenter)
    contentsScale = Float(layer.contentsScale)
    shadow = bytes(.shadow)
    content = bytes(.content)
    backdrop = bytes(.backdrop)
    pattern = bytes(.backgroundPattern)
    mask = node.mask?.id
    z = Float(layer.zPosition)
  }

  private static func bytes(_ color: RGBA) -> [UInt8] {
    [color.red, color.green, color.blue, color.alpha].map {
      UInt8(($0.clamped(to: 0...1) * 255).rounded())
    }
  }

  private static func numbers(_ rect: CGRect) -> [Float] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Float($0) }
  }

  private static func numbers(_ t: CATransform3D) -> [Float] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map { Float($0) }
  }
}

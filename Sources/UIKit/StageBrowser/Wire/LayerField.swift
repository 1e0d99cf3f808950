import QuartzCore

/// The fields of a layer in a message. A node's entry begins with a bit mask of its fields, and the fields follow
/// in this order. The fields that change while scrolling need only one byte of the mask.
package enum LayerField: UInt32, CaseIterable, Sendable {
  case boundsOrigin, boundsSize, position, children, opacity, flags, contents
  case backgroundColor, transform, sublayerTransform, anchorPoint, cornerRadius, border
  case contentsGravity, contentsRect, contentsCenter, contentsScale
  case shadow, content, backdrop, mask, zPosition, backgroundPattern

  package var bit: UInt32 { 1 << rawValue }
}

/// A set of ``LayerField``s.
package struct LayerFields: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(_ field: LayerField) {
    rawValue = field.bit
  }

  /// All bits that have a meaning.
  package static let all = LayerFields(rawValue: 1 << UInt32(LayerField.allCases.count) - 1)

  /// Creates the set of fields that differ between two layers, except for children and mask.
  package init(from old: LayerProperties, to new: LayerProperties) {
    self = []
    compare(.boundsOrigin, old.bounds.origin != new.bounds.origin)
    compare(.boundsSize, old.bounds.size != new.bounds.size)
    compare(.position, old.position != new.position)
    compare(.opacity, old.opacity != new.opacity)
    compare(
      .flags,
      old.isHidden != new.isHidden || old.masksToBounds != new.masksToBounds
        || old.allowsGroupOpacity != new.allowsGroupOpacity)
    compare(.contents, old.contents?.serial != new.contents?.serial)
    compare(.backgroundColor, old.backgroundColor != new.backgroundColor)
    compare(.transform, old.transform != new.transform)
    compare(.anchorPoint, old.anchorPoint != new.anchorPoint)
    compare(.cornerRadius, old.cornerRadius != new.cornerRadius)
    compare(.contentsScale, old.contentsScale != new.contentsScale)
    compare(.zPosition, old.zPosition != new.zPosition)
    if !old.sharesUncommonValues(with: new) { compareUncommon(old, new) }
  }

  private mutating func compareUncommon(_ old: LayerProperties, _ new: LayerProperties) {
    compare(.flags, LayerFlags(old) != LayerFlags(new))
    compare(.sublayerTransform, old.sublayerTransform != new.sublayerTransform)
    compare(.anchorPoint, old.anchorPointZ != new.anchorPointZ)
    compare(.border, old.border != new.border)
    compare(.contentsGravity, old.contentsGravity != new.contentsGravity)
    compare(.contentsRect, old.contentsRect != new.contentsRect)
    compare(.contentsCenter, old.contentsCenter != new.contentsCenter)
    compare(.shadow, old.shadow != new.shadow)
    compare(.content, old.content != new.content)
    compare(.backdrop, old.backdrop != new.backdrop)
    compare(.backgroundPattern, old.backgroundPattern != new.backgroundPattern)
  }

  private mutating func compare(_ field: LayerField, _ differs: Bool) {
    if differs { insert(LayerFields(field)) }
  }
}

extension LayerFields {
  /// Calls `body` with each field in the order in which they are written.
  package func forEach(_ body: (LayerField) -> Void) {
    var rest = rawValue
    while rest != 0 {
      if let field = LayerField(rawValue: UInt32(rest.trailingZeroBitCount)) { body(field) }
      rest &= rest - 1
    }
  }
}

/// The Boolean properties of a layer in one number.
package struct LayerFlags: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let hidden = LayerFlags(rawValue: 1)
  package static let masksToBounds = LayerFlags(rawValue: 1 << 1)
  package static let doubleSided = LayerFlags(rawValue: 1 << 2)
  package static let geometryFlipped = LayerFlags(rawValue: 1 << 3)
  static let continuousCorners = LayerFlags(rawValue: 1 << 4)
  static let groupOpacity = LayerFlags(rawValue: 1 << 5)
  static let nearestMagnification = LayerFlags(rawValue: 1 << 6)
  static let nearestMinification = LayerFlags(rawValue: 1 << 7)
  /// The position of the four bits of `CACornerMask` for the rounded corners.
  static let cornersShift: UInt32 = 8
  package static let addsLight = LayerFlags(rawValue: 1 << 12)

  package init(_ layer: LayerProperties) {
    var flags: LayerFlags = []
    if layer.isHidden { flags.insert(.hidden) }
    if layer.masksToBounds { flags.insert(.masksToBounds) }
    if layer.isDoubleSided { flags.insert(.doubleSided) }
    if layer.isGeometryFlipped { flags.insert(.geometryFlipped) }
    if layer.cornerCurve == .continuous { flags.insert(.continuousCorners) }
    if layer.allowsGroupOpacity { flags.insert(.groupOpacity) }
    if layer.magnificationFilter == .nearest { flags.insert(.nearestMagnification) }
    if layer.minificationFilter == .nearest { flags.insert(.nearestMinification) }
    if layer.addsLight { flags.insert(.addsLight) }
    let corners = UInt32(layer.maskedCorners.rawValue & 15) << Self.cornersShift
    self.init(rawValue: flags.rawValue | corners)
  }
}

/// The visible part of a layer's border: nothing if the width is 0, whatever its colour.
struct LayerBorder: Equatable {
  var width: CGFloat
  var color: RGBA?
}

extension LayerProperties {
  var border: LayerBorder {
    guard self.borderWidth > 0, let color = self.borderColor, color.alpha > 0 else {
      return LayerBorder(width: 0, color: nil)
    }
    return LayerBorder(width: self.borderWidth, color: color)
  }
}

/// The shape at the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  case butt
  /// A half circle with the line's width.
  case round
  /// A half square with the line's width.
  case square
}

/// The shape of the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// The interpolation for scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Interpolation between four pixels.
  case low = 2
  case high = 3
  case medium = 4
}

/// The combination of the drawn content (source) with the existing content (destination).
public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

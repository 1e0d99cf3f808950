/// The end of an open line.
public enum CGLineCap: Int32, Sendable {
  case butt
  /// Half a circle of the line's width.
  case round
  /// Half a square of the line's width.
  case square
}

/// The corner between two lines.
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

/// How a scaled image's pixels are found.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between four pixels.
  case low = 2
  case high = 3
  case medium = 4
}

/// How what is drawn (source) and what is there (destination) become one.
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

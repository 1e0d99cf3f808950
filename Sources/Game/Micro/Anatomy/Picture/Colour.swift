/// A colour of a picture in sRGB, with components in 0 … 1.
public struct Colour: Hashable, Sendable {
  /// The red component, 0 … 1.
  public var red: Float
  /// The green component, 0 … 1.
  public var green: Float
  /// The blue component, 0 … 1.
  public var blue: Float
  /// The opacity, 0 … 1.
  public var opacity: Float

  /// Creates a colour from its components.
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from 0xRRGGBB.
  public init(_ hex: UInt32, opacity: Float = 1) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255,
      blue: Float(hex & 0xFF) / 255, opacity: opacity)
  }

  /// Creates a skin's colour from a hue, 0 … 1 once around the colour circle from red. It is bright and half saturated.
  public init(hue: Float, opacity: Float = 1) {
    // The three components are the same trapezoid, a third of the circle apart.
    func part(_ offset: Float) -> Float {
      let place = (hue + offset) * 6
      let turned = place - 6 * Float(Int(place / 6))
      let ramp = turned < 3 ? turned - 1 : 5 - turned
      return 0.45 + 0.5 * min(max(ramp, 0), 1)
    }
    self.init(red: part(1 / 2), green: part(1 / 6), blue: part(5 / 6), opacity: opacity)
  }

  /// Returns the same colour with another opacity.
  public func with(opacity: Float) -> Colour {
    Colour(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Deep water, the background of creatures.
  public static let water = Colour(0x0B2A33)
}

extension LinkType {
  /// The colour in which a cell of this type is drawn.
  public var colour: Colour {
    switch self {
    case .strut: Colour(0xD7E3E6)
    case .spring: Colour(0xC9D6A3)
    case .body: Colour(0x5FB3A1)
    case .fin: Colour(0x5BE7E7)
    case .muscle: Colour(0xE0665C)
    case .hingeMuscle: Colour(0xC86B66)
    case .tentacle: Colour(0xFF9EC4)
    case .nerve: Colour(0xFFF3B0)
    }
  }
}

extension CellType {
  /// The colour in which a link of this type is drawn.
  public var colour: Colour {
    switch self {
    case .nucleus: Colour(0xB388FF)
    case .body: Colour(0x5FB3A1)
    case .mouth: Colour(0xFF7A6B)
    case .spike: Colour(0xF4E9CD)
    case .eye: Colour(0x9BD1FF)
    case .nose: Colour(0xFFC46B)
    case .touch: Colour(0xFF9EC4)
    case .flagellum: Colour(0x5BE7E7)
    case .armour: Colour(0x8FA3AD)
    case .storage: Colour(0xFFE066)
    case .photocyte: Colour(0x7BD66B)
    case .toxinGland: Colour(0xC6FF4A)
    case .jet: Colour(0x4AA8FF)
    case .adhesive: Colour(0xFF6FB5)
    case .electrocyte: Colour(0xA7F3FF)
    case .pacemaker: Colour(0xFF5A5A)
    }
  }
}

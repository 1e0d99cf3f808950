import Micro

/// The colours of the second palette. Colours that differ also differ in lightness.
///
/// The sixteen cells go down from L* 96 to 46 in steps of 3⅓. Neighbours in lightness alternate between bluish and
/// yellowish, a contrast that nearly all eyes see.
@available(iOS 16, *)
extension CellType {
  var colourBlindColour: Colour {
    switch self {
    case .spike: Colour(0xFEF2DE)
    case .storage: Colour(0xFFE8B2)
    case .electrocyte: Colour(0xB8E8FA)
    case .toxinGland: Colour(0xE7DB3D)
    case .eye: Colour(0x92D6FD)
    case .nose: Colour(0xFCB856)
    case .touch: Colour(0xD1B2CC)
    case .flagellum: Colour(0x54BFE4)
    case .body: Colour(0x88B2A9)
    case .adhesive: Colour(0xE28B4B)
    case .photocyte: Colour(0x959E4A)
    case .mouth: Colour(0xE9673C)
    case .jet: Colour(0x048DD7)
    case .armour: Colour(0x72808A)
    case .nucleus: Colour(0x766BB8)
    case .pacemaker: Colour(0xBF4236)
    }
  }
}

@available(iOS 16, *)
extension LinkType {
  /// The colour of a link. Links are identified by their shape; a link that is similar to a cell has that cell's
  /// colour.
  var colourBlindColour: Colour {
    switch self {
    case .strut: Colour(0xD7E3E6)
    case .spring: Colour(0xE7DB3D)
    case .body: Colour(0x88B2A9)
    case .fin: Colour(0x54BFE4)
    case .muscle: Colour(0xE9673C)
    case .hingeMuscle: Colour(0xE28B4B)
    case .tentacle: Colour(0xD1B2CC)
    case .nerve: Colour(0xFFE8B2)
    }
  }
}

@available(iOS 16, *)
extension Colour {
  /// Creates a skin's colour from blue over grey to yellow and back, once around the colour circle, at the lightness of
  /// plain cells.
  init(colourBlindHue hue: Float) {
    let turn = hue - hue.rounded(.down)
    let share = turn < 0.5 ? 2 * turn : 2 - 2 * turn
    self = Colour(0x6FA8E8).mixed(with: Colour(0xC9A227), share)
  }
}

/// Where something lies, seen from a cell.
enum BearingText: String, TextKey {
  case ahead
  case aheadRight
  case right
  case behindRight
  case behind
  case behindLeft
  case left
  case aheadLeft

  init(_ bearing: FreePlace.Bearing) {
    self =
      switch bearing {
      case .ahead: .ahead
      case .aheadRight: .aheadRight
      case .right: .right
      case .behindRight: .behindRight
      case .behind: .behind
      case .behindLeft: .behindLeft
      case .left: .left
      case .aheadLeft: .aheadLeft
      }
  }

  var phrase: Phrase {
    switch self {
    case .ahead: Phrase("Ahead", "Vorn")
    case .aheadRight: Phrase("Ahead on the right", "Vorn rechts")
    case .right: Phrase("On the right", "Rechts")
    case .behindRight: Phrase("Behind on the right", "Hinten rechts")
    case .behind: Phrase("Behind", "Hinten")
    case .behindLeft: Phrase("Behind on the left", "Hinten links")
    case .left: Phrase("On the left", "Links")
    case .aheadLeft: Phrase("Ahead on the left", "Vorn links")
    }
  }
}

/// The direction of something, seen from a cell.
@available(iOS 16, *)
struct BearingText: CaseText {
  let subject: FreePlace.Bearing

  var phrase: Phrase {
    switch subject {
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

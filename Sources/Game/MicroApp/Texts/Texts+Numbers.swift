import Micro

@available(iOS 16, *)
extension Texts {
  func number(_ value: Float, decimals: Int = 0) -> String {
    number(Double(value), decimals: decimals)
  }

  /// A power: as many decimals as the smallest of the tables needs.
  func watts(_ value: Float) -> String {
    self[CatalogueText.watts, ["number": number(value, decimals: 3)]]
  }

  func joules(_ value: Float) -> String {
    self[CatalogueText.joules, ["number": number(value, decimals: 1)]]
  }

  /// The most important facts of a cell, in a line.
  func summary(of type: CellType) -> String {
    let traits = type.traits
    return self[
      CatalogueText.summary,
      [
        "points": counting(traits.cost, CommonText.points), "health": number(traits.health),
        "upkeep": number(traits.upkeep, decimals: 2),
      ]]
  }

  /// The most important facts of a link, in a line.
  func summary(of type: LinkType) -> String {
    let traits = type.traits
    return self[
      CatalogueText.linkSummary,
      [
        "points": counting(traits.cost, CommonText.points),
        "tears": number(traits.tearStrain * 100),
      ]]
  }

  /// A day, as people of the language write it.
  func date(_ day: Day) -> String {
    let months =
      switch language {
      case .english: Self.englishMonths
      case .german: Self.germanMonths
      }
    let month = months[min(max(day.month, 1), 12) - 1]
    switch language {
    case .english: return "\(day.day) \(month) \(day.year)"
    case .german: return "\(day.day). \(month) \(day.year)"
    }
  }

  /// A day where there is little room, as people of the language write it.
  func shortDate(_ day: Day) -> String {
    switch language {
    case .english:
      "\(day.day) \(Self.englishMonths[min(max(day.month, 1), 12) - 1].prefix(3)) \(day.year)"
    case .german: "\(day.day).\(day.month).\(day.year)"
    }
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
}

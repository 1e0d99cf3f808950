import Micro

@available(iOS 16, *)
extension Texts {
  func number(_ value: Float, decimals: Int = 0) -> String {
    number(Double(value), decimals: decimals)
  }

  /// Formats a power with as many decimals as the smallest one in the tables needs.
  func watts(_ value: Float) -> String {
    self[CatalogueText.watts, ["number": number(value, decimals: 3)]]
  }

  func joules(_ value: Float) -> String {
    self[CatalogueText.joules, ["number": number(value, decimals: 1)]]
  }

  /// Returns the most important facts of a cell, in a line.
  func summary(of type: CellType) -> String {
    let traits = type.traits
    return self[
      CatalogueText.summary,
      [
        "points": counting(traits.cost, CommonText.points), "health": number(traits.health),
        "upkeep": number(traits.upkeep, decimals: 2),
      ]]
  }

  /// Returns the most important facts of a link, in a line.
  func summary(of type: LinkType) -> String {
    let traits = type.traits
    return self[
      CatalogueText.linkSummary,
      [
        "points": counting(traits.cost, CommonText.points),
        "tears": number(traits.tearStrain * 100),
      ]]
  }

  /// Formats a day as usual in the language.
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

  /// Formats a day in a short form as usual in the language.
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

import Micro

/// The texts about what the opponents have learned since the last edit.
@available(iOS 16, *)
enum LearnedText: String, TextKey {
  case title, time, line, sameBody, sameCells, changedCells
  case speed, bites, deaths, speedValue, bitesValue, was, deathsValue, noDeaths
  case hurt, unhurt, unhurtAdvice, go, hold

  var phrase: Phrase {
    switch self {
    case .title: Phrase("They have learned", "Sie haben gelernt")
    case .time: Phrase("In the last {time}", "In den letzten {time}")
    case .line:
      Phrase("The {line} line, generation {generation}", "Linie {line}, Generation {generation}")
    case .sameBody: Phrase("The body is the same.", "Der Körper ist derselbe.")
    case .sameCells:
      Phrase(
        "The same cells, in another shape or with another brain.",
        "Dieselben Zellen, in anderer Form oder mit anderem Gehirn.")
    case .changedCells:
      Phrase(
        "New cells: {new}. Lost cells: {lost}.", "Neue Zellen: {new}. Verlorene Zellen: {lost}.")
    case .speed: Phrase("Speed", "Tempo")
    case .bites: Phrase("Bitten off others", "Abgebissen")
    case .deaths: Phrase("Deaths", "Tode")
    case .speedValue: Phrase("{number}\u{A0}lengths/\u{2060}s", "{number}\u{A0}Längen/\u{2060}s")
    case .bitesValue: Phrase("{number}\u{A0}J/\u{2060}min each", "je {number}\u{A0}J/\u{2060}min")
    case .was: Phrase("{now} (was {before})", "{now} (vorher {before})")
    case .deathsValue: Phrase("{cause}: {count} of {all}", "{cause}: {count} von {all}")
    case .noDeaths: Phrase("none", "keine")
    case .hurt:
      Phrase(
        "The {line} line hurt you most: it took {health} health, mostly {how}.",
        "Am meisten hat dich die Linie {line} verletzt: {health} Gesundheit, vor allem {how}.")
    case .unhurt: Phrase("Nothing has wounded you.", "Nichts hat dich verletzt.")
    case .unhurtAdvice:
      Phrase(
        "This is the time for a mouth, a store or more speed.",
        "Das ist die Zeit für ein Maul, einen Speicher oder mehr Tempo.")
    case .go: Phrase("Change your body", "Körper umbauen")
    case .hold: Phrase("Hold to keep reading.", "Halten, um weiterzulesen.")
    }
  }
}

/// The way in which a line wounds, at the end of a sentence.
@available(iOS 16, *)
struct AttackText: CaseText {
  let subject: Attack

  var phrase: Phrase {
    switch subject {
    case .biteAhead: Phrase("by bites from the front", "durch Bisse von vorn")
    case .biteSide: Phrase("by bites from the side", "durch Bisse von der Seite")
    case .biteBehind: Phrase("by bites from behind", "durch Bisse von hinten")
    case .stabAhead: Phrase("by stabs from the front", "durch Stiche von vorn")
    case .stabSide: Phrase("by stabs from the side", "durch Stiche von der Seite")
    case .stabBehind: Phrase("by stabs from behind", "durch Stiche von hinten")
    case .poison: Phrase("by poison", "durch Gift")
    case .shock: Phrase("by shocks", "durch Schläge")
    }
  }
}

/// The advice against a way of wounding, in a sentence or two.
@available(iOS 16, *)
struct AdviceText: CaseText {
  let subject: Attack

  var phrase: Phrase {
    switch subject {
    case .biteAhead:
      Phrase(
        "They bite head-on. Armour beside the mouth blunts that.",
        "Sie beißen von vorn. Panzer neben dem Maul dämpft das.")
    case .biteSide:
      Phrase(
        "They bite from the side. Armour along your body, or turn to face them.",
        "Sie beißen von der Seite. Panzer am Rumpf hilft, oder wende dich ihnen zu.")
    case .biteBehind:
      Phrase(
        "They bite from behind. Armour at the tail, or eyes that look back.",
        "Sie beißen von hinten. Panzer am Schwanz hilft, oder Augen, die zurückblicken.")
    case .stabAhead:
      Phrase(
        "They stab head-on. Armour in front deflects slow spikes.",
        "Sie stechen von vorn. Panzer vorn lenkt langsame Stacheln ab.")
    case .stabSide:
      Phrase(
        "They stab from the side. Armour along your body deflects slow spikes.",
        "Sie stechen von der Seite. Panzer am Rumpf lenkt langsame Stacheln ab.")
    case .stabBehind:
      Phrase(
        "They stab from behind. Armour at the tail, or more speed.",
        "Sie stechen von hinten. Panzer am Schwanz hilft, oder mehr Tempo.")
    case .poison:
      Phrase(
        "They poison the water. A jet takes you out of a cloud.",
        "Sie vergiften das Wasser. Eine Düse bringt dich aus einer Wolke.")
    case .shock:
      Phrase(
        "They stun what is near. Keep four lengths away, or bite first.",
        "Sie betäuben, was nahe ist. Bleib vier Längen entfernt, oder beiß zuerst.")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// Returns how a line's best body changed, in a sentence.
  func bodyChange(of best: Learned.Progress) -> String {
    guard best.before != best.after else { return self[LearnedText.sameBody] }
    guard best.newCells + best.lostCells > 0 else { return self[LearnedText.sameCells] }
    return self[
      LearnedText.changedCells, ["new": "\(best.newCells)", "lost": "\(best.lostCells)"]]
  }

  /// Returns the figures of a line, each with its name.
  func figures(of best: Learned.Progress) -> [(name: LearnedText, value: String)] {
    var figures: [(name: LearnedText, value: String)] = []
    if let speed = best.speed { figures.append((.speed, text(of: speed, .speedValue))) }
    if let bites = best.bites { figures.append((.bites, text(of: bites, .bitesValue))) }
    let deaths = best.mainDeath.map {
      self[
        LearnedText.deathsValue,
        ["cause": self[CauseText($0.cause)], "count": "\($0.count)", "all": "\($0.all)"]]
    }
    figures.append((.deaths, deaths ?? self[LearnedText.noDeaths]))
    return figures
  }

  private func text(of figure: Learned.Figure, _ unit: LearnedText) -> String {
    let now = self[unit, ["number": number(figure.now, decimals: 1)]]
    guard let before = figure.before else { return now }
    return self[LearnedText.was, ["now": now, "before": number(before, decimals: 1)]]
  }

  /// Returns which line wounded the player most and how, in a sentence.
  func wounds(by hurt: Learned.Hurt?) -> String {
    guard let hurt else { return self[LearnedText.unhurt] }
    // A scratch isn't nothing.
    let health = max(hurt.health, 0.1)
    return self[
      LearnedText.hurt,
      [
        "line": hurt.line.name, "health": number(health, decimals: health < 10 ? 1 : 0),
        "how": self[AttackText(hurt.attack)],
      ]]
  }

  /// Returns the advice against the line that wounded the player most.
  func advice(after hurt: Learned.Hurt?) -> String {
    hurt.map { self[AdviceText($0.attack)] } ?? self[LearnedText.unhurtAdvice]
  }
}

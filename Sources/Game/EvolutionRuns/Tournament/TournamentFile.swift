import CommandSupport
import Foundation
import Micro

/// `tournament.csv` in a run's folder: two lines for every pair of a dish's champions, one for single combat and one
/// for groups.
package enum TournamentFile {
  package static let header = "dish,firstBirths,secondBirths,kind,wins,draws,losses"
  /// The longest file that is read, in bytes.
  package static let maximumLength = 1 << 26
  /// The most checkpoints of a dish, and the most bouts, that are believed.
  private static let maximumMarks = 1000
  private static let largest = 1_000_000

  /// Reads the tournament from a run's folder; empty if there was none.
  package static func read(from folder: RunDirectory) throws -> [DishTournament] {
    let path = folder.tournament.path
    guard let bytes = try FileAccess.readIfThere(path, upTo: maximumLength) else { return [] }
    return try tournaments(
      String(decoding: bytes, as: UTF8.self).withoutByteOrderMark, path: path)
  }

  package static func text(_ tournaments: [DishTournament]) -> String {
    var text = header + "\n"
    for tournament in tournaments {
      for second in tournament.births.indices {
        for first in 0..<second {
          for (kind, table) in [("single", tournament.single), ("groups", tournament.groups)] {
            let tally = table[first, second]
            text +=
              "\(tournament.dish),\(tournament.births[first]),\(tournament.births[second]),\(kind),"
              + "\(tally.wins),\(tally.draws),\(tally.losses)\n"
          }
        }
      }
    }
    return text
  }

  /// Reads what `text` wrote.
  ///
  /// - Throws: `CannotRead` with the invalid line.
  package static func tournaments(_ text: String, path: String) throws -> [DishTournament] {
    var order: [Substring] = []
    var rows: [Substring: [Row]] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      if number == 0 || line.isEmpty {
        guard number > 0 || line == header[...] else { throw failure(path, 1) }
        continue
      }
      guard let row = Row(line) else { throw failure(path, number + 1) }
      if rows[row.dish] == nil { order.append(row.dish) }
      rows[row.dish, default: []].append(row)
    }
    return try order.map { dish in
      let rows = rows[dish] ?? []
      let births = Set(rows.flatMap { [$0.first, $0.second] }).sorted()
      guard births.count <= maximumMarks else {
        throw CannotRead(
          path: path, reason: "dish \(dish) has more than \(maximumMarks) checkpoints")
      }
      var meetings: [[Int]: Tournament.Meeting] = [:]
      for row in rows {
        if row.isSingle {
          meetings[[row.first, row.second], default: .init()].single = row.tally
        } else {
          meetings[[row.first, row.second], default: .init()].groups = row.tally
        }
      }
      var tournament = DishTournament(dish: String(dish), births: births)
      let index = Dictionary(uniqueKeysWithValues: births.enumerated().map { ($1, $0) })
      for (pair, meeting) in meetings {
        guard let first = index[pair[0]], let second = index[pair[1]] else { continue }
        tournament.note(meeting, first, second)
      }
      return tournament
    }
  }

  private static func failure(_ path: String, _ line: Int) -> CannotRead {
    CannotRead(path: path, reason: "line \(line) doesn't belong to a tournament")
  }

  private struct Row {
    let dish: Substring
    let first: Int
    let second: Int
    let isSingle: Bool
    let tally: Tally

    init?(_ line: Substring) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count == 7, !fields[0].isEmpty, fields[3] == "single" || fields[3] == "groups"
      else { return nil }
      let numbers = ([1, 2, 4, 5, 6]).compactMap { Int(fields[$0]) }
      guard numbers.count == 5, numbers.allSatisfy({ $0 >= 0 }), numbers[0] < numbers[1],
        numbers[2...].allSatisfy({ $0 <= TournamentFile.largest })
      else { return nil }
      dish = fields[0]
      first = numbers[0]
      second = numbers[1]
      isSingle = fields[3] == "single"
      tally = Tally(wins: numbers[2], draws: numbers[3], losses: numbers[4])
    }
  }
}

/// `ratings.csv`: one line for each champion.
package enum RatingsFile {
  package static let header = "dish,births,rating,low,high,wins,draws,losses"

  package static func text(_ ratings: [DishRating]) -> String {
    var text = header + "\n"
    for dish in ratings {
      for (mark, births) in dish.births.enumerated() {
        let total = dish.table.total(of: mark)
        text += "\(dish.dish),\(births),"
        text += String(
          format: "%.1f,%.1f,%.1f", dish.ratings[mark], dish.intervals[mark].lowerBound,
          dish.intervals[mark].upperBound)
        text += ",\(total.wins),\(total.draws),\(total.losses)\n"
      }
    }
    return text
  }
}

extension RunDirectory {
  /// The results of `ooze-lab tournament`: every pair's bouts, and the champions' ratings from them.
  package var tournament: URL { url.appendingPathComponent("tournament.csv") }
  package var ratings: URL { url.appendingPathComponent("ratings.csv") }
}

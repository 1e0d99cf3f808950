import Micro

/// The goal of today's dish, drawn from its seed: the same for everybody.
@available(iOS 16, *)
enum DayGoal: Hashable, Sendable {
  /// So many edits, without ever having a cell of a type.
  case edits(Int, without: CellType)
  /// So many rivals eaten.
  case rivals(Int)
  /// So many minutes lived.
  case minutes(Int)
  /// So many joules eaten, with never more than so many cells.
  case energy(Int, cells: Int)

  /// - Parameter seed: Of the day.
  init(seed: UInt64) {
    var random = RandomSource(seed: seed)
    // An eel's own parts can't be forbidden, and parts that hardly anybody buys needn't be.
    let parts: [CellType] = [
      .spike, .armour, .eye, .flagellum, .storage, .photocyte, .toxinGland, .jet,
    ]
    switch random.below(4) {
    case 0: self = .edits(3 + random.below(3), without: parts[random.below(parts.count)])
    case 1: self = .rivals(8 + 4 * random.below(4))
    case 2: self = .minutes(4 + random.below(4))
    default: self = .energy(150 + 50 * random.below(5), cells: 12 + 2 * random.below(3))
    }
  }

  /// Whether a run has reached it.
  ///
  /// - Parameters:
  ///   - bodies: All that the player's creature was, in order: one more than there were edits.
  func isReached(score: Score, bodies: [Genome]) -> Bool {
    switch self {
    case .edits(let count, let type):
      let reached = bodies.prefix(count + 1)
      return reached.count == count + 1
        && !reached.contains { $0.cells.contains { $0.type == type } }
    case .rivals(let count): return score.rivals >= count
    case .minutes(let count): return score.time >= Double(60 * count)
    case .energy(let joules, let most):
      return score.energy >= Float(joules) && bodies.allSatisfy { $0.cells.count <= most }
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// A goal, as what there is to do.
  func text(of goal: DayGoal) -> String {
    switch goal {
    case .edits(let count, let type):
      self[TodayText.goalEdits, ["count": "\(count)", "part": name(of: type)]]
    case .rivals(let count): self[TodayText.goalRivals, ["count": "\(count)"]]
    case .minutes(let count): self[TodayText.goalMinutes, ["count": "\(count)"]]
    case .energy(let joules, let cells):
      self[TodayText.goalEnergy, ["joules": "\(joules)", "cells": "\(cells)"]]
    }
  }
}

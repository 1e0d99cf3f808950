import Micro

/// The goal of today's dish, drawn from its seed and the same for all players.
@available(iOS 16, *)
enum DayGoal: Hashable, Sendable {
  /// A number of edits, without ever having a cell of a type.
  case edits(Int, without: CellType)
  /// A number of creatures eaten, harmless prey included.
  case creatures(Int)
  /// A number of minutes lived.
  case minutes(Int)
  /// An energy eaten in joules, without ever having more than a number of cells.
  case energy(Int, cells: Int)

  /// Creates the goal of a day.
  ///
  /// - Parameter seed: The seed of the day.
  init(seed: UInt64) {
    var random = RandomSource(seed: seed)
    // An eel's own parts can't be forbidden, and rarely bought parts needn't be.
    let parts: [CellType] = [
      .spike, .armour, .eye, .flagellum, .storage, .photocyte, .toxinGland, .jet,
    ]
    switch random.below(4) {
    case 0: self = .edits(3 + random.below(3), without: parts[random.below(parts.count)])
    case 1: self = .creatures(8 + 4 * random.below(4))
    case 2: self = .minutes(4 + random.below(4))
    default: self = .energy(150 + 50 * random.below(5), cells: 12 + 2 * random.below(3))
    }
  }

  /// Returns whether a run has reached it.
  ///
  /// - Parameters:
  ///   - bodies: All bodies of the player's creature, in order: one more than there were edits.
  func isReached(score: Score, bodies: [Genome]) -> Bool {
    switch self {
    case .edits(let count, let type):
      let reached = bodies.prefix(count + 1)
      return reached.count == count + 1
        && !reached.contains { $0.cells.contains { $0.type == type } }
    case .creatures(let count): return score.consumed >= count
    case .minutes(let count): return score.time >= Double(60 * count)
    case .energy(let joules, let most):
      return score.energy >= Float(joules) && bodies.allSatisfy { $0.cells.count <= most }
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// Returns a goal as a task.
  func text(of goal: DayGoal) -> String {
    switch goal {
    case .edits(let count, let type):
      self[TodayText.goalEdits, ["count": "\(count)", "part": name(of: type)]]
    case .creatures(let count): self[TodayText.goalCreatures, ["count": "\(count)"]]
    case .minutes(let count): self[TodayText.goalMinutes, ["count": "\(count)"]]
    case .energy(let joules, let cells):
      self[TodayText.goalEnergy, ["joules": "\(joules)", "cells": "\(cells)"]]
    }
  }
}

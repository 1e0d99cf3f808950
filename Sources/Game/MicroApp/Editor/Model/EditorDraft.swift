import Micro

/// A creature under its player's hands: what it was, what it is now, and what that costs.
///
///     var draft = EditorDraft(genome: SeedCreatures.eel, budget: 12)
///     try draft.apply(.retypeCell(3, to: .armour))
///     draft.cost       // 5
///     draft.remaining  // 7
///     draft.undo()
///     draft.cost       // 0
///
/// Its genome can live and is within the budget, if there is one, at any time: an operation that would break either is
/// refused, says why, and changes nothing. The cost is the difference between the two genomes, so
/// whatever was done and undone on the way is free.
@available(iOS 16, *)
struct EditorDraft: Sendable {
  /// The creature as it came.
  let original: Genome
  /// The points that all changes together may cost; `nil` if they may cost any number.
  let budget: Int?
  /// The cost of all changes, in edit points.
  private(set) var cost = 0
  /// Whether what is done on one side is done on the other too, where there is a mirror image.
  var isSymmetric: Bool
  /// The part that the player looks at; `nil` for the creature as a whole. Always a part of the
  /// present genome: what isn't there can't be selected.
  var selection: EditSelection? {
    didSet { if selection?.exists(in: genome) == false { selection = nil } }
  }

  private var history: EditHistory<Genome, EditOperation>

  /// - Parameters:
  ///   - genome: Valid.
  ///   - budget: In edit points, not negative; `nil` for no limit.
  init(genome: Genome, budget: Int?) {
    if let budget { precondition(budget >= 0, "a budget of \(budget) points") }
    original = genome
    self.budget = budget
    history = EditHistory(genome)
    isSymmetric = genome.cells.contains { $0.twin != nil }
  }

  /// The creature as it is now.
  var genome: Genome { history.present }
  /// The points that are left to spend; `nil` without a limit.
  var remaining: Int? { budget.map { $0 - cost } }
  /// Whether the creature is another than it was, be it in its name alone.
  var isChanged: Bool { cost > 0 || genome != original }

  // MARK: Changing

  /// The creature that an operation would make.
  func outcome(of operation: EditOperation) throws(EditorRefusal) -> Outcome {
    let outcome = try outcome(of: operation, isSymmetric: isSymmetric)
    guard let budget, outcome.cost > budget else { return outcome }
    let oneSide =
      isSymmetric ? try? self.outcome(of: operation, isSymmetric: false).cost : nil
    throw .tooExpensive(
      cost: outcome.cost, budget: budget, oneSide: oneSide.flatMap { $0 <= budget ? $0 : nil })
  }

  private func outcome(
    of operation: EditOperation, isSymmetric: Bool
  ) throws(EditorRefusal) -> Outcome {
    var next = genome
    do throws(BodyError) {
      let selection = try operation.apply(to: &next, isSymmetric: isSymmetric)
      return Outcome(
        genome: next, cost: EditCost.cost(from: original, to: next), selection: selection)
    } catch {
      throw .body(error)
    }
  }

  /// How many points more an operation would cost, whether there are as many or not; negative where it takes something
  /// back, `nil` where it can't be done.
  func price(of operation: EditOperation) -> Int? {
    (try? outcome(of: operation, isSymmetric: isSymmetric)).map { $0.cost - cost }
  }

  struct Outcome: Hashable, Sendable {
    let genome: Genome
    /// The cost of all changes together, in edit points.
    let cost: Int
    let selection: EditSelection?
  }

  /// Does an operation, or says why not and changes nothing. One that changes nothing is no step of
  /// the history.
  ///
  /// - Parameter continuing: Whether it goes on with the last one, as a slider does that is still
  ///   held: one undo then takes back both.
  mutating func apply(
    _ operation: EditOperation, continuing: Bool = false
  ) throws(EditorRefusal) {
    let outcome = try outcome(of: operation)
    if outcome.genome != genome {
      if continuing {
        history.amend(outcome.genome, by: operation)
      } else {
        history.record(outcome.genome, by: operation)
      }
    }
    cost = outcome.cost
    selection = outcome.selection
  }

  // MARK: Going back and forth

  /// The operation that ``undo()`` takes back.
  var lastOperation: EditOperation? { history.lastChange }
  /// The operation that ``redo()`` does again.
  var nextOperation: EditOperation? { history.nextChange }
  /// The number of operations that led here.
  var stepCount: Int { history.count }

  /// Takes the last operation back, which is free. Does nothing if there is none.
  mutating func undo() {
    history.undo()
    settle()
  }

  /// Does the operation again that was taken back last. Does nothing if there is none.
  mutating func redo() {
    history.redo()
    settle()
  }

  private mutating func settle() {
    cost = EditCost.cost(from: original, to: genome)
    if selection?.exists(in: genome) == false { selection = nil }
  }

  // MARK: Committing

  /// Why the creature can't become what it is now; `nil` if it can.
  var refusal: EditorRefusal? {
    do throws(BodyError) {
      try genome.validate()
    } catch {
      return .body(error)
    }
    guard let budget, cost > budget else { return nil }
    return .tooExpensive(cost: cost, budget: budget)
  }
}

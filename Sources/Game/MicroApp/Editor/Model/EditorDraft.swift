import Micro

/// A draft of a creature: its original, its current state, and the cost of the changes.
///
///     var draft = EditorDraft(genome: SeedCreatures.eel, budget: 12)
///     try draft.apply(.retypeCell(3, to: .armour))
///     draft.cost       // 5
///     draft.remaining  // 7
///     draft.undo()
///     draft.cost       // 0
///
/// Its genome is always viable and within the budget, if there is one. An operation that would break either is refused
/// with a reason and changes nothing. The cost is the difference between the two genomes, so changes that were undone
/// on the way are free.
@available(iOS 16, *)
struct EditorDraft: Sendable {
  /// The original creature.
  let original: Genome
  /// The largest cost of all changes together; `nil` for no limit.
  let budget: Int?
  /// The cost of all changes, in edit points.
  private(set) var cost = 0
  /// Whether operations on one side are applied to the other side too, if there is a mirror image.
  var isSymmetric: Bool
  /// The selected part; `nil` for the creature as a whole. It is always a part of the present genome: a missing part
  /// can't be selected.
  var selection: EditSelection? {
    didSet { if selection?.exists(in: genome) == false { selection = nil } }
  }

  private var history: EditHistory<Genome, EditOperation>

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - genome: A valid genome.
  ///   - budget: The budget in edit points, not negative; `nil` for no limit.
  init(genome: Genome, budget: Int?) {
    if let budget { precondition(budget >= 0, "a budget of \(budget) points") }
    original = genome
    self.budget = budget
    history = EditHistory(genome)
    isSymmetric = genome.cells.contains { $0.twin != nil }
  }

  /// The creature in its current state.
  var genome: Genome { history.present }
  /// The remaining points; `nil` without a limit.
  var remaining: Int? { budget.map { $0 - cost } }
  /// Whether the creature differs from the original, even if only in its name.
  var isChanged: Bool { cost > 0 || genome != original }

  // MARK: Changing

  /// Returns the creature that an operation would make.
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

  /// Returns the additional cost of an operation, affordable or not. It is negative for an operation that reverts a
  /// change, and `nil` for an impossible one.
  func price(of operation: EditOperation) -> Int? {
    (try? outcome(of: operation, isSymmetric: isSymmetric)).map { $0.cost - cost }
  }

  struct Outcome: Hashable, Sendable {
    let genome: Genome
    /// The cost of all changes together, in edit points.
    let cost: Int
    let selection: EditSelection?
  }

  /// Performs an operation, or throws the reason why it is refused and changes nothing. An operation without an effect
  /// is not recorded in the history.
  ///
  /// - Parameter continuing: Whether it continues the last one, like a slider that is still held. A single undo then
  ///   reverts both.
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

  /// The operation that ``undo()`` reverts.
  var lastOperation: EditOperation? { history.lastChange }
  /// The operation that ``redo()`` repeats.
  var nextOperation: EditOperation? { history.nextChange }
  /// The number of operations so far.
  var stepCount: Int { history.count }

  /// Undoes the last operation, which is free. Does nothing if there is none.
  mutating func undo() {
    history.undo()
    settle()
  }

  /// Redoes the last undone operation. Does nothing if there is none.
  mutating func redo() {
    history.redo()
    settle()
  }

  private mutating func settle() {
    cost = EditCost.cost(from: original, to: genome)
    if selection?.exists(in: genome) == false { selection = nil }
  }

  // MARK: Committing

  /// The reason why the creature can't be changed to its current state; `nil` if it can.
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

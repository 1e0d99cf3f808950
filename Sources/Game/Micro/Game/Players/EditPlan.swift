/// The plan of a scripted player for its creature: changes in order, each made as soon as the player can pay for it.
struct EditPlan: Hashable, Sendable {
  /// The remaining steps.
  private(set) var steps: [EditStep]

  init(_ steps: [EditStep]) { self.steps = steps }

  /// Returns the same plan without a part. Its points go into the following steps.
  func without(_ part: EditStep.Part) -> EditPlan {
    EditPlan(steps.filter { $0.part != part })
  }

  /// Edits the creature of a run by the rules for every player: cost and viability.
  ///
  /// - Returns: Whether the edit was made. It isn't if there is no space for the new body now.
  mutating func edit(_ run: inout Run) -> Bool {
    var draft = run.genome
    var left: [EditStep] = []
    var isSaving = false
    var hasBought = false
    for step in steps {
      var next = draft
      let isPossible = (try? step.apply(to: &next)) != nil
      // A player that can't pay for the next step buys nothing cheaper after it, unless that is all it can buy.
      guard isPossible, !isSaving,
        EditCost.cost(from: run.genome, to: next) <= run.budget.points
      else {
        if isPossible && hasBought { isSaving = true }
        left.append(step)
        continue
      }
      draft = next
      hasBought = true
    }
    guard (try? run.edit(to: draft)) != nil else { return false }
    steps = left
    return true
  }
}

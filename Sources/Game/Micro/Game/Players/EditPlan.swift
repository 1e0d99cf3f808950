/// The plan of a player of paper for its creature: changes in the order in which it makes them, as far
/// as it can pay.
struct EditPlan: Hashable, Sendable {
  /// The steps that are left.
  private(set) var steps: [EditStep]

  init(_ steps: [EditStep]) { self.steps = steps }

  /// The same plan without a part: its points go into what follows.
  func without(_ part: EditStep.Part) -> EditPlan {
    EditPlan(steps.filter { $0.part != part })
  }

  /// Makes an edit of a run by the rules that hold for every player: what it costs, and what bodies can live.
  ///
  /// - Returns: Whether it was made. It isn't if there is no room for the new body now.
  mutating func edit(_ run: inout Run) -> Bool {
    var draft = run.genome
    var left: [EditStep] = []
    var isSaving = false
    var hasBought = false
    for step in steps {
      var next = draft
      let isPossible = (try? step.apply(to: &next)) != nil
      // Who can't pay what comes next buys nothing cheaper behind it, unless that is all it can buy.
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

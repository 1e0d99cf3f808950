import Testing

@testable import Micro

@Suite("The budget for edits") struct EditBudgetTests {
  @Test("grows with the eaten joules and rivals")
  func earning() {
    for joules in [0, 1, 10, 100] as [Float] {
      for rivals in 0...3 {
        var budget = EditBudget()
        budget.eaten = joules
        budget.rivals = rivals
        budget.open()
        // 6 for every player, half a point per joule, 6 per rival.
        #expect(budget.points == 6 + Int(joules / 2) + 6 * rivals)
        #expect(budget.isOpen)
        #expect(budget.eaten == 0)
        #expect(budget.rivals == 0)
      }
    }
  }

  @Test("saves half of the remaining points")
  func banking() {
    var budget = EditBudget()
    budget.eaten = 40
    budget.open()
    #expect(budget.points == 26)
    budget.spend(5)
    #expect(budget.points == 21)
    #expect(!budget.isOpen)
    #expect(budget.next == 10 + 6)
    budget.open()
    #expect(budget.points == 16)
    // Without an edit, half is saved too: 16 → 8 + 6 → 7 + 6 → 6 + 6 → 12 for ever.
    var points: [Int] = []
    for _ in 0..<5 {
      budget.open()
      points.append(budget.points)
    }
    #expect(points == [14, 13, 12, 12, 12])
  }

  @Test("has a maximum")
  func most() {
    var budget = EditBudget()
    budget.eaten = 1e9
    budget.open()
    #expect(budget.points == EditBudget.most)
  }
}

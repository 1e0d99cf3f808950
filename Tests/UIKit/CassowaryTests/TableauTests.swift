import OozeKernel
import Testing

@testable import Cassowary

/// Compares the sparse matrix with a dense one.
struct TableauTests {
  private struct Row: Equatable {
    var constant: Double
    var coefficients: [Double]
  }

  private static let symbols = 12

  @Test(arguments: 1...30) func isAMatrix(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var tableau = Tableau()
    var definition = SparseAccumulator()
    for _ in 0..<Self.symbols {
      tableau.makeSymbol()
      definition.makeSymbol()
    }
    /// Rows by their basic symbols.
    var model: [Int32: Row] = [:]

    func fill(except basic: Int32) -> Row {
      definition.constant = Double(random.below(5) - 2) * 8
      var row = Row(
        constant: definition.constant, coefficients: Array(repeating: 0, count: Self.symbols))
      for symbol in 0..<Int32(Self.symbols)
      where symbol != basic && model[symbol] == nil && random.below(3) == 0 {
        let coefficient = [1, -1, 0.5, -2][random.below(4)]
        definition.add(coefficient, of: symbol)
        row.coefficients[Int(symbol)] = coefficient
      }
      return row
    }
    /// Replaces a symbol in the model and returns the symbols of the rows whose constants changed.
    func substitute(_ symbol: Int32, by row: Row) -> Set<Int32> {
      var moved: Set<Int32> = []
      for basic in model.keys {
        let factor = model[basic]!.coefficients[Int(symbol)]
        guard factor != 0, basic != symbol else { continue }
        model[basic]!.coefficients[Int(symbol)] = 0
        for other in 0..<Self.symbols {
          let sum = model[basic]!.coefficients[other] + factor * row.coefficients[other]
          model[basic]!.coefficients[other] = abs(sum) < 1e-9 ? 0 : sum
        }
        model[basic]!.constant += factor * row.constant
        if row.constant != 0 { moved.insert(basic) }
      }
      return moved
    }

    for step in 0..<200 {
      let symbol = Int32(random.below(Self.symbols))
      var moved: [Int32] = []
      switch random.below(10) {
      case 0...3 where model[symbol] == nil && model.count < 7:
        // As for a new constraint: the row is substituted for its subject everywhere, and then added.
        let row = fill(except: symbol)
        let expected = substitute(symbol, by: row)
        tableau.substitute(symbol, by: definition, changed: &moved)
        #expect(Set(moved.map { tableau.basics[Int($0)] }) == expected, "at \(step)")
        let number = tableau.install(definition, basic: symbol)
        #expect(tableau.basics[Int(number)] == symbol)
        model[symbol] = row
      case 4 where model[symbol] != nil:
        tableau.remove(tableau.rowOfSymbol[Int(symbol)])
        model[symbol] = nil
      case 5 where model[symbol] == nil:
        tableau.removeColumn(of: symbol)
        for basic in model.keys { model[basic]!.coefficients[Int(symbol)] = 0 }
      case _ where model[symbol] != nil:
        // As in a pivot.
        let number = tableau.rowOfSymbol[Int(symbol)]
        let cells = Array(tableau.cells(of: number))
        guard !cells.isEmpty else { continue }
        let place = random.below(cells.count)
        let entering = cells[place].symbol
        guard abs(cells[place].coefficient) > 0.2 else { continue }
        tableau.solve(number, forCellAt: place)
        tableau.load(number, into: &definition)
        var row = model.removeValue(forKey: symbol)!
        let factor = -1 / row.coefficients[Int(entering)]
        row.coefficients[Int(entering)] = 0
        row.coefficients[Int(symbol)] = -1
        row.coefficients = row.coefficients.map { $0 * factor }
        row.constant *= factor
        let expected = substitute(entering, by: row)
        tableau.substitute(entering, by: definition, changed: &moved)
        #expect(Set(moved.map { tableau.basics[Int($0)] }) == expected, "at \(step)")
        model[entering] = row
      default: break
      }
      definition.removeAll()
      let isUsed = Array(repeating: true, count: Self.symbols)
      #expect(tableau.brokenInvariants(isUsed: isUsed) == [], "seed \(seed) at \(step)")
      #expect(tableau.rowCount == model.count)
      for symbol in 0..<Int32(Self.symbols) {
        let row = model[symbol]
        #expect(tableau.isBasic(symbol) == (row != nil), "\(symbol) at \(step)")
        #expect(isNear(tableau.value(of: symbol), row?.constant ?? 0), "\(symbol) at \(step)")
        let isMentioned = model.values.contains { $0.coefficients[Int(symbol)] != 0 }
        #expect(tableau.isMentioned(symbol) == isMentioned, "\(symbol) at \(step)")
        guard let row else { continue }
        var coefficients = Array(repeating: 0.0, count: Self.symbols)
        for cell in tableau.cells(of: tableau.rowOfSymbol[Int(symbol)]) {
          coefficients[Int(cell.symbol)] = cell.coefficient
        }
        #expect(
          zip(coefficients, row.coefficients).allSatisfy { isNear($0, $1) },
          "row of \(symbol) at \(step): \(coefficients), \(row.coefficients)")
      }
    }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  /// Coefficients below a ten billionth are noise, both in new rows and as the remainder of two.
  @Test func noiseIsLeftOut() {
    for (size, isKept) in [(0.99e-10, false), (1e-10, true)] {
      for sign in [-1.0, 1] {
        var tableau = Tableau()
        var row = SparseAccumulator()
        for _ in 0..<4 {
          tableau.makeSymbol()
          row.makeSymbol()
        }
        row.add(1, of: 1)
        row.add(0, of: 2)
        tableau.install(row, basic: 0)
        row.removeAll()
        row.add(sign * size, of: 2)
        row.add(sign * size, of: 3)
        var changed: [Int32] = []
        tableau.substitute(1, by: row, changed: &changed)
        #expect(tableau.isMentioned(2) == isKept)
        #expect(tableau.isMentioned(3) == isKept)
        #expect(changed == [])
        #expect(tableau.brokenInvariants(isUsed: [true, true, true, true]) == [])
      }
    }
  }

  /// Solving a row for another symbol and back restores it.
  @Test func solvingTwiceIsNothing() {
    for coefficient in [-1.0, 1, 2, -0.25] {
      var tableau = Tableau()
      var row = SparseAccumulator()
      for _ in 0..<3 {
        tableau.makeSymbol()
        row.makeSymbol()
      }
      row.constant = 6
      row.add(coefficient, of: 1)
      row.add(3, of: 2)
      tableau.install(row, basic: 0)
      tableau.solve(0, forCellAt: 0)
      #expect(tableau.value(of: 1) == -6 / coefficient)
      #expect(!tableau.isBasic(0))
      tableau.solve(0, forCellAt: 0)
      #expect(tableau.value(of: 0) == 6)
      #expect(tableau.cells(of: 0).map(\.symbol) == [1, 2])
      #expect(tableau.cells(of: 0).map(\.coefficient) == [coefficient, 3])
    }
  }
}

extension Solver {
  mutating func makeSymbol(_ kind: SymbolKind, slot: Int32 = -1) -> Int32 {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      slotOfSymbol[Int(symbol)] = slot
      return symbol
    }
    kinds.append(kind)
    slotOfSymbol.append(slot)
    isChanged.append(false)
    tableau.makeSymbol()
    objectives.makeSymbol()
    current.makeSymbol()
    infeasible.makeSymbol()
    improving.makeSymbol()
    return Int32(kinds.count - 1)
  }

  mutating func release(_ symbol: Int32) {
    kinds[Int(symbol)] = .unused
    slotOfSymbol[Int(symbol)] = -1
    objectives.forget(symbol)
    unusedSymbols.append(symbol)
  }

  @inline(__always)
  mutating func noteChange(of symbol: Int32) {
    if kinds[Int(symbol)].isVariable, !isChanged[Int(symbol)] {
      isChanged[Int(symbol)] = true
      changed.append(symbol)
    }
  }
}

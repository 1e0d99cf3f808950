/// The solver's arrays as pointers, for the duration of a step.
///
/// A sweep touches each cell and constraint many times in a step. Checks of bounds and unique ownership would cost as
/// much as the work.
struct Sweep {
  let arrays: StepArrays
  let environment: Environment
  let flows: Bool
  /// The first of the world's cells; immovable cells precede it.
  let cells: UnsafeMutablePointer<PointMass>
  let flow: UnsafeMutableBufferPointer<Vector>
  let gathered: UnsafeMutableBufferPointer<Tensor>
  let dragLinks: UnsafeBufferPointer<Solver.DragLink>
  let packs: UnsafeMutableBufferPointer<LinkPack>
  let linkNumbers: UnsafeBufferPointer<Int32>
  let stiffness: UnsafeBufferPointer<Float>
  let linkRates: UnsafeBufferPointer<Float>
  let hingePacks: UnsafeMutableBufferPointer<HingePack>
  let hingeNumbers: UnsafeBufferPointer<Int32>
  let hingeRates: UnsafeBufferPointer<Float>
  let pairs: UnsafeMutableBufferPointer<Pair>
  let rim: UnsafeMutableBufferPointer<Solver.RimCell>
  let blocks: UnsafeBufferPointer<Solver.Block>
  let findings: UnsafeMutableBufferPointer<Solver.Finding>

  /// Takes all substeps of a step. Water, links, hinges and wall of a block don't depend on other blocks: sequentially,
  /// in parallel, or with all water first, the bits are the same. Contacts connect blocks, and are so few that one
  /// thread has solved them before others have woken up.
  func advance<Books: Ledger>(_ threads: Threads, _ ledger: inout Books) {
    // A ledger needs a fixed order.
    let threads = Books.isKept ? Threads.one : threads
    for substep in 0..<PhysicsWorld.substepCount {
      threads.each(blocks.count) { number in
        let block = blocks[number]
        if substep == 0 {
          load(number)
          gatherDrag(block)
        } else {
          solveRim(number, &ledger)
        }
        coast(block, &ledger)
        solveLinks(block, &ledger)
        solveHinges(block, &ledger)
      }
      solveContacts(&ledger)
    }
    threads.each(blocks.count) { number in
      solveRim(number, &ledger)
      store(number)
    }
  }

  /// Applies an impulse to a cell within a substep. The arguments are h times the impulse.
  @inline(__always)
  func strike<Books: Ledger>(
    _ cell: Int, _ impulse: Vector, for account: Account, _ ledger: inout Books
  ) {
    let before = cells[cell].velocity
    cells[cell].take(impulse.x, impulse.y)
    if Books.isKept {
      book(cell, PhysicsWorld.substepRate * impulse, from: before, for: account, &ledger)
    }
  }

  /// Records the impulse on a cell: the energy that it added, and the part that the water took.
  func book<Books: Ledger>(
    _ cell: Int, _ impulse: Vector, from before: Vector, for account: Account,
    _ ledger: inout Books
  ) {
    let after = cells[cell].velocity
    let mean = 0.5 * (before + after)
    ledger.add(impulse.dot(mean), to: account)
    ledger.add((cells[cell].mass * (after - before) - impulse).dot(mean), to: .water)
  }
}

extension Solver {
  /// Takes all substeps of a step.
  mutating func advance<Books: Ledger>(
    _ arrays: StepArrays, _ environment: Environment, _ threads: Threads, _ ledger: inout Books
  ) {
    let loadsFlow = !environment.isStill || flows
    flows = !environment.isStill
    let counts = Sweep.Counts(self)
    Sweep.advance(
      arrays: arrays, environment: environment, flows: loadsFlow, stillCount: stillCount,
      cells: &cells, flow: &flow, gathered: &gathered, dragLinks: dragLinks, packs: &packs,
      linkNumbers: linkNumbers, stiffness: stiffness, linkRates: linkRates, hingePacks: &hingePacks,
      hingeNumbers: hingeNumbers, hingeRates: hingeRates, pairs: &pairs.list, rim: &rim,
      blocks: blocks, findings: &findings, counts, threads, &ledger)
  }
}

extension Sweep {
  /// The lengths of the solver's arrays.
  struct Counts {
    let flow, gathered, dragLinks, packs, linkNumbers, stiffness, linkRates, hingePacks,
      hingeNumbers, hingeRates, pairs, rim, blocks, findings: Int

    init(_ solver: borrowing Solver) {
      flow = solver.flow.count
      gathered = solver.gathered.count
      dragLinks = solver.dragLinks.count
      packs = solver.packs.count
      linkNumbers = solver.linkNumbers.count
      stiffness = solver.stiffness.count
      linkRates = solver.linkRates.count
      hingePacks = solver.hingePacks.count
      hingeNumbers = solver.hingeNumbers.count
      hingeRates = solver.hingeRates.count
      pairs = solver.pairs.list.count
      rim = solver.rim.count
      blocks = solver.blocks.count
      findings = solver.findings.count
    }
  }

  /// Swift passes an array's storage to a pointer parameter for the duration of the call.
  fileprivate static func advance<Books: Ledger>(
    arrays: StepArrays, environment: Environment, flows: Bool, stillCount: Int,
    cells: UnsafeMutablePointer<PointMass>, flow: UnsafeMutablePointer<Vector>,
    gathered: UnsafeMutablePointer<Tensor>, dragLinks: UnsafePointer<Solver.DragLink>,
    packs: UnsafeMutablePointer<LinkPack>, linkNumbers: UnsafePointer<Int32>,
    stiffness: UnsafePointer<Float>, linkRates: UnsafePointer<Float>,
    hingePacks: UnsafeMutablePointer<HingePack>, hingeNumbers: UnsafePointer<Int32>,
    hingeRates: UnsafePointer<Float>, pairs: UnsafeMutablePointer<Pair>,
    rim: UnsafeMutablePointer<Solver.RimCell>, blocks: UnsafePointer<Solver.Block>,
    findings: UnsafeMutablePointer<Solver.Finding>, _ counts: Counts, _ threads: Threads,
    _ ledger: inout Books
  ) {
    Sweep(
      arrays: arrays, environment: environment, flows: flows, cells: cells + stillCount,
      flow: .init(start: flow, count: counts.flow),
      gathered: .init(start: gathered, count: counts.gathered),
      dragLinks: .init(start: dragLinks, count: counts.dragLinks),
      packs: .init(start: packs, count: counts.packs),
      linkNumbers: .init(start: linkNumbers, count: counts.linkNumbers),
      stiffness: .init(start: stiffness, count: counts.stiffness),
      linkRates: .init(start: linkRates, count: counts.linkRates),
      hingePacks: .init(start: hingePacks, count: counts.hingePacks),
      hingeNumbers: .init(start: hingeNumbers, count: counts.hingeNumbers),
      hingeRates: .init(start: hingeRates, count: counts.hingeRates),
      pairs: .init(start: pairs, count: counts.pairs), rim: .init(start: rim, count: counts.rim),
      blocks: .init(start: blocks, count: counts.blocks),
      findings: .init(start: findings, count: counts.findings)
    ).advance(threads, &ledger)
  }
}

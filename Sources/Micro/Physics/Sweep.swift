/// The solver's arrays as pointers, for the length of a step.
///
/// A sweep touches each cell and constraint many times a step; checks of bounds and of unique
/// ownership would cost as much as the work.
struct Sweep {
  let cells: UnsafeMutableBufferPointer<PointMass>
  /// ξc of each cell.
  let drag: UnsafeBufferPointer<Float>
  /// The force on each cell from outside.
  let force: UnsafeBufferPointer<Vector>
  let flow: UnsafeBufferPointer<Vector>
  let gathered: UnsafeMutableBufferPointer<Tensor>
  let dragLinks: UnsafeBufferPointer<Solver.DragLink>
  let packs: UnsafeMutableBufferPointer<LinkPack>
  let stiffness: UnsafeBufferPointer<Float>
  let hingePacks: UnsafeMutableBufferPointer<HingePack>
  let pairs: UnsafeMutableBufferPointer<Pair>
  let rim: UnsafeBufferPointer<Solver.RimCell>
  let blocks: UnsafeBufferPointer<Solver.Block>

  /// Takes all substeps of a step. Water, links and hinges of a block don't know of other blocks: one
  /// after the other, or all water first, gives the same bits.
  func advance<Books: Ledger>(_ ledger: inout Books) {
    for substep in 0..<PhysicsWorld.substepCount {
      for block in blocks {
        if substep == 0 { gatherDrag(block) }
        coast(block, &ledger)
        solveLinks(block, &ledger)
        solveHinges(block, &ledger)
      }
      solveContacts(&ledger)
      solveRim(&ledger)
    }
  }

  /// Gives a cell an impulse within a substep, h times of which is handed in.
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

  /// Books an impulse that a cell has taken: what it gave, and what the water took of that.
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
  mutating func advance<Books: Ledger>(drag: [Float], force: [Vector], _ ledger: inout Books) {
    let counts = Sweep.Counts(self, drag: drag.count, force: force.count)
    Sweep.advance(
      cells: &cells, drag: drag, force: force, flow: flow, gathered: &gathered,
      dragLinks: dragLinks, packs: &packs, stiffness: stiffness, hingePacks: &hingePacks,
      pairs: &pairs.list, rim: rim, blocks: blocks, counts, &ledger)
  }
}

extension Sweep {
  /// How long the solver's arrays are.
  struct Counts {
    let cells, drag, force, flow, gathered, dragLinks, packs, stiffness, hingePacks, pairs, rim,
      blocks: Int

    init(_ solver: borrowing Solver, drag: Int, force: Int) {
      self.drag = drag
      self.force = force
      cells = solver.cells.count
      flow = solver.flow.count
      gathered = solver.gathered.count
      dragLinks = solver.dragLinks.count
      packs = solver.packs.count
      stiffness = solver.stiffness.count
      hingePacks = solver.hingePacks.count
      pairs = solver.pairs.list.count
      rim = solver.rim.count
      blocks = solver.blocks.count
    }
  }

  /// Swift lends an array's storage to a parameter that is a pointer for as long as the call takes.
  fileprivate static func advance<Books: Ledger>(
    cells: UnsafeMutablePointer<PointMass>, drag: UnsafePointer<Float>,
    force: UnsafePointer<Vector>, flow: UnsafePointer<Vector>,
    gathered: UnsafeMutablePointer<Tensor>, dragLinks: UnsafePointer<Solver.DragLink>,
    packs: UnsafeMutablePointer<LinkPack>, stiffness: UnsafePointer<Float>,
    hingePacks: UnsafeMutablePointer<HingePack>, pairs: UnsafeMutablePointer<Pair>,
    rim: UnsafePointer<Solver.RimCell>, blocks: UnsafePointer<Solver.Block>, _ counts: Counts,
    _ ledger: inout Books
  ) {
    Sweep(
      cells: .init(start: cells, count: counts.cells), drag: .init(start: drag, count: counts.drag),
      force: .init(start: force, count: counts.force), flow: .init(start: flow, count: counts.flow),
      gathered: .init(start: gathered, count: counts.gathered),
      dragLinks: .init(start: dragLinks, count: counts.dragLinks),
      packs: .init(start: packs, count: counts.packs),
      stiffness: .init(start: stiffness, count: counts.stiffness),
      hingePacks: .init(start: hingePacks, count: counts.hingePacks),
      pairs: .init(start: pairs, count: counts.pairs), rim: .init(start: rim, count: counts.rim),
      blocks: .init(start: blocks, count: counts.blocks)
    ).advance(&ledger)
  }
}

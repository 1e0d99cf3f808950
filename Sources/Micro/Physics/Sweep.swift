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
    drag.withUnsafeBufferPointer { drag in
      force.withUnsafeBufferPointer { force in
        cells.withUnsafeMutableBufferPointer { cells in
          flow.withUnsafeBufferPointer { flow in
            gathered.withUnsafeMutableBufferPointer { gathered in
              dragLinks.withUnsafeBufferPointer { dragLinks in
                packs.withUnsafeMutableBufferPointer { packs in
                  stiffness.withUnsafeBufferPointer { stiffness in
                    hingePacks.withUnsafeMutableBufferPointer { hingePacks in
                      pairs.list.withUnsafeMutableBufferPointer { pairs in
                        rim.withUnsafeBufferPointer { rim in
                          blocks.withUnsafeBufferPointer { blocks in
                            Sweep(
                              cells: cells, drag: drag, force: force, flow: flow,
                              gathered: gathered, dragLinks: dragLinks, packs: packs,
                              stiffness: stiffness, hingePacks: hingePacks, pairs: pairs,
                              rim: rim, blocks: blocks
                            ).advance(&ledger)
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// The arrays of a step: the world's cells and constraints, laid out for the sweeps.
///
/// `arrange` derives all of it from the world's arrays. After that, motion, lengths and angles are the same in both: a
/// step changes them here and stores them there.
struct Solver: Sendable {
  /// First, for each block and some spare ones, four immovable cells, three of which the empty places in its packs
  /// join. No two blocks write the same ones. Then the world's cells.
  var cells: [PointMass] = []
  /// The number of `cells` before the first one of the world.
  var stillCount = 0
  /// The counts of the world's elements in this layout.
  var known = Counts()
  /// The water's own velocity u at each cell.
  var flow: [Vector] = []
  /// Whether any water velocity isn't zero.
  var flows = false
  /// Memory for D, the drag of each cell and its links.
  var gathered: [Tensor] = []
  var packs: [LinkPack] = []
  /// The world's number of the link at each place of the packs, four in a pack; -1 for an empty place.
  var linkNumbers: [Int32] = []
  /// The stiffness k of the link at each place, for the ledger.
  var stiffness: [Float] = []
  /// The largest change of length of the muscle at each place in a substep.
  var linkRates: [Float] = []
  var dragLinks: [DragLink] = []
  /// The world's numbers of the links that can tear.
  var tearable: [Int32] = []
  /// The place of each of the world's links in the packs, and of its drag in `dragLinks`; -1 for none.
  var linkPlaces: [Int32] = []
  var dragPlaces: [Int32] = []
  var hingePacks: [HingePack] = []
  /// The world's number of the hinge at each place of the packs; -1 for an empty place.
  var hingeNumbers: [Int32] = []
  var hingePlaces: [Int32] = []
  /// The largest change of angle of the muscle at each place in a substep.
  var hingeRates: [Float] = []
  /// The parts of the dish that no link or hinge connects, one after the other.
  var blocks: [Block] = []
  var neighbours = Neighbours()
  var pairs = PairFinder()
  /// The cells that may meet the wall in this step. A block's cells start at the place of its first cell.
  var rim: [RimCell] = []
  /// The results of a step for each block.
  var findings: [Finding] = []
  /// Memory for arranging constraints.
  var schedule = Schedule()
  var partition = Partition()

  /// A link with drag: with the length ℓ and the tangent t, half of ℓ·[ξn·I − (ξn − ξt) t tᵀ] at each end.
  struct DragLink {
    var a: Int32
    var b: Int32
    /// ξn/2
    var across: Float
    /// (ξn − ξt)/2
    var difference: Float
  }

  /// A group of cells without connections to others, and the constraints within them. It is small enough that a sweep
  /// over water, links and hinges finds it in the cache.
  struct Block {
    var cells: Range<Int>
    var dragLinks: Range<Int>
    var packs: Range<Int>
    var hingePacks: Range<Int>
  }

  /// Counts of a world's cells, links and hinges.
  struct Counts {
    var cells = 0
    var links = 0
    var hinges = 0
  }

  /// The results of a step for a block.
  struct Finding {
    /// The number of cells that may meet the wall.
    var rimCount = 0
    /// The square of the largest distance that its cells move.
    var farthest: Float = 0
  }

  struct RimCell {
    var cell: Int32
    /// The largest distance from the dish's centre.
    var limit: Float
  }
}

/// A cell in motion. It is stored in vectors of four, so that an impulse moves it in a few instructions, and two of
/// them fill a cache line.
struct PointMass {
  /// Position and velocity.
  var motion: SIMD4<Float>
  /// The mobility W = (m·I + h·D)⁻¹ as xx, xy, yy: the change of velocity by an impulse within a substep, including
  /// water. The fourth number is the mass m.
  private(set) var answer: SIMD4<Float>

  init(position: Vector, velocity: Vector, mass: Float) {
    motion = SIMD4(position.x, position.y, velocity.x, velocity.y)
    answer = SIMD4(0, 0, 0, mass)
  }

  var position: Vector { Vector(x: motion.x, y: motion.y) }
  var velocity: Vector { Vector(x: motion.z, y: motion.w) }
  var mass: Float { answer.w }

  var mobility: Tensor {
    get { Tensor(xx: answer.x, xy: answer.y, yy: answer.z) }
    set { answer = SIMD4(newValue.xx, newValue.xy, newValue.yy, mass) }
  }

  /// Applies an impulse within a substep. The arguments are h times the impulse. The velocity changes by W times the
  /// impulse, and the position by the resulting distance in a substep.
  @inline(__always)
  mutating func take(_ x: Float, _ y: Float) { motion += change(x, y) }

  /// Applies the opposite impulse.
  @inline(__always)
  mutating func give(_ x: Float, _ y: Float) { motion -= change(x, y) }

  /// Returns the change of motion in a substep by h times an impulse.
  @inline(__always)
  private func change(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let rates = SIMD4(1, 1, PhysicsWorld.substepRate, PhysicsWorld.substepRate)
    let answerX = SIMD4(answer.x, answer.y, answer.x, answer.y) * rates
    let answerY = SIMD4(answer.y, answer.z, answer.y, answer.z) * rates
    return answerX * x + answerY * y
  }
}

/// The arrays of a step: the world's cells and constraints, laid out for the sweeps.
///
/// `arrange` derives all of it from the world's arrays. From then on motion, lengths and angles are
/// the same here and there: a step moves them here and stores them there.
struct Solver: Sendable {
  /// For each block and some that may be added, four cells that never move, three of which the empty places in
  /// its packs join: no two blocks write the same ones. Then the world's cells.
  var cells: [PointMass] = []
  /// How many of `cells` come before the first of the world's.
  var stillCount = 0
  /// How much of the world is laid out here.
  var known = Counts()
  /// u: the water's own velocity at each cell.
  var flow: [Vector] = []
  /// Whether any of that isn't zero.
  var flows = false
  /// Memory for D, the drag gathered from each cell and its links.
  var gathered: [Tensor] = []
  var packs: [LinkPack] = []
  /// The world's number of the link at each place of the packs, four a pack; -1 for an empty one.
  var linkNumbers: [Int32] = []
  /// k of the link at each place, for the books.
  var stiffness: [Float] = []
  /// How far the muscle at each place moves its length in a substep at most.
  var linkRates: [Float] = []
  var dragLinks: [DragLink] = []
  /// The world's numbers of the links that can tear.
  var tearable: [Int32] = []
  /// The place of each of the world's links in the packs, and of its drag in `dragLinks`; -1 for none.
  var linkPlaces: [Int32] = []
  var dragPlaces: [Int32] = []
  var hingePacks: [HingePack] = []
  /// The world's number of the hinge at each place of the packs; -1 for an empty one.
  var hingeNumbers: [Int32] = []
  var hingePlaces: [Int32] = []
  /// How far the muscle at each place turns its angle in a substep at most.
  var hingeRates: [Float] = []
  /// Parts of the dish that no link or hinge joins, one after the other.
  var blocks: [Block] = []
  var neighbours = Neighbours()
  var pairs = PairFinder()
  /// The cells that the wall may meet in this step: a block's from the place of its first cell on.
  var rim: [RimCell] = []
  /// The findings of a step about each block.
  var findings: [Finding] = []
  /// Memory for arranging.
  var schedule = Schedule()
  var partition = Partition()

  /// A link that the water drags on: with the length ℓ and the tangent t, half of
  /// ℓ·[ξn·I − (ξn − ξt) t tᵀ] at each end.
  struct DragLink {
    var a: Int32
    var b: Int32
    /// ξn/2
    var across: Float
    /// (ξn − ξt)/2
    var difference: Float
  }

  /// Cells that nothing joins to any others, and what acts within them: so little that a sweep over
  /// water, links and hinges finds in the cache what the one before left there.
  struct Block {
    var cells: Range<Int>
    var dragLinks: Range<Int>
    var packs: Range<Int>
    var hingePacks: Range<Int>
  }

  /// So many of a world's cells, links and hinges.
  struct Counts {
    var cells = 0
    var links = 0
    var hinges = 0
  }

  /// The findings of a step about a block.
  struct Finding {
    /// The number of cells that the wall may meet.
    var rimCount = 0
    /// The square of how far its cells go at most.
    var farthest: Float = 0
  }

  struct RimCell {
    var cell: Int32
    /// How far from the dish's centre it may be.
    var limit: Float
  }
}

/// A cell in motion, in vectors of four so that an impulse moves it in a few instructions, and two to a
/// line of the cache.
struct PointMass {
  /// Position and velocity.
  var motion: SIMD4<Float>
  /// The mobility W = (m·I + h·D)⁻¹: how much faster an impulse makes the cell within a substep,
  /// water included, as xx, xy, yy; and the mass m.
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

  /// Takes an impulse within a substep, h times of which is handed in: the velocity changes by W
  /// times the impulse, and the place by what that makes in a substep.
  @inline(__always)
  mutating func take(_ x: Float, _ y: Float) { motion += change(x, y) }

  /// Takes the opposite impulse.
  @inline(__always)
  mutating func give(_ x: Float, _ y: Float) { motion -= change(x, y) }

  /// How h times an impulse changes the motion in a substep.
  @inline(__always)
  private func change(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let rates = SIMD4(1, 1, PhysicsWorld.substepRate, PhysicsWorld.substepRate)
    let answerX = SIMD4(answer.x, answer.y, answer.x, answer.y) * rates
    let answerY = SIMD4(answer.y, answer.z, answer.y, answer.z) * rates
    return answerX * x + answerY * y
  }
}

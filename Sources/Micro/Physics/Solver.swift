/// What a step works on: the world's cells and constraints, laid out for the sweeps.
///
/// Nothing here outlives a change of the world's arrays: `arrange` derives the constraints from
/// them, and each step loads the cells and stores them back.
struct Solver: Sendable {
  /// The cells, and at the end three that never move, which the empty places in packs join.
  var cells: [PointMass] = []
  var water: [Water] = []
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
  var hingePacks: [HingePack] = []
  /// The world's number of the hinge at each place of the packs; -1 for an empty one.
  var hingeNumbers: [Int32] = []
  /// How far the muscle at each place turns its angle in a substep at most.
  var hingeRates: [Float] = []
  /// Parts of the dish that no link or hinge joins, one after the other.
  var blocks: [Block] = []
  var neighbours = Neighbours()
  var pairs = PairFinder()
  /// The cells that the wall may meet in this step.
  var rim: [RimCell] = []
  /// Memory for arranging.
  var schedule = Schedule()
  var partition = Partition()

  /// What a cell meets in the water for a step.
  struct Water {
    /// D, the drag gathered from the cell and its links.
    var drag: Tensor
    /// u
    var flow: Vector
    /// What the outer force adds to the momentum in a substep.
    var push: Vector
  }

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

  struct RimCell {
    var cell: Int32
    /// How far from the dish's centre it may be.
    var limit: Float
  }
}

/// A cell in motion, in vectors of four so that an impulse moves it in a few instructions.
struct PointMass {
  /// Position and velocity.
  var motion: SIMD4<Float>
  /// The mobility W = (m·I + h·D)⁻¹: how much faster an impulse makes the cell within a substep,
  /// water included, as xx, xy, yy; and the mass m.
  private(set) var answer: SIMD4<Float>
  /// How h impulses of 1 along x and along y change the motion in a substep.
  private(set) var answerX = SIMD4<Float>()
  private(set) var answerY = SIMD4<Float>()

  init(position: Vector, mass: Float) {
    motion = SIMD4(position.x, position.y, 0, 0)
    answer = SIMD4(0, 0, 0, mass)
  }

  var position: Vector { Vector(x: motion.x, y: motion.y) }
  var velocity: Vector { Vector(x: motion.z, y: motion.w) }
  var mass: Float { answer.w }

  var mobility: Tensor {
    get { Tensor(xx: answer.x, xy: answer.y, yy: answer.z) }
    set {
      let rate = PhysicsWorld.substepRate
      answer = SIMD4(newValue.xx, newValue.xy, newValue.yy, mass)
      answerX = SIMD4(newValue.xx, newValue.xy, rate * newValue.xx, rate * newValue.xy)
      answerY = SIMD4(newValue.xy, newValue.yy, rate * newValue.xy, rate * newValue.yy)
    }
  }

  /// Takes an impulse within a substep, h times of which is handed in: the velocity changes by W
  /// times the impulse, and the place by what that makes in a substep.
  @inline(__always)
  mutating func take(_ x: Float, _ y: Float) { motion += answerX * x + answerY * y }

  /// Takes the opposite impulse.
  @inline(__always)
  mutating func give(_ x: Float, _ y: Float) { motion -= answerX * x + answerY * y }
}

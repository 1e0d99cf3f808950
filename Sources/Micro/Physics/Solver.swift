/// What a step works on: the world's cells and constraints, laid out for the sweeps.
///
/// Nothing here outlives a change of the world's arrays: `arrange` derives the constraints from
/// them, and each step loads the cells and stores them back.
struct Solver: Sendable {
  /// A cell in motion. Impulses change both: the position by Δ, the velocity by Δ/h.
  struct PointMass {
    var position: Vector
    var velocity: Vector
  }

  /// How a cell answers to the water for a step: its velocity relative to the flow becomes M times
  /// what it would be without drag.
  struct Water {
    /// First D, the drag gathered from the cell's links, then M = (I + (h/m) D)⁻¹, symmetric.
    var xx: Float
    var xy: Float
    var yy: Float
    /// u
    var flow: Vector
    /// What the outer force adds to the velocity in a substep without drag.
    var push: Vector
  }

  /// A link for the sweep: λ = −(C + damping·Ċ)·share, with the shares of both masses multiplied in.
  struct LinkConstraint {
    var a: Int32
    var b: Int32
    var length: Float
    var target: Float
    /// The most that the length changes in a substep.
    var reach: Float
    /// It does nothing while C is below this: 0 for what can't be compressed, else −∞.
    var slack: Float
    /// γd·h
    var damping: Float
    var shareA: Float
    var shareB: Float
  }

  struct DragLink {
    var a: Int32
    var b: Int32
    /// ξn/2
    var across: Float
    /// (ξn − ξt)/2
    var difference: Float
  }

  struct HingeConstraint {
    var a: Int32
    var pivot: Int32
    var c: Int32
    var angle: Float
    var target: Float
    /// The most that the angle changes in a substep.
    var reach: Float
    /// α/h²
    var compliance: Float
    /// 2ζ·√(1/k)/h: times the root of the masses' share, γd.
    var damping: Float
    /// The largest |λ|, from the largest torque.
    var limit: Float
    var weightA: Float
    var weightPivot: Float
    var weightC: Float
  }

  /// Two cells close enough to touch within the step.
  struct Pair {
    var a: Int32
    var b: Int32
    /// The distance at which they touch.
    var distance: Float
    var touched: Bool
    var closingSpeed: Float
    var normal: Vector
  }

  var cells: [PointMass] = []
  var water: [Water] = []
  /// 1/m
  var inverseMass: [Float] = []
  var links: [LinkConstraint] = []
  /// The world's number of each link constraint.
  var linkNumbers: [Int32] = []
  /// k of each link constraint, for the books.
  var stiffness: [Float] = []
  var dragLinks: [DragLink] = []
  var hinges: [HingeConstraint] = []
  /// The world's number of each hinge constraint.
  var hingeNumbers: [Int32] = []
  var pairs: [Pair] = []
  var neighbours = Neighbours()
}

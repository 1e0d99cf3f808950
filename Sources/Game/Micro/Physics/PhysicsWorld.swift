/// Cells, links and hinges in water: point masses, what holds them together, and their motion.
///
///     var world = PhysicsWorld()
///     let head = world.addCell(.init(position: .zero, owner: 0))
///     let tail = world.addCell(.init(position: Vector(x: -1, y: 0), owner: 0))
///     world.addLink(.init(a: head, b: tail, dragTangential: 1))
///     world.step(in: Environment(radius: 50))
///
/// Lengths are in rest lengths of a link, times in seconds, masses in a unit of their own. Cells,
/// links and hinges are numbered densely in the order in which they were made, until `compact`
/// renumbers them. The motion is a function of the arrays here alone: a copy that takes the same
/// steps gets the same bits, in debug builds, release builds and WebAssembly. Whoever touches
/// nothing moves to the bit as if it were alone, whatever else is in the dish.
///
/// The scheme is extended position-based dynamics in small steps: water drag solved implicitly, then
/// one Gauss–Seidel sweep over links, hinges, contacts and the wall, four times a step.
/// Source: Macklin, Müller and Chentanez, "XPBD" (2016); Macklin et al., "Small Steps in Physics
/// Simulation" (2019).
public struct PhysicsWorld: Sendable {
  /// The time that a step takes, in seconds.
  public static let stepDuration: Float = 1 / 60
  /// A step is made of so many substeps.
  public static let substepCount = 4
  /// h: the time that a substep takes, in seconds.
  static let substep: Float = 1 / 240
  /// 1/h
  static let substepRate: Float = 240

  // MARK: Cells

  /// Where each cell is.
  public internal(set) var position: [Vector] = []
  /// In cell lengths a second.
  public internal(set) var velocity: [Vector] = []
  /// Where each cell was before the last step; where it was made, until it took one.
  public internal(set) var previous: [Vector] = []
  /// The force on each cell from outside, from here to the end of the next step, which clears it.
  public internal(set) var force: [Vector] = []
  public internal(set) var radius: [Float] = []
  public internal(set) var mass: [Float] = []
  /// The serial number of each cell's creature; -1 for a loose cell.
  public internal(set) var owner: [Int32] = []
  /// ξc of each cell.
  public internal(set) var drag: [Float] = []
  /// Whether each cell was removed, and only waits for the next `compact`: nobody touches or finds it.
  public internal(set) var isRemoved: [Bool] = []

  // MARK: Links

  public internal(set) var links: [Link] = []
  /// The length that each muscle shall move to; the rest length until something else is written.
  public internal(set) var targetLength: [Float] = []
  /// The length that each link now has without load: on its way to the target.
  public internal(set) var length: [Float] = []

  // MARK: Hinges

  public internal(set) var hinges: [Hinge] = []
  /// The angle that each hinge shall move to, in radians; the rest angle until something else is
  /// written.
  public internal(set) var targetAngle: [Float] = []
  /// The angle that each hinge now has without load: on its way to the target.
  public internal(set) var angle: [Float] = []

  // MARK: What happened in the last step

  /// The pairs that touched, by a, then by b. Pairs joined by a link and pairs of loose cells never
  /// touch.
  public internal(set) var contacts: [Contact] = []
  /// The links that tore, in ascending order. They hold nothing any more and go with the next
  /// `compact`.
  public internal(set) var tornLinks: [Int] = []

  /// Who shares the work of a step. It is no part of the state.
  public var threads = Threads.one

  // MARK: Derived

  /// The memory of a step, in which it leaves nothing that the next one would need.
  var solver = Solver()
  /// Where `forEachCell` looks.
  var grid = Grid()
  /// Whether the cells lie in the grid where they are.
  var isIndexed = true
  /// How far a cell has moved at most since the grid was filled, in cell lengths.
  var drift: Float = 0
  /// Whether more was changed since the solver was arranged than it can take in by itself.
  var needsArranging = true

  public init() {}

  public var cellCount: Int { position.count }
  public var linkCount: Int { links.count }
  public var hingeCount: Int { hinges.count }

  /// A link as it was defined, and whether it still holds.
  public struct Link: Hashable, Sendable {
    public let definition: LinkDefinition
    /// True once it tore or was removed.
    public internal(set) var isBroken = false

    public var a: Int { definition.a }
    public var b: Int { definition.b }
    public var restLength: Float { definition.restLength }
  }

  /// A hinge as it was defined, and whether it still works.
  public struct Hinge: Hashable, Sendable {
    public let definition: HingeDefinition
    /// True once it was removed, or one of the links that it bends tore or was removed.
    public internal(set) var isBroken = false
  }
}

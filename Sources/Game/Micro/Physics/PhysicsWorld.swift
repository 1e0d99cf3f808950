/// Cells, links and hinges in water: point masses, the constraints between them, and their motion.
///
///     var world = PhysicsWorld()
///     let head = world.addCell(.init(position: .zero, owner: 0))
///     let tail = world.addCell(.init(position: Vector(x: -1, y: 0), owner: 0))
///     world.addLink(.init(a: head, b: tail, dragTangential: 1))
///     world.step(in: Environment(radius: 50))
///
/// Lengths are in rest lengths of a link, times in seconds, masses in a unit of their own. Cells, links and hinges are
/// numbered densely in the order in which they were made, until `compact` renumbers them. The motion is a function of
/// only these arrays: a copy that takes the same steps gets the same bits, in debug builds, release builds and
/// WebAssembly. A creature that touches nothing moves to the bit as if it were alone, whatever else is in the dish.
///
/// The scheme is extended position-based dynamics in small steps: water drag solved implicitly, then
/// one Gauss–Seidel sweep over links, hinges, contacts and the wall, four times a step.
/// Source: Macklin, Müller and Chentanez, "XPBD" (2016); Macklin et al., "Small Steps in Physics
/// Simulation" (2019).
public struct PhysicsWorld: Sendable {
  /// The time that a step takes, in seconds.
  public static let stepDuration: Float = 1 / 60
  /// The number of substeps in a step.
  public static let substepCount = 4
  /// The duration h of a substep, in seconds.
  static let substep: Float = 1 / 240
  /// 1/h
  static let substepRate: Float = 240

  // MARK: Cells

  /// The position of each cell.
  public internal(set) var position: [Vector] = []
  /// The velocity of each cell, in cell lengths per second.
  public internal(set) var velocity: [Vector] = []
  /// The position of each cell before the last step, or where it was created.
  public internal(set) var previous: [Vector] = []
  /// The external force on each cell. The next step applies and clears it.
  public internal(set) var force: [Vector] = []
  /// The radius of each cell, in cell lengths.
  public internal(set) var radius: [Float] = []
  /// The mass of each cell.
  public internal(set) var mass: [Float] = []
  /// The serial number of each cell's creature; -1 for a loose cell.
  public internal(set) var owner: [Int32] = []
  /// The drag ξc of each cell.
  public internal(set) var drag: [Float] = []
  /// Whether each cell is removed and waits for the next `compact`. Nothing touches or finds it.
  public internal(set) var isRemoved: [Bool] = []

  // MARK: Links

  /// The links, in the order of their numbers.
  public internal(set) var links: [Link] = []
  /// The target length of each muscle; the rest length until another is set.
  public internal(set) var targetLength: [Float] = []
  /// The current length of each link without load, on its way to the target.
  public internal(set) var length: [Float] = []

  // MARK: Hinges

  /// The hinges, in the order of their numbers.
  public internal(set) var hinges: [Hinge] = []
  /// The target angle of each hinge, in radians; the rest angle until another is set.
  public internal(set) var targetAngle: [Float] = []
  /// The current angle of each hinge without load, on its way to the target.
  public internal(set) var angle: [Float] = []

  // MARK: Events of the last step

  /// The pairs that touched, sorted by a, then by b. Pairs joined by a link and pairs of loose cells never touch.
  public internal(set) var contacts: [Contact] = []
  /// The links that tore, in ascending order. They have no effect any more, and the next `compact` removes them.
  public internal(set) var tornLinks: [Int] = []

  /// The threads that share the work of a step. They aren't part of the state.
  public var threads = Threads.one

  // MARK: Derived

  /// The working memory of a step. The next step needs none of its content.
  var solver = Solver()
  /// The grid that `forEachCell` searches.
  var grid = Grid()
  /// Whether the grid has the cells' current positions.
  var isIndexed = true
  /// The largest distance that a cell has moved since the grid was filled, in cell lengths.
  var drift: Float = 0
  /// Whether there were changes since the solver was arranged that it can't make itself.
  var needsArranging = true

  /// Creates a world without cells.
  public init() {}

  /// The number of cells, including removed ones until the next `compact`.
  public var cellCount: Int { position.count }
  /// The number of links, including broken ones until the next `compact`.
  public var linkCount: Int { links.count }
  /// The number of hinges, including broken ones until the next `compact`.
  public var hingeCount: Int { hinges.count }

  /// A link with its definition, and whether it is intact.
  public struct Link: Hashable, Sendable {
    /// The definition of the link.
    public let definition: LinkDefinition
    /// Whether it tore or was removed.
    public internal(set) var isBroken = false

    /// The number of the first cell.
    public var a: Int { definition.a }
    /// The number of the second cell.
    public var b: Int { definition.b }
    /// The length without load.
    public var restLength: Float { definition.restLength }
  }

  /// A hinge with its definition, and whether it is intact.
  public struct Hinge: Hashable, Sendable {
    /// The definition of the hinge.
    public let definition: HingeDefinition
    /// Whether it was removed, or one of the links that it bends tore or was removed.
    public internal(set) var isBroken = false
  }
}

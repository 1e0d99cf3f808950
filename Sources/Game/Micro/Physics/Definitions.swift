extension PhysicsWorld {
  /// A point mass with a round shape: a creature's cell, a food mote or a piece of carrion.
  public struct CellDefinition: Hashable, Sendable {
    /// In cell lengths.
    public var position: Vector
    /// In cell lengths a second.
    public var velocity: Vector
    /// In cell lengths; cells of creatures have 0.45 to 0.5.
    public var radius: Float
    /// Positive; cells of creatures have 0.25 to 0.8.
    public var mass: Float
    /// The serial number of the creature it belongs to; -1 if it is loose. Loose cells don't touch
    /// each other.
    public var owner: Int32
    /// The water's drag on a cell per length a second of speed against it, the same in all directions
    /// (ξc), beside the drag of the cell's links.
    public var drag: Float

    public init(
      position: Vector, velocity: Vector = .zero, radius: Float = 0.45, mass: Float = 0.4,
      owner: Int32 = -1, drag: Float = 0.25
    ) {
      self.position = position
      self.velocity = velocity
      self.radius = radius
      self.mass = mass
      self.owner = owner
      self.drag = drag
    }
  }

  /// An elastic connection of two cells along the line between them.
  public struct LinkDefinition: Hashable, Sendable {
    public var a: Int
    public var b: Int
    /// The length it has without load (L0), positive.
    public var restLength: Float
    /// Force per length of stretch (k); 300 to 3,000, rigid ones 10⁵.
    public var stiffness: Float
    /// Damping as a share of the critical damping of its two masses (ζ); 0.3 to 0.7.
    public var dampingRatio: Float
    /// The water's drag along the link per length and speed (ξt); 0.5 to 4, and 0 for none at all.
    public var dragTangential: Float
    /// Drag across over drag along (γ = ξn/ξt); 2 for a body, 4 for a fin.
    public var dragRatio: Float
    /// False for what only holds when pulled.
    public var resistsCompression: Bool
    /// Stretch per length at which it tears; infinity for never.
    public var tearStrain: Float
    /// How fast a muscle moves its length to the target, in rest lengths a second.
    public var lengthRate: Float

    public init(
      a: Int, b: Int, restLength: Float = 1, stiffness: Float = 1000, dampingRatio: Float = 0.5,
      dragTangential: Float = 0, dragRatio: Float = 2, resistsCompression: Bool = true,
      tearStrain: Float = .infinity, lengthRate: Float = 2
    ) {
      self.a = a
      self.b = b
      self.restLength = restLength
      self.stiffness = stiffness
      self.dampingRatio = dampingRatio
      self.dragTangential = dragTangential
      self.dragRatio = dragRatio
      self.resistsCompression = resistsCompression
      self.tearStrain = tearStrain
      self.lengthRate = lengthRate
    }
  }

  /// An elastic bend of three cells: the angle by which the way a → pivot → c turns at the pivot.
  ///
  /// Zero is straight on; positive turns from x to y.
  public struct HingeDefinition: Hashable, Sendable {
    public var a: Int
    public var pivot: Int
    public var c: Int
    /// In radians, in (-π, π].
    public var restAngle: Float
    /// Torque per radian.
    public var stiffness: Float
    /// Damping as a share of the critical damping of its three masses.
    public var dampingRatio: Float
    /// The most that it can turn with, either way.
    public var maximumTorque: Float
    /// How fast a muscle moves its angle to the target, in radians a second.
    public var angleRate: Float

    public init(
      a: Int, pivot: Int, c: Int, restAngle: Float = 0, stiffness: Float = 200,
      dampingRatio: Float = 0.5, maximumTorque: Float = .infinity, angleRate: Float = 6
    ) {
      self.a = a
      self.pivot = pivot
      self.c = c
      self.restAngle = restAngle
      self.stiffness = stiffness
      self.dampingRatio = dampingRatio
      self.maximumTorque = maximumTorque
      self.angleRate = angleRate
    }

    /// Whether the line between the two cells is one of the arms.
    func bends(_ first: Int, _ second: Int) -> Bool {
      let other = first == pivot ? second : first
      return (first == pivot || second == pivot) && (other == a || other == c)
    }
  }

  /// Two cells that touched in the last step, `a` before `b`.
  public struct Contact: Hashable, Sendable {
    public let a: Int
    public let b: Int
    /// The unit vector from a to b.
    public let normal: Vector
    /// The highest speed at which they came together in the step, at least 0, in lengths a second.
    public let closingSpeed: Float
  }
}

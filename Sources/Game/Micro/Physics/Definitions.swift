extension PhysicsWorld {
  /// A point mass with a round shape: a creature's cell, a food mote or a piece of carrion.
  public struct CellDefinition: Hashable, Sendable {
    /// The position, in cell lengths.
    public var position: Vector
    /// The velocity, in cell lengths per second.
    public var velocity: Vector
    /// The radius in cell lengths. Cells of creatures have 0.45 to 0.5.
    public var radius: Float
    /// The mass, positive. Cells of creatures have 0.25 to 0.8.
    public var mass: Float
    /// The serial number of the creature that it belongs to; -1 for a loose cell. Loose cells don't touch each other.
    public var owner: Int32
    /// The water's drag on the cell (ξc), as force per speed, equal in all directions. The drag of its links is
    /// additional.
    public var drag: Float

    /// Creates the definition of a cell.
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
    /// The number of the first cell.
    public var a: Int
    /// The number of the second cell.
    public var b: Int
    /// The length without load (L0), positive.
    public var restLength: Float
    /// The force per length of stretch (k): 300 to 3,000, and 10⁵ for rigid links.
    public var stiffness: Float
    /// The damping ratio (ζ), relative to the critical damping of its two masses: 0.3 to 0.7.
    public var dampingRatio: Float
    /// The water's drag along the link per length and speed (ξt): 0.5 to 4, or 0 for none.
    public var dragTangential: Float
    /// The ratio of the drag across to the drag along the link (γ = ξn/ξt): 2 for a body, 4 for a fin.
    public var dragRatio: Float
    /// Whether it resists compression; false for a link that holds only under tension.
    public var resistsCompression: Bool
    /// The stretch per length at which it tears; infinity for never.
    public var tearStrain: Float
    /// The rate at which a muscle changes its length, in rest lengths per second.
    public var lengthRate: Float

    /// Creates the definition of a link.
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

  /// An elastic bend of three cells: the angle by which the path a → pivot → c turns at the pivot.
  ///
  /// Zero is straight; positive turns from x to y.
  public struct HingeDefinition: Hashable, Sendable {
    /// The number of the cell at one end.
    public var a: Int
    /// The number of the cell at which it bends.
    public var pivot: Int
    /// The number of the cell at the other end.
    public var c: Int
    /// The angle without load in radians, in (-π, π].
    public var restAngle: Float
    /// The torque per radian.
    public var stiffness: Float
    /// The damping ratio, relative to the critical damping of its three masses.
    public var dampingRatio: Float
    /// The largest torque, in both directions.
    public var maximumTorque: Float
    /// The rate at which a muscle changes its angle, in radians per second.
    public var angleRate: Float

    /// Creates the definition of a hinge.
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

    /// Returns whether the line between the two cells is one of the arms.
    func bends(_ first: Int, _ second: Int) -> Bool {
      let other = first == pivot ? second : first
      return (first == pivot || second == pivot) && (other == a || other == c)
    }
  }

  /// Two cells that touched in the last step, `a` before `b`.
  public struct Contact: Hashable, Sendable {
    /// The number of the first cell.
    public let a: Int
    /// The number of the second cell.
    public let b: Int
    /// The unit vector from a to b.
    public let normal: Vector
    /// The highest speed at which they approached each other in the step, at least 0, in lengths per second.
    public let closingSpeed: Float
  }
}

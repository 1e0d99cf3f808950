/// The scripted players. Each has a play style and a plan for its edits. They measure whether edits matter, and whether
/// more than one way of life is worth trying.
public enum PlayerPolicy: String, CaseIterable, Hashable, Sendable {
  /// A player that flees from creatures marked deadly, hunts the others, and never edits.
  case never
  /// A player that buys spikes in front, which penetrate deeper the faster it swims, armour where hunters bite, a
  /// pacemaker and a flagellum.
  case swimmer
  /// A player that buys a second mouth, armour around the nucleus, and a photocyte instead of storage.
  case armoured
  /// A player that buys a second mouth, armour at its tail, storage, a spike, an eye, and a touch cell, which heals.
  case hunter
  /// A player that buys photocytes, noses and storage, and keeps away from everything.
  case grazer
  /// A player that buys a second mouth, toxin glands from the tail on, which poison who follows, and storage.
  case poisoner
  /// A player that buys electrocytes at its tail, which stun who follows, a second mouth, storage, a jet to pounce and
  /// to flee, and adhesive to hold the prey.
  case ambusher
  /// A player that swims to the nearest food, ignores prey and danger, and never edits.
  case newcomer
  /// A player that swims only to creatures that aren't marked deadly until it has eaten, and never edits.
  case gourmet
  /// A player that goes to the wall and eats only what drifts into its mouth.
  case hider

  /// The six players that edit.
  public static let editing: [PlayerPolicy] = [
    .swimmer, .armoured, .hunter, .grazer, .poisoner, .ambusher,
  ]

  var style: PlayStyle {
    switch self {
    case .never, .swimmer, .armoured, .poisoner: PlayStyle()
    case .hunter: PlayStyle(reach: 12, stalks: true)
    case .grazer: PlayStyle(fright: 6)
    case .ambusher: PlayStyle(pounces: true)
    case .newcomer: PlayStyle(fright: 0, reach: 0)
    case .gourmet: PlayStyle(fright: 3, reach: 30)
    case .hider: PlayStyle(fright: 7, reach: 0, eats: false, hides: true)
    }
  }

  /// The types of cells that it buys, in order.
  public var parts: [CellType] {
    var types: [CellType] = []
    for step in plan.steps {
      guard case .cell(let type) = step.part, !types.contains(type) else { continue }
      types.append(type)
    }
    return types
  }

  /// The plan that turns an eel into its body.
  var plan: EditPlan {
    switch self {
    case .never, .newcomer, .gourmet, .hider: EditPlan([])
    case .swimmer:
      EditPlan([
        .retype(Self.cheek, .spike, direction: -1.2), .retype(Self.spine(6), .armour),
        .retype(Self.spine(5), .storage), .retype(Self.spine(3), .touch),
        .retype(Self.spine(4), .armour), .retype(Self.spine(1), .armour),
        .retype(Self.spine(2), .pacemaker),
        .add(.flagellum, at: Self.flank(1), on: Self.spine(1), by: .nerve, bracedTo: Self.nucleus),
      ])
    case .armoured:
      EditPlan([
        Self.bite, .retype(Self.spine(1), .armour), .retype(Self.spine(5), .photocyte),
        .retype(Self.spine(2), .armour), .retype(Self.spine(4), .armour),
        .add(.armour, at: Self.flank(1), on: Self.spine(1), by: .nerve, bracedTo: Self.nucleus),
      ])
    case .hunter:
      EditPlan([
        Self.bite, .retype(Self.spine(6), .armour), .retype(Self.spine(5), .storage),
        .add(.spike, at: Self.flank(1), on: Self.spine(1), by: .nerve, bracedTo: Self.nucleus),
        .retype(Self.spine(2), .eye), .retype(Self.spine(4), .armour),
        .retype(Self.spine(1), .armour), .retype(Self.spine(3), .touch),
      ])
    case .grazer:
      EditPlan([
        .retype(Self.spine(4), .photocyte), .retype(Self.spine(5), .photocyte),
        .add(.nose, at: Self.brow, on: Self.cheek, bracedTo: Self.mouth),
        .retype(Self.spine(3), .photocyte),
        .add(.storage, at: Self.spine(7), on: Self.spine(6), by: .hingeMuscle),
        .add(.body, at: Self.spine(8), on: Self.spine(7), by: .hingeMuscle),
        .retype(Self.spine(2), .touch),
        .add(.photocyte, at: Self.flank(4), on: Self.spine(4), by: .nerve, bracedTo: Self.spine(3)),
      ])
    case .poisoner:
      EditPlan([
        Self.bite, .retype(Self.spine(6), .toxinGland), .retype(Self.spine(5), .storage),
        .retype(Self.spine(4), .toxinGland), .retype(Self.spine(3), .touch),
        .retype(Self.spine(2), .toxinGland), .retype(Self.spine(1), .armour),
      ])
    case .ambusher:
      EditPlan([
        .retype(Self.spine(6), .electrocyte), Self.bite, .retype(Self.spine(5), .storage),
        .retype(Self.spine(4), .electrocyte), .retype(Self.spine(3), .touch),
        .retype(Self.spine(1), .armour), .add(.jet, at: Self.spine(7), on: Self.spine(6)),
        .retype(Self.spine(2), .adhesive),
      ])
    }
  }

  /// A second mouth, at which prey that the first one misses slides along.
  private static let bite = EditStep.retype(cheek, .mouth, direction: -1)

  /// The position of an eel's head.
  private static let mouth = Vector(x: 1, y: 0)
  private static let nucleus = Vector(x: 0, y: 0)
  /// The position beside its nucleus, where its noses are.
  private static let cheek = Vector(x: 0.4, y: 0.92)
  /// The position beside its mouth, far enough away that prey fits between.
  private static let brow = Vector(x: 1, y: 1.5)

  /// Returns the position of a cell of an eel's body, counted from the nucleus.
  private static func spine(_ number: Int) -> Vector { Vector(x: -Float(number), y: 0) }

  /// Returns the position beside a cell of an eel's body.
  private static func flank(_ number: Int) -> Vector { Vector(x: -Float(number), y: 1) }
}

/// The hand-made creatures of a new dish: slender swimmers of nine to twelve cells with a mouth in front, a pair of
/// eyes or noses, and a wave that runs from the nucleus to the tail.
///
/// Their brains connect every sense to turning, effort, biting and thrust, but so weakly that they flounder: they
/// wriggle at a quarter of their strength in a random direction.
public enum SeedCreatures {
  /// All seed creatures, in a fixed order.
  public static let all = [eel, watcher, sniffer, lancer, whip, ribbon]

  /// The prey of runs: it lives on light, has no mouth, and flees from nothing. It is not in `all`, because breeding it
  /// would lead nowhere.
  public static let mite = make("Mite", hue: 0.22, frequency: 1, seed: 7) {
    let spine = $0.addSpine([.nucleus, .body, .body], amplitude: 0.6)
    $0.addPair(.photocyte, at: Vector(x: 1.4, y: 0.92), on: spine[0], bracedTo: spine[1])
  }

  /// The simplest one: a mouth, a nose on each side of it, and a body that bends.
  public static let eel = make("Eel", hue: 0.45, frequency: 1.4, seed: 1) {
    let spine = $0.addSpine(
      [.mouth, .nucleus, .body, .body, .body, .body, .body, .body], amplitude: 0.85)
    $0.addPair(.nose, at: Vector(x: 0.4, y: 0.92), on: spine[1], bracedTo: spine[0])
  }

  /// A swimmer with two eyes on the sides of the head, which look ahead and to the side.
  public static let watcher = make("Watcher", hue: 0.58, frequency: 1.6, seed: 2) {
    let spine = $0.addSpine(
      [.mouth, .nucleus, .body, .body, .storage, .body, .body, .body], amplitude: 0.85)
    $0.addPair(
      .eye, at: Vector(x: 0.4, y: 0.92), direction: -1, on: spine[1], bracedTo: spine[0])
  }

  /// A swimmer with two noses at the ends of feelers, far enough apart to locate a smell.
  public static let sniffer = make("Sniffer", hue: 0.1, frequency: 1.4, seed: 3) {
    let spine = $0.addSpine(
      [.mouth, .nucleus, .body, .body, .body, .body, .body, .body], amplitude: 0.85)
    $0.addPair(.nose, at: Vector(x: 0.7, y: 1.1), on: spine[1], bracedTo: spine[0])
  }

  /// A swimmer with a spike on each side of the head that points ahead, eyes behind them, and a tail that feels.
  public static let lancer = make("Lancer", hue: 0, frequency: 1.6, seed: 4) {
    let spine = $0.addSpine(
      [.mouth, .nucleus, .body, .body, .body, .body, .body, .touch], amplitude: 0.9)
    $0.addPair(
      .spike, at: Vector(x: 0.4, y: 0.92), direction: -1.2, on: spine[1], bracedTo: spine[0])
    $0.addPair(
      .eye, at: Vector(x: -0.55, y: 0.92), direction: -1, on: spine[2], bracedTo: spine[1])
  }

  /// A swimmer with eyes in front, and a flagellum behind, which pushes a little by itself.
  public static let whip = make("Whip", hue: 0.8, frequency: 1.5, seed: 5) {
    let spine = $0.addSpine(
      [.mouth, .nucleus, .body, .nose, .body, .body, .flagellum], amplitude: 0.9)
    $0.addPair(
      .eye, at: Vector(x: 0.4, y: 0.92), direction: -1, on: spine[1], bracedTo: spine[0])
  }

  /// A swimmer with noses and muscles in front, and fins that follow. A pacemaker beats in it and light feeds it.
  public static let ribbon = make("Ribbon", hue: 0.3, frequency: 1.3, phaseLag: 0.8, seed: 6) {
    let spine = $0.addSpine(
      [.mouth, .nucleus, .body, .pacemaker, .body, .photocyte, .body, .body, .body],
      amplitude: 0.8, finsFrom: 5)
    $0.addPair(.nose, at: Vector(x: 0.4, y: 0.92), on: spine[1], bracedTo: spine[0])
  }

  /// The same bodies, each with an eye, and with hand-wired brains that chase what they see: the first creatures of
  /// dishes under version 3 of the rules. Bodies without eyes get one in place of a plain cell of the spine.
  ///
  /// From creatures that flounder, evolution rarely finds what an eye is good for: see `Docs/Lab/Brains.md`.
  public static let chasers = all.map { seed in
    var body = seed
    let hasEyes = body.cells.contains { $0.type == .eye }
    if !hasEyes, let spine = body.cells.firstIndex(where: { $0.type == .body }) {
      body.cells[spine].type = .eye
    }
    return body.chasing(.third)
  }

  /// Returns the first creatures of a dish for breeding.
  public static func founders(under rules: DishRules) -> [Genome] {
    rules.seesBodies ? chasers : all
  }

  private static func make(
    _ name: String, hue: Float, frequency: Float, phaseLag: Float = 1, seed: UInt64,
    body: (inout Blueprint) -> Void
  ) -> Genome {
    withDefaultFloatEnvironment {
      var creature = Blueprint(name, hue: hue, frequency: frequency, phaseLag: phaseLag, seed: seed)
      body(&creature)
      creature.wire()
      return creature.genome
    }
  }
}

extension CellType {
  /// The name in genome files and on the screen: lower case, words joined by hyphens.
  public var name: String {
    switch self {
    case .nucleus: "nucleus"
    case .body: "body"
    case .mouth: "mouth"
    case .spike: "spike"
    case .eye: "eye"
    case .nose: "nose"
    case .touch: "touch"
    case .flagellum: "flagellum"
    case .armour: "armour"
    case .storage: "storage"
    case .photocyte: "photocyte"
    case .toxinGland: "toxin-gland"
    case .jet: "jet"
    case .adhesive: "adhesive"
    case .electrocyte: "electrocyte"
    case .pacemaker: "pacemaker"
    }
  }

  /// Its purpose, in one sentence.
  public var purpose: String {
    switch self {
    case .nucleus: "Hosts the brain. There is one, and when it dies, so does the creature."
    case .body: "Holds other cells together, cheaply."
    case .mouth: "Eats what it touches, in a cone of 120° that points outward."
    case .spike: "Wounds what it hits: the faster the hit, the deeper the wound."
    case .eye: "Sees the nearest thing in its cone; up to two make bites and stabs deeper."
    case .nose: "Smells food, blood and its own kin; up to two improve digestion."
    case .touch: "Feels what bumps into it; up to two make the body heal faster."
    case .flagellum: "Pushes along its link, as hard as the brain commands."
    case .armour: "Takes three times the wounds of a plain cell, blunts bites, and is heavy."
    case .storage: "Holds energy, and drops it as food when it dies."
    case .photocyte: "Makes energy from light, and breaks easily."
    case .toxinGland: "Squirts poison that hurts anything that swims into it."
    case .jet: "Escapes with a squirt of water, then has to fill up again."
    case .adhesive: "Grabs what it touches and holds on to it."
    case .electrocyte: "Stuns nearby creatures with a shock."
    case .pacemaker: "Gives the brain a rhythm; up to two make the muscles swing faster."
    }
  }

  /// The names of its sense channels, in the channels' order. Those of an eye are the names under version 2 of the
  /// rules, followed by the two channels that version 3 adds; there, kind is standing, and size is closing speed.
  public var senseNames: [String] {
    switch self {
    case .eye: ["proximity", "bearing", "kind", "size", "food-bearing", "food-proximity"]
    case .nose: ["food", "blood", "kin"]
    case .pacemaker: ["sine", "cosine"]
    case .mouth: ["bite"]
    case .touch: ["contact"]
    case .photocyte: ["light"]
    case .nucleus, .body, .spike, .flagellum, .armour, .storage, .toxinGland, .jet, .adhesive,
      .electrocyte:
      []
    }
  }
}

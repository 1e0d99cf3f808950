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
    case .spike: "Wounds what it hits: deeper at speed, and twice as deep from behind."
    case .eye: "Sees the nearest body and food in its cone; up to two deepen bites and stabs."
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

  /// Returns the names of its sense channels under some rules, in the channels' order.
  public func senseNames(under rules: DishRules) -> [String] {
    switch self {
    case .eye:
      rules.seesBodies
        ? ["proximity", "bearing", "standing", "closing", "food-bearing", "food-proximity"]
        : ["proximity", "bearing", "kind", "size"]
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

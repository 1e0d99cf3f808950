/// An inhabitant of a drop of pond water.
@available(iOS 16, *)
struct Inhabitant {
  let name: String
  private let english: String

  init(name: String, habit: String) {
    self.name = name
    english = habit
  }

  /// A description of its habits in the language of the gallery. Names are Latin in every language.
  @MainActor var habit: String { word(english) }

  static let all = [
    Inhabitant(name: "Amoeba proteus", habit: "Flows around what it eats"),
    Inhabitant(name: "Paramecium caudatum", habit: "Rows with ten thousand cilia"),
    Inhabitant(name: "Euglena gracilis", habit: "Eats light, and swims to it"),
    Inhabitant(name: "Stentor coeruleus", habit: "A blue trumpet, a millimetre tall"),
    Inhabitant(name: "Vorticella campanula", habit: "A bell on a coiled spring"),
    Inhabitant(name: "Volvox aureus", habit: "A rolling globe of two thousand"),
    Inhabitant(name: "Didinium nasutum", habit: "Swallows paramecia whole"),
    Inhabitant(name: "Spirostomum ambiguum", habit: "Shortens to a quarter in a blink"),
    Inhabitant(name: "Actinosphaerium eichhornii", habit: "A sun with needles for rays"),
    Inhabitant(name: "Lacrymaria olor", habit: "A neck seven bodies long"),
    Inhabitant(name: "Chlamydomonas reinhardtii", habit: "Swims the breast stroke"),
    Inhabitant(name: "Tetrahymena thermophila", habit: "Has seven sexes"),
    Inhabitant(name: "Arcella vulgaris", habit: "Lives in a tea saucer"),
    Inhabitant(name: "Difflugia oblonga", habit: "Builds its house of sand"),
    Inhabitant(name: "Bursaria truncatella", habit: "A purse with a large mouth"),
    Inhabitant(name: "Coleps hirtus", habit: "An armoured barrel"),
    Inhabitant(name: "Peranema trichophorum", habit: "Steers by the tip of its whip"),
    Inhabitant(name: "Blepharisma japonicum", habit: "Pink, and afraid of light"),
    Inhabitant(name: "Urocentrum turbo", habit: "Spins on a thread of slime"),
    Inhabitant(name: "Loxodes magnus", habit: "Feels which way is down"),
    Inhabitant(name: "Dileptus anser", habit: "Fishes with a trunk"),
    Inhabitant(name: "Halteria grandinella", habit: "Jumps to get away"),
    Inhabitant(name: "Euplotes patella", habit: "Walks on bundles of cilia"),
    Inhabitant(name: "Stylonychia mytilus", habit: "Runs along the weeds"),
    Inhabitant(name: "Synura uvella", habit: "Swims as a raspberry"),
    Inhabitant(name: "Dinobryon divergens", habit: "Grows as a tree of vases"),
    Inhabitant(name: "Ceratium hirundinella", habit: "Wears three horns"),
    Inhabitant(name: "Noctiluca scintillans", habit: "Glows when it is touched"),
    Inhabitant(name: "Acineta tuberosa", habit: "Drinks through its tentacles"),
    Inhabitant(name: "Podophrya fixa", habit: "Waits on its stalk"),
    Inhabitant(name: "Carchesium polypinum", habit: "A colony that folds together"),
    Inhabitant(name: "Ophrydium versatile", habit: "Green jelly with a thousand heads"),
    Inhabitant(name: "Frontonia leucas", habit: "Swallows filaments like spaghetti"),
    Inhabitant(name: "Nassula ornata", habit: "Tears algae with a basket"),
    Inhabitant(name: "Colpoda cucullus", habit: "Wakes with the rain"),
    Inhabitant(name: "Trachelius ovum", habit: "A ball with a finger"),
    Inhabitant(name: "Urostyla grandis", habit: "Glides on eight rows of bristles"),
    Inhabitant(name: "Hydra viridissima", habit: "A giant among the small"),
    Inhabitant(name: "Philodina roseola", habit: "Two wheels that draw in food"),
    Inhabitant(name: "Macrobiotus hufelandi", habit: "Sleeps through anything"),
  ]
}

import Testing

@testable import Micro

// The ranges and prices come from the specification of Project Micro.
@Suite("The table of cells and links") struct TypeTableTests {
  @Test("cells have the specified prices")
  func cellPrices() {
    let prices: [CellType: Int] = [
      .body: 2, .mouth: 6, .spike: 6, .eye: 5, .nose: 3, .touch: 2, .flagellum: 5, .armour: 5,
      .storage: 3, .photocyte: 5, .toxinGland: 8, .jet: 7, .adhesive: 6, .electrocyte: 9,
      .pacemaker: 3,
    ]
    for (type, price) in prices { #expect(type.traits.cost == price, "\(type)") }
    #expect(prices.count == CellType.allCases.count - 1, "all but the nucleus")
  }

  @Test("cells keep to the ranges of the physics", arguments: CellType.allCases)
  func cellRanges(type: CellType) {
    let traits = type.traits
    #expect((0.25...0.8).contains(traits.mass))
    #expect((0.45...0.5).contains(traits.radius))
    #expect(traits.cost > 0)
    #expect(traits.health > 0)
    #expect(traits.upkeep > 0)
    #expect(traits.tissue > 0)
    #expect(traits.capacity > 0)
  }

  @Test("armour has three times a plain cell's health and is the heaviest; a photocyte is frail")
  func armour() {
    #expect(CellType.armour.traits.health == 3 * CellType.body.traits.health)
    for type in CellType.allCases {
      #expect(type.traits.mass <= CellType.armour.traits.mass)
      #expect(type.traits.health >= CellType.photocyte.traits.health)
      #expect(type.traits.capacity <= CellType.storage.traits.capacity)
    }
  }

  @Test("links keep to the ranges of the physics", arguments: LinkType.allCases)
  func linkRanges(type: LinkType) {
    let traits = type.traits
    #expect(type == .strut ? traits.stiffness == 1e5 : (300...3000).contains(traits.stiffness))
    #expect((0.3...0.7).contains(traits.dampingRatio))
    #expect(traits.dragTangential == 0 || (0.5...4).contains(traits.dragTangential))
    #expect((1...4).contains(traits.dragRatio))
    #expect(traits.tearStrain > 0)
    #expect(traits.cost > 0)
    #expect(traits.upkeep > 0)
    #expect((type.largestAmplitude > 0) == type.isMuscle)
    #expect((traits.bendingStiffness > 0) == (traits.maximumTorque > 0))
  }

  @Test("links for swimming have the specified drag; links for bracing have none")
  func drag() {
    #expect(LinkType.body.traits.dragRatio == 2)
    #expect(LinkType.fin.traits.dragRatio == 4)
    for type in [LinkType.strut, .spring, .muscle, .nerve] {
      #expect(type.traits.dragTangential == 0, "\(type)")
    }
    // ξc ≤ 0.25 ξt for all links that swim.
    for type in [LinkType.body, .fin, .hingeMuscle] {
      #expect(CellTraits.drag <= 0.25 * type.traits.dragTangential, "\(type)")
      // m·f/(ξt·L) < 0.1 for a plain cell at 1 Hz, a link of length 1.
      #expect(CellType.body.traits.mass / type.traits.dragTangential <= 0.1, "\(type)")
    }
  }

  @Test("a spring tears beyond 60 %, a fin sooner than a body link; a tentacle only pulls")
  func strength() {
    #expect(LinkType.spring.traits.tearStrain == 0.6)
    #expect(LinkType.fin.traits.tearStrain < LinkType.body.traits.tearStrain)
    #expect(!LinkType.tentacle.traits.resistsCompression)
  }

  @Test("names are different and have no spaces")
  func names() {
    #expect(Set(CellType.allCases.map(\.name)).count == CellType.allCases.count)
    #expect(Set(LinkType.allCases.map(\.name)).count == LinkType.allCases.count)
    for name in CellType.allCases.map(\.name) + LinkType.allCases.map(\.name) {
      #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(name)")
    }
    for purpose in CellType.allCases.map(\.purpose) + LinkType.allCases.map(\.purpose) {
      #expect(purpose.hasSuffix("."), "\(purpose)")
      #expect(purpose.utf8.count <= 80, "\(purpose)")
    }
  }
}

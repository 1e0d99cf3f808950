import Micro
import Testing

@testable import MicroApp

@Suite("The player's input") struct HandsTests {
  private static let headings = (0..<8).map { Vector(angle: Float($0) * .pi / 4) }

  @Test("a pointer on the right turns right, on the left left", arguments: headings)
  func sides(heading: Vector) {
    for distance in [Float(1), 3, 10] {
      for angle in [Float(0.2), 0.7, 1.5, 2.5] {
        let ahead = heading * Math.cos(angle)
        let aside = heading.perpendicular * Math.sin(angle)
        let right = Hands(pointer: (ahead + aside) * distance).input(heading: heading)
        let left = Hands(pointer: (ahead - aside) * distance).input(heading: heading)
        // From x to y is to the right on a screen.
        #expect(right.turn > 0)
        #expect(left.turn == -right.turn)
        #expect(left.effort == right.effort)
        #expect(right.effort > 0)
      }
    }
  }

  @Test("straight ahead needs no turn, and an eighth of a circle the full turn")
  func rudder() {
    let heading = Vector(x: 1, y: 0)
    #expect(Hands(pointer: heading * 5).input(heading: heading).turn == 0)
    #expect(Hands(pointer: Vector(angle: .pi / 4) * 5).input(heading: heading).turn == 127)
    #expect(Hands(pointer: Vector(angle: .pi) * 5).input(heading: heading).turn.magnitude == 127)
  }

  @Test("nothing moves without input, or with a pointer on the creature")
  func rest() {
    let heading = Vector(x: 0, y: 1)
    #expect(Hands().input(heading: heading) == PlayerInput())
    #expect(Hands(pointer: Vector(x: 0.3, y: 0.3)).input(heading: heading) == PlayerInput())
    #expect(Hands(pad: Vector(x: 0.05, y: 0)).input(heading: heading) == PlayerInput())
  }

  @Test("the farther the pad is pushed, the more effort")
  func pad() {
    let heading = Vector(x: 1, y: 0)
    let efforts = [Float(0.2), 0.5, 1].map {
      Hands(pad: Vector(x: $0, y: 0)).input(heading: heading).effort
    }
    #expect(efforts == efforts.sorted())
    #expect(efforts.last == 255)
  }

  @Test("keys steer, and both sides at once cancel out")
  func keys() {
    let heading = Vector(x: 1, y: 0)
    #expect(Hands(keys: [.left]).input(heading: heading).turn == -127)
    #expect(Hands(keys: [.right]).input(heading: heading).turn == 127)
    #expect(Hands(keys: [.left, .right]).input(heading: heading) == PlayerInput())
    #expect(Hands(keys: [.ahead]).input(heading: heading).effort == 255)
    #expect(Hands(keys: [.ahead, .rest]).input(heading: heading).effort == 0)
  }

  @Test("every organ has a key and a button")
  func triggers() {
    for bit in 0..<5 {
      let trigger = PlayerInput.Triggers(rawValue: 1 << UInt8(bit))
      let heading = Vector(x: 1, y: 0)
      #expect(Hands(buttons: trigger).input(heading: heading).triggers == trigger)
      let keyed = Hands(keys: [.trigger(trigger.rawValue)]).input(heading: heading)
      #expect(keyed.triggers == trigger)
    }
  }
}

extension Weather {
  /// The speed of a current in the dish's middle, in cell lengths per second. It carries a resting body away, and
  /// creatures that swim against it keep half of the seed creatures' speed.
  static let flow: Float = 0.8
  /// The part of the light that darkness removes.
  static let darkness: Float = 0.9
  /// The rain into a bloom relative to the rain into the whole dish: 16 times as dense, and as much again.
  static let bloom: Float = 1
  /// The largest number of motes in a dish during a bloom, as a multiple of the usual.
  static let plenty = 2
  /// The time that a current or darkness takes to build up and to fade, in steps.
  static let ramp: Float = 3 * 60

  /// Applies the weather to a dish before a step, or undoes it.
  func act(on world: inout World, at step: UInt64) {
    var drift = world.environment.stream
    var brightness = world.settings.brightness
    if let spell = spell(at: step) {
      switch spell.kind {
      case .bloom: spell.feed(&world, at: step)
      case .current: drift += spell.direction * (Self.flow * spell.strength(at: step))
      case .dark: brightness *= 1 - Self.darkness * spell.strength(at: step)
      }
    }
    world.environment.drift = drift
    world.environment.light.brightness = brightness
  }
}

extension Weather.Spell {
  /// Returns the strength at one of its steps, 0 … 1.
  func strength(at step: UInt64) -> Float {
    let begun = Float(step - steps.lowerBound + 1)
    let left = Float(steps.upperBound - step)
    return min(begun / Weather.ramp, left / Weather.ramp, 1)
  }

  /// Returns the region of a bloom in a dish with a radius in cell lengths: half way to the wall, over a sixteenth of
  /// the water.
  public func region(inDishOf radius: Float) -> (center: Vector, radius: Float) {
    (direction * (radius / 2), radius / 4)
  }

  /// Drops a mote if one is due.
  fileprivate func feed(_ world: inout World, at step: UInt64) {
    let perStep =
      Double(world.settings.rain * Weather.bloom * World.stepDuration)
      / Double(world.settings.moteEnergy)
    let number = Double(step - steps.lowerBound)
    let isDue = ((number + 1) * perStep).rounded(.down) > (number * perStep).rounded(.down)
    guard isDue, world.moteCount < Weather.plenty * world.settings.motes else { return }
    let region = region(inDishOf: world.environment.radius)
    world.grow(around: region.center, within: region.radius)
  }
}

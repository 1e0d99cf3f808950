extension Weather {
  /// How fast a current flows in the dish's middle, in cell lengths a second: it carries a resting body
  /// away, and half of the seed creatures' speed is left to those who swim against it.
  static let flow: Float = 0.8
  /// The part of the light that a dark spell takes.
  static let darkness: Float = 0.9
  /// The rain into a bloom over the rain into the whole dish: 16 times as dense, and as much again.
  static let bloom: Float = 1
  /// How many times its usual number of motes a dish has at most in a bloom.
  static let plenty = 2
  /// How long a current or darkness takes to come and to go, in steps.
  static let ramp: Float = 3 * 60

  /// Does to a dish what it does before a step, or undoes what it did.
  func act(on world: inout World, at step: UInt64) {
    var drift = Vector.zero
    var brightness = world.settings.light
    if let spell = spell(at: step) {
      switch spell.kind {
      case .bloom: spell.feed(&world, at: step)
      case .current: drift = spell.direction * (Self.flow * spell.strength(at: step))
      case .dark: brightness *= 1 - Self.darkness * spell.strength(at: step)
      }
    }
    world.environment.drift = drift
    world.environment.light.brightness = brightness
  }
}

extension Weather.Spell {
  /// How much of it there is at one of its steps, 0 … 1.
  func strength(at step: UInt64) -> Float {
    let begun = Float(step - steps.lowerBound + 1)
    let left = Float(steps.upperBound - step)
    return min(begun / Weather.ramp, left / Weather.ramp, 1)
  }

  /// Where a bloom is in a dish of a radius, in cell lengths: half way to the wall, over a sixteenth of
  /// the water.
  public func region(inDishOf radius: Float) -> (center: Vector, radius: Float) {
    (direction * (radius / 2), radius / 4)
  }

  /// Lets a mote fall if one is due.
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

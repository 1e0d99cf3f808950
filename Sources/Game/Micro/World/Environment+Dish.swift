extension Environment {
  /// Creates the eddies and bright patches of a dish. Their number and size depend on its radius, their places are
  /// random, and half of the eddies turn each way. A dish has at most eight of them, because their cost per cell must
  /// not grow with the dish.
  init(settings: WorldSettings, random: inout RandomSource) {
    self.init(radius: settings.radius)
    let spots = min(max(Int(settings.radius / 12), 1), 8)
    for spot in 0..<spots {
      vortices.append(
        Vortex(
          centre: random.inDisc(radius: settings.radius * 0.8), radius: settings.radius / 6,
          speed: spot % 2 == 0 ? settings.current : -settings.current))
    }
    light.brightness = settings.light
    for _ in 0..<spots {
      light.patches.append(
        Light.Patch(
          center: random.inDisc(radius: settings.radius * 0.9),
          radius: settings.radius * random.uniform(0.15, 0.3)))
    }
  }

  /// Returns the light at a place, 0 … 1.
  public func light(at place: Vector) -> Float { light.level(at: place) }
}

extension Environment {
  /// Creates the eddies and bright patches of a dish. Their number and size depend on its radius, their places are
  /// random, and half of the eddies turn each way. A dish has at most eight of them, because their cost per cell must
  /// not grow with the dish.
  init(settings: WorldSettings, random: inout RandomSource) {
    self.init(radius: settings.radius)
    let isDark = settings.habitat == .vents
    let spots = min(max(Int(settings.radius / (isDark ? Vents.room : 12)), 1), 8)
    let speed = isDark ? Vents.current : settings.current
    for spot in 0..<spots {
      vortices.append(
        Vortex(
          centre: random.inDisc(radius: settings.radius * 0.8), radius: settings.radius / 6,
          speed: spot % 2 == 0 ? speed : -speed))
    }
    light.brightness = settings.brightness
    if isDark {
      light.patches = vortices.map {
        Light.Patch(center: $0.centre, radius: settings.radius * Vents.reach)
      }
    } else {
      for _ in 0..<spots {
        light.patches.append(
          Light.Patch(
            center: random.inDisc(radius: settings.radius * 0.9),
            radius: settings.radius * random.uniform(0.15, 0.3)))
      }
    }
    if settings.habitat == .stream {
      stream = Vector(angle: random.uniform(0, 2 * .pi)) * Stream.speed
      drift = stream
    }
  }

  /// Returns the light at a place, 0 … 1.
  public func light(at place: Vector) -> Float { light.level(at: place) }
}

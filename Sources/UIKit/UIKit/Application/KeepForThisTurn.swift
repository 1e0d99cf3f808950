import QuartzCore

/// Keeps an object until the run loop turns. On iOS, an autorelease pool keeps what methods return that long, so code that
/// assigns it to a weak variable can use it for the moment.
@MainActor func keepForThisTurn(_ object: Any) {
  RenderLoop.current.schedule(after: 0) { withExtendedLifetime(object) {} }
}

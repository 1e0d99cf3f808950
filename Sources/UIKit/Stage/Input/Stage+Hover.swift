extension Stage {
  /// Moves a pointer that presses nothing to a place on the screen. It stays there until it is moved
  /// again or ``endHover()`` takes it away.
  ///
  /// - Parameter point: In points of the screen.
  public func hover(at point: CGPoint) {
    act { application.hoverStream.move(to: point, in: application) }
  }

  /// Takes the pointer off the screen.
  public func endHover() {
    act { application.hoverStream.move(to: nil, in: application) }
  }
}

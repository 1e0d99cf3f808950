extension Stage {
  /// Moves a pointer without a pressed button to a point on the screen. It stays there until it is moved again
  /// or ``endHover()`` removes it.
  ///
  /// - Parameter point: The position in points of the screen.
  public func hover(at point: CGPoint) {
    act { application.hoverStream.move(to: point, in: application) }
  }

  /// Removes the pointer from the screen.
  public func endHover() {
    act { application.hoverStream.move(to: nil, in: application) }
  }
}

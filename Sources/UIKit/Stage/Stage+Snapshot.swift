extension Stage {
  /// Returns an image of the screen with `device.scale` pixels per point. It doesn't include the status bar,
  /// which the system draws.
  public func snapshot() -> CGImage {
    Compositor.render(layerTree())
  }

  /// Returns an image of the screen as PNG data.
  public func pngData() -> Data {
    guard let data = snapshot().pngData() else {
      preconditionFailure("a picture of \(screen.bounds.size) points cannot be written as PNG")
    }
    return data
  }
}

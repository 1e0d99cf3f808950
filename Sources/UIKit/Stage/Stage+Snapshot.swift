extension Stage {
  /// The screen's picture, `device.scale` pixels to a point. The status bar is not in it: the
  /// system draws that one.
  public func snapshot() -> CGImage {
    Compositor.render(layerTree())
  }

  /// The screen's picture as a PNG file.
  public func pngData() -> Data {
    guard let data = snapshot().pngData() else {
      preconditionFailure("a picture of \(screen.bounds.size) points cannot be written as PNG")
    }
    return data
  }
}

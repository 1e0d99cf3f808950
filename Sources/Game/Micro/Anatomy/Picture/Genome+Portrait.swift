extension Genome {
  /// The body at rest as an SVG file: see `BodyPicture`. It is empty if the genome isn't viable.
  public var portrait: String {
    guard let plan = try? BodyPlan(self) else { return "" }
    return BodyPicture(of: plan, hue: hue).svg()
  }
}

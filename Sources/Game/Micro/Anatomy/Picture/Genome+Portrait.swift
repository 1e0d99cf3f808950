extension Genome {
  /// The body at rest as an SVG file: see `BodyPicture`. Empty if the creature cannot live.
  public var portrait: String {
    guard let plan = try? BodyPlan(self) else { return "" }
    return BodyPicture(of: plan, hue: hue).svg()
  }
}

extension Episode {
  /// Returns generation 0: every founder with its own brain, one driven by a script that represents a player, and three that
  /// drift.
  ///
  /// The dish holds as much water for each as the arena does.
  public static func generationZero(
    _ founders: [Genome] = SeedCreatures.all, rules: DishRules = .standard
  ) -> Episode {
    var panel = founders.map { Member(genome: $0, control: .brain) }
    panel.append(Member(genome: founders[0], control: .scripted))
    for drifter in 0..<3 {
      panel.append(Member(genome: founders[drifter % founders.count], control: .drifting))
    }
    return Episode(
      world: .crowded(panel.count + 1, rules: rules), duration: 60, panel: panel)
  }

  /// Returns a dish full of one kind, to measure a candidate among its ancestors.
  public static func among(_ rival: Genome, rules: DishRules = .standard) -> Episode {
    let panel = [Member](repeating: Member(genome: rival, control: .brain), count: 8)
    return Episode(
      world: .crowded(panel.count + 1, rules: rules), duration: 60, panel: panel)
  }
}

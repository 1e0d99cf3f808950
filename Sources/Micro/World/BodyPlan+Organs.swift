extension BodyPlan {
  /// Whether any of its cells acts or recharges by itself from step to step.
  var hasTriggeredOrgans: Bool {
    cells.contains {
      switch $0.type {
      case .flagellum, .jet, .toxinGland, .electrocyte, .spike: true
      default: false
      }
    }
  }
}

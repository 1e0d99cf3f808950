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

extension Creature {
  /// Whether it has organs that act by themselves, and none that fires: other creatures don't feel their effect.
  var isQuiet: Bool {
    hasTriggeredOrgans && !plan.cellTypes.contains(.jet)
      && !plan.cellTypes.contains(.toxinGland) && !plan.cellTypes.contains(.electrocyte)
  }
}

import CassowaryAlone

/// The solver of this project.
@MainActor final class CassowaryRun: SolverRun {
  private let system: SolverSystem
  private var solver = Solver()
  private let variables: [Variable]
  private let terms: [[Term]]
  private let relations: [Relation]
  private var constraints: [Constraint?]
  private var edits: [Constraint] = []

  init(_ system: SolverSystem) {
    self.system = system
    var solver = Solver()
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    self.variables = variables
    self.solver = solver
    terms = system.lines.map { line in
      zip(line.variables, line.coefficients).map { Term(variables[Int($0)], $1) }
    }
    relations = system.lines.map(Self.relation)
    constraints = Array(repeating: nil, count: system.lines.count)
  }

  private static func relation(of line: SolverSystem.Line) -> Relation {
    let priority: Priority =
      switch line.strength {
      case .weak: Priority(250)
      case .medium: Priority(500)
      case .strong: Priority(750)
      case .required: .required
      }
    return switch line.relation {
    case 0: .equal(priority)
    case 1: .greaterThanOrEqual(priority)
    default: .lessThanOrEqual(priority)
    }
  }

  func build() {
    edits = [system.outer.width, system.outer.height].map {
      solver.addEditVariable(variables[Int($0)], Priority(750))
    }
    for line in system.lines.indices { add(line) }
    suggest(width: 320, height: 480)
  }

  func suggest(width: Double, height: Double) {
    solver.suggest(width, for: edits[0])
    solver.suggest(height, for: edits[1])
    _ = solver.takeChangedVariables()
  }

  func remove(_ line: Int) {
    guard let constraint = constraints[line] else { return }
    solver.remove(constraint)
    constraints[line] = nil
    solver.optimize()
  }

  func add(_ line: Int) {
    do {
      constraints[line] = try solver.add(
        terms[line], constant: system.lines[line].constant, relations[line])
    } catch {
      preconditionFailure("\(system.name): line \(line) was refused by \(error)")
    }
    solver.optimize()
  }

  func value(of variable: Int32) -> Double { solver.value(of: variables[Int(variable)]) }
}

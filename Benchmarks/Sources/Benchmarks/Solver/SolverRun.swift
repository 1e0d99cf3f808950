/// A solver that a system is given to. Whatever returns leaves the solution up to date.
@MainActor protocol SolverRun: AnyObject {
  /// Makes the variables and the constraints, and adds nothing yet.
  init(_ system: SolverSystem)
  /// Adds all constraints one after the other, and suggests a size.
  func build()
  func suggest(width: Double, height: Double)
  func remove(_ line: Int)
  func add(_ line: Int)
  func value(of variable: Int32) -> Double
}
